import Foundation
import ReactiveCocoa4
import Testing

@Suite struct NounTests {
    @Test func disposablesKeepTheirNames() {
        let first = SimpleDisposable()
        let second = SimpleDisposable()
        let composite = CompositeDisposable()
        composite.addDisposable(first).remove()
        composite.addDisposable(second)
        composite.dispose()
        #expect(!first.disposed && second.disposed && composite.disposed)

        let serial = SerialDisposable()
        serial.innerDisposable = first
        serial.innerDisposable = nil
        #expect(first.disposed && !serial.disposed)

        var actions = 0
        var scoped: ScopedDisposable? = ScopedDisposable(ActionDisposable(action: { actions += 1 }))
        #expect(scoped?.innerDisposable.disposed == false)
        scoped = nil
        #expect(actions == 1 && scoped == nil)
    }

    @Test func schedulersKeepTheirNames() {
        let clock = TestScheduler()
        let scheduler: any DateSchedulerType = clock
        let start = clock.currentDate
        let log = MutableProperty<[String]>([])
        clock.scheduleAfter(start.addingTimeInterval(2)) { log.modify { $0 + ["date"] } }
        clock.scheduleAfter(1) { log.modify { $0 + ["interval"] } }
        let repeating = scheduler.scheduleAfter(start.addingTimeInterval(3), repeatingEvery: 1, withLeeway: 0) {
            log.modify { $0 + ["tick"] }
        }
        clock.advanceToDate(start.addingTimeInterval(4))
        repeating?.dispose()
        clock.advanceByInterval(10)
        #expect(log.value == ["interval", "date", "tick", "tick"])
        #expect(QueueScheduler.mainQueueScheduler === QueueScheduler.main)
    }

    @Test func propertiesKeepTheirNames() {
        let (signal, observer) = Signal<Int, NoError>.pipe()
        let fromSignal = AnyProperty(initialValue: 0, signal: signal)
        let fromProducer = AnyProperty(initialValue: 0, producer: SignalProducer(signal: signal).map { $0 * 2 })
        observer.sendNext(3)
        #expect(fromSignal.value == 3 && fromProducer.value == 6)

        let constant = ConstantProperty("a")
        #expect(constant.value == "a" && constant.producer.collect().first() == .success(["a"]))
        #expect(AnyProperty(constant).map { $0 + "b" }.value == "ab")

        let mutable = MutableProperty(1)
        #expect(mutable.modify { $0 + 1 } == 1)
        #expect(mutable.value == 2)
        #expect(mutable.swap(5) == 2)
        mutable <~ fromSignal
        #expect(mutable.value == 3)
    }

    @Test func atomicsAreSetToWhatAClosureReturns() throws {
        let count = Atomic(1)
        #expect(count.modify { $0 + 1 } == 1)
        #expect(count.value == 2)
        #expect(throws: TestError(number: 1)) { try count.modify { _ in throw TestError(number: 1) } }
        #expect(count.swap(5) == 2)
        #expect(count.withValue { $0 * 2 } == 10)
    }

    @Test func actionsKeepTheirNames() {
        let enabled = MutableProperty(false)
        let action = Action<Int, String, TestError>(enabledIf: enabled) { input in
            input < 0 ? SignalProducer(error: TestError(number: input)) : SignalProducer(value: "\(input)")
        }
        var log: [String] = []
        action.values.observeNext { log.append("value \($0)") }
        action.errors.observeNext { log.append("error \($0.number)") }
        func apply(_ input: Int) {
            action.apply(input).startWithFailed { error in
                switch error {
                case .NotEnabled: log.append("not enabled")
                case .producerFailed(let error): log.append("failed \(error.number)")
                default: log.append("something else")
                }
            }
        }
        apply(1)
        enabled.value = true
        #expect(action.enabled.value && !action.executing.value)
        apply(1)
        apply(-1)
        #expect(log == ["not enabled", "value 1", "failed -1", "error -1"])
        #expect(ActionError.ProducerError(TestError(number: 1)) == .producerFailed(TestError(number: 1)))
    }

    @Test func cocoaActionsExecuteWithWhatTheyAreGiven() {
        let action = Action<String, Int, NoError> { SignalProducer(value: $0.count) }
        var counts: [Int] = []
        action.values.observeNext { counts.append($0) }
        let transforming: CocoaAction = CocoaAction(action) { "\($0 ?? "")" }
        transforming.execute("abc")
        CocoaAction(action, input: "ab").execute(nil)
        action.unsafeCocoaAction.execute("a")
        #expect(counts == [3, 2, 1])
        #expect(transforming.enabled && !transforming.executing)
        #expect(CocoaAction.selector == "execute:")
    }

    @Test func controlsExecuteCocoaActionsThatSomebodyHolds() {
        final class Button: RACControl {
            let rac_actions = RACControlActions()
            var isEnabled = true
        }
        let button = Button()
        let action = Action<Button, Bool, NoError> { SignalProducer(value: $0.isEnabled) }
        var values: [Bool] = []
        action.values.observeNext { values.append($0) }
        var save: CocoaAction? = action.unsafeCocoaAction
        if let save { button.addTarget(save, action: CocoaAction.selector, forControlEvents: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(values == [true])
        save = nil
        button.sendActions(for: .touchUpInside)
        #expect(values == [true])
    }

    @Test func dynamicPropertiesReadAndWriteByKeyPath() {
        final class Person: RACObject, @unchecked Sendable {
            @RACProperty var name = "Ann"
        }
        var person: Person? = Person()
        let property = DynamicProperty(object: person, keyPath: "name")
        var log: [String] = []
        property.producer.start { event in
            switch event {
            case .Next(let value): log.append("\(value ?? "nil")")
            case .Completed: log.append("completed")
            case .Failed, .Interrupted: log.append("unexpected")
            }
        }
        property.signal.observeNext { log.append("signal \($0 ?? "nil")") }
        #expect(property.value as? String == "Ann")
        property.value = "Bea"
        property <~ SignalProducer<String, NoError>(value: "Cleo")
        #expect(person?.name == "Cleo")
        person = nil
        #expect(property.value == nil)
        #expect(log == ["Ann", "Bea", "signal Bea", "Cleo", "signal Cleo", "completed"])
    }

    @Test @MainActor func bothAPIsAreBridged() async throws {
        let signal = SignalProducer<Int, TestError>(values: [1, 2]).toRACSignal()
        #expect(signal.toArray() as? [Int] == [1, 2])
        #expect(signal.toSignalProducer().map { $0 as? Int }.collect().first()?.map { $0 == [1, 2] } == .success(true))
        let failing = SignalProducer<Int, TestError>(error: TestError(number: 4)).toRACSignal().toSignalProducer()
        #expect(failing.first().map { if case .failure = $0 { true } else { false } } == true)
        let (hot, observer) = Signal<Int, NoError>.pipe()
        var values: [Int] = []
        hot.toRACSignal().subscribeNext { values.append($0 as? Int ?? 0) }
        observer.sendNext(7)
        #expect(values == [7])

        let action = Action<Int, Int, TestError> { SignalProducer(value: $0 + 1) }
        var results: [Int] = []
        action.values.observeNext { results.append($0) }
        let back = toRACCommand(action).toAction()
        #expect(back.enabled.value)
        #expect(try await back.apply(1).map { $0 as? Int }.first() == 2)
        #expect(results == [2])
        #expect(ImmediateScheduler().toRACScheduler() !== TestScheduler().toRACScheduler())
    }
}

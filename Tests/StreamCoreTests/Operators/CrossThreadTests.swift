import Dispatch
import StreamCore
import StreamTesting
import Testing

/// A delivery that waits for another thread, which uses the same stream meanwhile: with a lock held during deliveries,
/// neither would ever go on.
@Suite(.takesTurns) struct CrossThreadTests {
    /// Runs `body` on another thread and tells whether it returned in time.
    private static func returnsElsewhere(_ body: @escaping () -> Void) -> Bool {
        let isOver = DispatchSemaphore(value: 0)
        let work = UncheckedBox(body)
        DispatchQueue.global().async {
            work.content()
            isOver.signal()
        }
        return isOver.isSignalled()
    }

    struct Operator: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (Signal<Int, Never>, Signal<Int, Never>) -> SignalProducer<Int, Never>
    }

    static let operators = [
        Operator(testDescription: "merge") { $0.producer.merge(with: $1) },
        Operator(testDescription: "combineLatest") { $0.producer.combineLatest(with: $1).map { $0 + $1 } },
        Operator(testDescription: "zip") { $0.producer.zip(with: $1).map { $0 + $1 } },
        Operator(testDescription: "sample") { $0.producer.sample(with: $1).map { $0 + $1 } },
        Operator(testDescription: "withLatest") { $0.producer.withLatest(from: $1).map { $0 + $1 } },
        Operator(testDescription: "take(until:)") { $0.producer.take(until: $1.filter { $0 > 5 }.map { _ in }) },
        Operator(testDescription: "take(untilReplacement:)") {
            $0.producer.take(untilReplacement: $1.filter { $0 > 5 })
        },
        Operator(testDescription: "flatMap(.latest)") { first, second in
            first.producer.flatMap(.latest) { _ in second.producer.prefix(value: 0) }
        },
        Operator(testDescription: "flatMap(.concat)") { first, second in
            first.producer.flatMap(.concat) { _ in second.producer.prefix(value: 0) }
        },
        Operator(testDescription: "flatMap(.race)") { first, second in
            first.producer.flatMap(.race) { _ in second.producer.prefix(value: 0) }
        },
        Operator(testDescription: "retry(when:)") { first, second in
            first.producer.promoteError(TestFailure.self).retry { _ in second.producer }
        },
        Operator(testDescription: "timeout(betweenValues:)") {
            $0.producer.timeout(betweenValues: 1, switchingTo: $1.producer, on: TestScheduler())
        },
        Operator(testDescription: "replayLazily") { $0.merge(with: $1).producer.replayLazily(upTo: 2) },
    ]

    @Test(
        "Other threads can send to both inputs of an operator, and dispose it, while a delivery waits for them",
        arguments: operators)
    func sendsAndDisposes(operator: Operator) {
        let (first, firstInput) = Signal<Int, Never>.pipe()
        let (second, secondInput) = Signal<Int, Never>.pipe()
        let disposable = SerialDisposable()
        var deliveries = 0
        disposable.inner = `operator`.apply(first, second).start { event in
            guard case .value = event, deliveries == 0 else { return }
            deliveries += 1
            #expect(Self.returnsElsewhere { firstInput.send(value: 2) }, "The first input is blocked.")
            #expect(Self.returnsElsewhere { secondInput.send(value: 2) }, "The second input is blocked.")
            #expect(Self.returnsElsewhere { disposable.dispose() }, "Disposal is blocked.")
            #expect(Self.returnsElsewhere { firstInput.sendCompleted() }, "Completion is blocked.")
        }
        secondInput.send(value: 1)
        firstInput.send(value: 1)
        secondInput.send(value: 1)
        #expect(deliveries == 1)
    }

    @Test("A replay can be started and disposed while it delivers on another thread")
    func startsReplay() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let replayed = signal.producer.replayLazily(upTo: 1)
        let recorder = Recorder()
        replayed.startWithValues { value in
            guard value == 1 else { return }
            #expect(Self.returnsElsewhere { replayed.start(recorder.observer()) }, "The start is blocked.")
        }
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "1 2")
    }

    @Test("Observing and disposing return while the signal delivers on another thread")
    func observes() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        signal.observeValues { value in
            guard value == 1 else { return }
            #expect(Self.returnsElsewhere { signal.observe(recorder.observer()) }, "Observing is blocked.")
            #expect(Self.returnsElsewhere { signal.observe { _ in }?.dispose() }, "Disposal is blocked.")
        }
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "2")
    }

    @Test("Interruption from another thread while a value is in flight comes after it")
    func interruptsInFlight() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        signal.observeValues { _ in
            #expect(Self.returnsElsewhere { input.sendInterrupted() }, "Interruption is blocked.")
        }
        signal.observe(recorder.observer())
        input.send(value: 1)
        input.send(value: 2)
        #expect(recorder.history == "1 interrupted")
    }
}

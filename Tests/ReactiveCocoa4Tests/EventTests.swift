import ReactiveCocoa4
import Testing

@Suite struct EventTests {
    @Test func switchesOverEventsCompileWithTheNamesOfThatTime() {
        let (signal, observer) = Signal<Int, TestError>.pipe()
        var seen: [String] = []
        signal.observe { event in
            switch event {
            case let .Next(value): seen.append("next \(value)")
            case let .Failed(error): seen.append("failed \(error.number)")
            case .Completed: seen.append("completed")
            case .Interrupted: seen.append("interrupted")
            }
        }
        signal.observe(
            Observer { event in
                if case .Next(let value) = event { seen.append("observer \(value)") }
            })
        signal.on(event: { seen.append("on \($0)") }).observeFailed { seen.append("failed with \($0.number)") }
        observer.sendNext(1)
        observer.sendFailed(TestError(number: 2))
        #expect(
            seen == [
                "next 1", "observer 1", "on NEXT 1", "failed 2", "on FAILED TestError(number: 2)", "failed with 2",
            ])
    }

    @Test func anEventIsConvertedAndEqual() {
        for event in [Event<Int, TestError>.Next(1), .Failed(TestError(number: 1)), .Completed, .Interrupted] {
            #expect(Event(event.event) == event)
            #expect(event.isTerminating == event.event.isTerminating)
            #expect(event.value == event.event.value)
            #expect(event.error == event.event.error)
            #expect(event.map { "\($0)" }.event == event.event.map { "\($0)" })
            #expect(event.mapError { TestError(number: -$0.number) }.error?.number == event.error.map { -$0.number })
        }
        #expect("\(Event<Int, TestError>.Completed) \(Event<Int, TestError>.Interrupted)" == "COMPLETED INTERRUPTED")
    }

    @Test func materializedEventsAreConvertedToBeSwitchedOver() {
        var values: [Int] = []
        SignalProducer<Int, TestError>(values: [1, 2]).materialize().startWithNext { event in
            if case .Next(let value) = Event(event) { values.append(value) }
        }
        #expect(values == [1, 2])
        let again = SignalProducer<Int, TestError>(values: [1, 2]).materialize().map { Event($0) }.dematerialize()
        #expect(again.collect().first() == .success([1, 2]))
    }

    @Test func observersSendAndReceive() {
        var seen: [String] = []
        let observer = Observer<Int, TestError>(
            failed: { seen.append("failed \($0.number)") }, completed: { seen.append("completed") },
            interrupted: { seen.append("interrupted") }, next: { seen.append("next \($0)") })
        observer.action(.Next(1))
        observer.sendNext(2)
        observer.sendFailed(TestError(number: 3))
        observer.action(.Interrupted)
        #expect(seen == ["next 1", "next 2", "failed 3", "interrupted"])
    }

    @Test func nextIsObservedAlsoOfWhatCanFail() {
        var seen: [Int] = []
        let (signal, observer) = Signal<Int, TestError>.pipe()
        signal.observeNext { seen.append($0) }
        signal.on(next: { seen.append($0 * 10) }).observeCompleted { seen.append(-1) }
        observer.sendNext(1)
        observer.sendCompleted()
        SignalProducer<Int, TestError>(error: TestError(number: 1)).startWithNext { seen.append($0) }
        SignalProducer<Int, TestError>(values: 5, 6).on(started: { seen.append(0) }, next: { seen.append($0 * 10) })
            .startWithNext { seen.append($0) }
        SignalProducer<Int, TestError>(values: 7, 8).on(started: { seen.append(0) }, completed: { seen.append(-1) })
            .startWithNext { seen.append($0) }
        #expect(seen == [1, 10, -1, 0, 50, 5, 60, 6, 0, 7, 8, -1])
    }
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct BufferEveryTests {
    private let scheduler = TestScheduler()

    private func makeTrial(
        _ face: Face, buffering policy: BufferingPolicy<TestFailure> = .unbounded, skipEmpty: Bool = false
    ) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { [scheduler] in $0.buffer(every: .seconds(10), on: scheduler, buffering: policy, skipEmpty: skipEmpty) },
            { [scheduler] in $0.buffer(every: .seconds(10), on: scheduler, buffering: policy, skipEmpty: skipEmpty) })
    }

    @Test("Every tick sends what has come since the one before", arguments: Face.allCases, [true, false])
    func buffers(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty)
        trial.send(1, 2)
        scheduler.advance(by: 25)
        trial.send(3)
        scheduler.advance(by: 5)
        #expect(trial.history == (skipEmpty ? "10:[1, 2] 30:[3]" : "10:[1, 2] 20:[] 30:[3]"))
    }

    @Test("The policy limits what waits for the tick, and drops are counted", arguments: Face.allCases, [true, false])
    func bounds(face: Face, dropsOldest: Bool) {
        let drops = DropCounter()
        let trial = makeTrial(
            face, buffering: .bounded(2, whenFull: dropsOldest ? .dropOldest : .dropNewest, counting: drops))
        trial.send(1, 2, 3, 4)
        scheduler.advance(by: 10)
        trial.send(5)
        scheduler.advance(by: 10)
        #expect(trial.history == (dropsOldest ? "10:[3, 4] 20:[5]" : "10:[1, 2] 20:[5]"))
        #expect(drops.count == 2)
    }

    @Test("A failure for want of room comes after what was kept, and stops the source", arguments: Face.allCases)
    func overflows(face: Face) {
        let trial = makeTrial(face, buffering: .bounded(2, whenFull: .fail(.second)))
        scheduler.advance(by: 3)
        trial.send(1, 2, 3, 4)
        #expect(trial.isInputEnded)
        scheduler.run()
        #expect(trial.history == "3:[1, 2] 3:failed(second)")
    }

    @Test("Completion sends the rest at once, and nothing empty", arguments: Face.allCases, [true, false])
    func completes(face: Face, isEmpty: Bool) {
        let trial = makeTrial(face)
        scheduler.advance(by: 3)
        if !isEmpty { trial.send(1) }
        trial.complete()
        scheduler.run()
        #expect(trial.history == (isEmpty ? "3:completed" : "3:[1] 3:completed"))
    }

    @Test("Completion right before the tick of the same date", arguments: Face.allCases)
    func completesAtTick(face: Face) {
        let trial = makeTrial(face)
        scheduler.advance(by: 5)
        trial.send(1)
        scheduler.advance(by: .nanoseconds(4_999_999_999))
        trial.complete()
        scheduler.run()
        #expect(trial.history == "10:[1] 10:completed")
    }

    @Test("Failure and interruption discard what was kept", arguments: Face.allCases, [true, false])
    func endsAtOnce(face: Face, fails: Bool) {
        let trial = makeTrial(face)
        trial.send(1)
        scheduler.advance(by: 3)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        scheduler.run()
        #expect(trial.history == (fails ? "3:failed(first)" : "3:interrupted"))
    }

    @Test("Disposal stops the timer")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.send(1)
        trial.dispose()
        scheduler.run()
        #expect(trial.isInputEnded)
        #expect(trial.history == "0:interrupted")
    }

    @Test("A value that an array makes the observer send comes into the next one", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [[Int]] = []
        let take: ([Int]) -> Void = {
            received.append($0)
            number.send(value: received.count)
        }
        switch face {
        case .signal: numbers.buffer(every: .seconds(1), on: scheduler).observeValues(take)
        case .producer: numbers.producer.buffer(every: .seconds(1), on: scheduler).startWithValues(take)
        }
        number.send(value: 0)
        scheduler.advance(by: 3)
        #expect(received == [[0], [1], [2]])
    }

    @Test("Threads lose nothing")
    func threads() {
        let (numbers, number) = Signal<Int, Never>.pipe()
        let scheduler = QueueScheduler(name: "buffer")
        let isOver = DispatchSemaphore(value: 0)
        let count = Counter()
        numbers.buffer(every: .milliseconds(1), on: scheduler).observe { event in
            for _ in event.value ?? [] { count.increment() }
            if event.isCompleted { isOver.signal() }
        }
        onThreads(2) { _ in for value in 0..<1000 { number.send(value: value) } }
        number.sendCompleted()
        #expect(isOver.isSignalled())
        #expect(count.value == 2000)
    }

    @Test("Dropped values are released, and a million of them take bounded memory", arguments: Face.allCases)
    func many(face: Face) {
        let live = Counted.Counter()
        let (values, value) = Signal<Counted, Never>.pipe()
        let policy = BufferingPolicy<Never>.bounded(10, whenFull: .dropOldest)
        var sizes: [Int] = []
        switch face {
        case .signal:
            values.buffer(every: .seconds(1), on: scheduler, buffering: policy).observeValues { sizes.append($0.count) }
        case .producer:
            values.producer.buffer(every: .seconds(1), on: scheduler, buffering: policy)
                .startWithValues { sizes.append($0.count) }
        }
        for _ in 0..<StreamCoreTests.many(1_000_000) { value.send(value: Counted(live)) }
        #expect(live.live == 10)
        scheduler.advance(by: 1)
        #expect(live.live == 0)
        #expect(sizes == [10])
    }
}

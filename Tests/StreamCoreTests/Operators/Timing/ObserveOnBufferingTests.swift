import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite("observe(on:buffering:)", .takesTurns)
struct ObserveOnBufferingTests {
    private let scheduler = TestScheduler()
    private let drops = DropCounter()

    private func makeTrial(
        _ face: Face, capacity: Int = 2, _ overflow: BufferingPolicy<TestFailure>.Overflow
    ) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        let policy = BufferingPolicy.bounded(capacity, whenFull: overflow, counting: drops)
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.observe(on: scheduler, buffering: policy) },
            { $0.observe(on: scheduler, buffering: policy) })
    }

    @Test("When it is full, the oldest value is dropped, or the newest", arguments: Face.allCases, [true, false])
    func drops(face: Face, oldest: Bool) {
        let trial = makeTrial(face, oldest ? .dropOldest : .dropNewest)
        trial.send(1, 2, 3, 4, 5)
        trial.complete()
        #expect(drops.count == 3)
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == (oldest ? "0:4 0:5 0:completed" : "0:1 0:2 0:completed"))
    }

    @Test("A full one that fails disposes the source, and fails after what was kept", arguments: Face.allCases)
    func fails(face: Face) {
        let trial = makeTrial(face, .fail(.second))
        trial.send(1, 2)
        #expect(!trial.isInputEnded)
        trial.send(3)
        #expect(trial.isInputEnded)
        trial.send(4)
        trial.complete()
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:1 0:2 0:failed(second)")
        #expect(drops.count == 1)
    }

    @Test("A source that would never end by itself is stopped by the failure")
    func stopsLoop() {
        let recorder = Recorder()
        SignalProducer<Int, TestFailure>(0...)
            .observe(on: scheduler, buffering: .bounded(3, whenFull: .fail(.first), counting: drops))
            .start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "0 1 2 failed(first)")
        #expect(drops.count == 1)
    }

    @Test("The end finds room", arguments: Face.allCases, [true, false])
    func ends(face: Face, completes: Bool) {
        let trial = makeTrial(face, capacity: 1, .fail(.second))
        trial.send(1)
        if completes { trial.complete() } else { trial.fail(.first) }
        scheduler.advance()
        #expect(trial.history == (completes ? "0:1 0:completed" : "0:1 0:failed(first)"))
        #expect(drops.count == 0)
    }

    @Test("Room is there again when the scheduler has taken what waits", arguments: Face.allCases)
    func hasRoomAgain(face: Face) {
        let trial = makeTrial(face, .dropNewest)
        trial.send(1, 2, 3)
        scheduler.advance(by: 1)
        trial.send(4, 5, 6)
        scheduler.advance(by: 1)
        #expect(trial.history == "0:1 0:2 1:4 1:5")
        #expect(drops.count == 2)
    }

    @Test(
        "Values that the running block of observe(on:buffering:) has taken do not count as waiting",
        arguments: Face.allCases, [true, false])
    func countsFromTheBlock(face: Face, oldest: Bool) {
        let scheduler = scheduler
        let policy = BufferingPolicy<TestFailure>.bounded(
            2, whenFull: oldest ? .dropOldest : .dropNewest, counting: drops)
        var sendMore: (() -> Void)?
        let trial = Trial(
            face, of: Int.self,
            { $0.observe(on: scheduler, buffering: policy).on(value: { if $0 == 1 { sendMore?() } }) },
            { $0.observe(on: scheduler, buffering: policy).on(value: { if $0 == 1 { sendMore?() } }) })
        sendMore = { trial.send(3, 4, 5) }
        trial.send(1, 2)
        scheduler.advance()
        #expect(trial.history == (oldest ? "1 2 4 5" : "1 2 3 4"))
        #expect(drops.count == 1)
        sendMore = nil
    }

    @Test("Without a limit, every value is delivered", arguments: Face.allCases)
    func unbounded(face: Face) {
        let scheduler = scheduler
        let trial = Trial(
            face, of: Int.self, { $0.observe(on: scheduler, buffering: .unbounded) },
            { $0.observe(on: scheduler, buffering: .unbounded) })
        for value in 1...100 { trial.send(value) }
        trial.complete()
        scheduler.advance()
        #expect(trial.history == (1...100).map { "\($0)" }.joined(separator: " ") + " completed")
    }

    @Test("On the immediate scheduler nothing ever waits", arguments: Face.allCases)
    func runsInPlace(face: Face) {
        let policy = BufferingPolicy<TestFailure>.bounded(1, whenFull: .fail(.first))
        let trial = Trial(
            face, of: Int.self, { $0.observe(on: ImmediateScheduler(), buffering: policy) },
            { $0.observe(on: ImmediateScheduler(), buffering: policy) })
        trial.send(1, 2, 3)
        trial.complete()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("Interruption discards what waits, and comes on the scheduler", arguments: Face.allCases)
    func interrupts(face: Face) {
        let trial = makeTrial(face, .dropOldest)
        trial.send(1, 2, 3)
        trial.interrupt()
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal releases the source at once, and discards even what an overflow kept", arguments: [true, false])
    func disposes(overflows: Bool) {
        let trial = makeTrial(.producer, .fail(.second))
        trial.send(1, 2)
        if overflows { trial.send(3) }
        trial.dispose()
        #expect(trial.isInputEnded)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
    }

    @Test("A drop counter can serve several buffers")
    func sharesCounter() {
        let first = makeTrial(.signal, capacity: 1, .dropOldest)
        let second = makeTrial(.producer, capacity: 1, .dropNewest)
        first.send(1, 2, 3)
        second.send(1, 2)
        #expect(drops.count == 3)
    }

    @Test("A dropped value may dispose the stream when it is released", arguments: [true, false])
    func releasesOutsideTheLock(oldest: Bool) {
        let disposable = SerialDisposable()
        let recorder = Recorder()
        let (signal, input) = Signal<ActingItem, Never>.pipe()
        disposable.inner = signal.producer.observe(
            on: scheduler, buffering: .bounded(1, whenFull: oldest ? .dropOldest : .dropNewest)
        ).start(recorder.observer())
        input.send(value: ActingItem { if oldest { disposable.dispose() } })
        input.send(value: ActingItem { if !oldest { disposable.dispose() } })
        #expect(disposable.isDisposed)
        scheduler.run()
        #expect(recorder.history == "interrupted")
    }

    @Test("However fast a thread sends, what is held stays within twice the capacity")
    func boundsMemory() {
        let scheduler = scheduler
        let count = many(1_000_000)
        let capacity = 100
        var received = 0
        var last = -1
        var isOrdered = true
        var isOver = false
        let (signal, input) = Signal<NumberedItem, Never>.pipe()
        let live = LiveCount()
        signal.observe(on: scheduler, buffering: .bounded(capacity, whenFull: .dropOldest, counting: drops))
            .observe { event in
                guard case .value(let item) = event else { return isOver = true }
                received += 1
                if item.number <= last { isOrdered = false }
                last = item.number
            }
        onThreads(2) { index in
            if index == 0 {
                for number in 0..<count { input.send(value: NumberedItem(number, live)) }
                input.sendCompleted()
            } else {
                while !isOver { scheduler.advance() }
            }
        }
        #expect(isOrdered)
        #expect(last == count - 1)
        #expect(received + drops.count == count)
        // One more is on its way in, one on its way out.
        #expect(live.highest <= 2 * capacity + 2)
        #expect(live.current == 0)
    }

    @Test("Overflow and disposal on two threads end the stream once")
    func races() {
        let scheduler = scheduler
        let drops = drops
        let trials = (0..<2_000).map { _ in
            let recorder = Recorder()
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            let start = signal.producer
                .observe(on: scheduler, buffering: .bounded(1, whenFull: .fail(.first), counting: drops))
                .start(recorder.observer())
            return UncheckedBox((recorder, input, start))
        }
        race(rounds: trials.count) { round in
            for value in 1...2 { trials[round].content.1.send(value: value) }
        } against: { round in
            trials[round].content.2.dispose()
        }
        scheduler.run()
        #expect(trials.allSatisfy { ["interrupted", "1 failed(first)"].contains($0.content.0.history) })
    }
}

/// Does something when it is released.
private final class ActingItem {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    deinit { action() }
}

/// How many items are alive, on all threads, and were at most.
private final class LiveCount: Sendable {
    private let count = Atomic<Int>(0)
    private let maximum = Atomic<Int>(0)

    var current: Int { count.load(ordering: .acquiring) }
    var highest: Int { maximum.load(ordering: .acquiring) }

    func increase() { maximum.max(count.add(1, ordering: .relaxed).newValue, ordering: .relaxed) }
    func decrease() { count.subtract(1, ordering: .acquiringAndReleasing) }
}

private final class NumberedItem {
    let number: Int
    private let live: LiveCount

    init(_ number: Int, _ live: LiveCount) {
        self.number = number
        self.live = live
        live.increase()
    }

    deinit { live.decrease() }
}

import Dispatch
import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct ObserveOnTests {
    private func makeTrial(_ face: Face, _ scheduler: TestScheduler) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.observe(on: scheduler) },
            { $0.observe(on: scheduler) })
    }

    @Test(
        "Events of observe(on:) wait for the scheduler and keep their order", arguments: Face.allCases, [true, false])
    func waits(face: Face, completes: Bool) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1, 2)
        if completes { trial.complete() } else { trial.fail(.first) }
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == (completes ? "0:1 0:2 0:completed" : "0:1 0:2 0:failed(first)"))
    }

    @Test("The scheduler is asked again after it has caught up", arguments: Face.allCases)
    func goesOn(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        scheduler.advance(by: 1)
        trial.send(2)
        scheduler.advance(by: 1)
        #expect(trial.history == "0:1 1:2")
    }

    @Test("Interruption discards what waits and is scheduled itself", arguments: Face.allCases)
    func discardsAtInterruption(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        trial.interrupt()
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal releases the input at once, and interrupts on the scheduler")
    func discardsAtDisposal() {
        let scheduler = TestScheduler()
        let trial = makeTrial(.producer, scheduler)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Operators downstream that hold values back leave interruption to the scheduler, too")
    func interruptsThroughOthers() {
        let scheduler = TestScheduler()
        let trial = Trial(
            .producer, of: Int.self, { $0 }, { $0.observe(on: scheduler).collect().take(last: 1).map(\.count) })
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "interrupted")
    }

    @Test("Nothing comes after an operator downstream has ended the stream", arguments: Face.allCases)
    func endsOnce(face: Face) {
        let scheduler = TestScheduler()
        let trial = Trial(
            face, of: Int.self, { $0.observe(on: scheduler).take(first: 1) },
            { $0.observe(on: scheduler).take(first: 1) })
        trial.send(1, 2, 3)
        scheduler.run()
        #expect(trial.history == "1 completed")
        #expect(trial.isInputEnded)
    }

    @Test("Disposal during a delivery stops the rest of what was handed over")
    func stopsInTheMiddle() {
        let scheduler = TestScheduler()
        var stop: (() -> Void)?
        let trial = Trial(
            .producer, of: Int.self, { $0 }, { $0.observe(on: scheduler).on(value: { if $0 == 2 { stop?() } }) })
        stop = { trial.dispose() }
        trial.send(1, 2, 3)
        scheduler.run()
        #expect(trial.history == "1 2 interrupted")
        stop = nil
    }

    @Test("On the immediate scheduler events come in place", arguments: Face.allCases)
    func runsInPlace(face: Face) {
        let scheduler = ImmediateScheduler()
        let trial = Trial(face, of: Int.self, { $0.observe(on: scheduler) }, { $0.observe(on: scheduler) })
        trial.send(1, 2)
        trial.complete()
        #expect(trial.history == "1 2 completed")
    }

    @Test("Many values from another thread arrive whole and in order, with far fewer hops")
    func batches() {
        let scheduler = CountingScheduler()
        let isOver = DispatchSemaphore(value: 0)
        var next = 0
        SignalProducer<Int, Never>(0..<many(100_000))
            .observe(on: scheduler)
            .start(
                Signal.Observer(
                    value: { if $0 == next { next += 1 } },
                    completed: { isOver.signal() }))
        scheduler.resume()
        #expect(isOver.isSignalled())
        #expect(next == many(100_000))
        #expect(scheduler.count < 10)
    }
}

/// Runs blocks on a queue that begins suspended, and counts them.
private final class CountingScheduler: Scheduler {
    private let queue = DispatchQueue(label: "counting", attributes: .initiallyInactive)
    private let scheduled = Atomic<Int>(0)

    var count: Int { scheduled.load(ordering: .relaxed) }

    func resume() { queue.activate() }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        scheduled.add(1, ordering: .relaxed)
        queue.async(execute: action)
        return nil
    }
}

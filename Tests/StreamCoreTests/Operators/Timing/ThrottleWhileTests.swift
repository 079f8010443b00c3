import StreamCore
import StreamTesting
import Testing

@Suite struct ThrottleWhileTests {
    private let scheduler = TestScheduler()
    private let condition = Signal<Bool, Never>.pipe()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let (scheduler, condition) = (scheduler, condition.output)
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.throttle(while: condition, on: scheduler) }, { $0.throttle(while: condition, on: scheduler) })
    }

    private func setThrottled(_ isThrottled: Bool) { condition.input.send(value: isThrottled) }

    @Test("throttle(while:) delivers every value while it is not throttled, on the scheduler", arguments: Face.allCases)
    func passesAll(face: Face) {
        let trial = makeTrial(face)
        trial.send(1, 2)
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:1 0:2")
    }

    @Test("The latest value is held and sent when the throttle ends, again and again", arguments: Face.allCases)
    func holdsLatest(face: Face) {
        let trial = makeTrial(face)
        setThrottled(true)
        trial.send(1, 2)
        scheduler.advance(by: 1)
        #expect(trial.history.isEmpty)
        setThrottled(false)
        scheduler.advance()
        trial.send(3)
        setThrottled(true)
        trial.send(4)
        setThrottled(true)
        scheduler.advance(by: 1)
        setThrottled(false)
        setThrottled(false)
        scheduler.advance()
        #expect(trial.history == "1:2 1:3 2:4")
    }

    @Test("When the condition ends, it stays what it was", arguments: Face.allCases, [true, false])
    func conditionEnds(face: Face, isThrottled: Bool) {
        let trial = makeTrial(face)
        setThrottled(isThrottled)
        condition.input.sendCompleted()
        trial.send(1)
        scheduler.advance()
        #expect(trial.history == (isThrottled ? "" : "0:1"))
    }

    @Test("Failure and completion follow the values let through, and discard the held one", arguments: Face.allCases)
    func ends(face: Face) {
        let completing = makeTrial(face)
        completing.send(1, 2)
        setThrottled(true)
        completing.send(3)
        completing.complete()
        scheduler.advance()
        setThrottled(false)
        scheduler.advance()
        #expect(completing.history == "0:1 0:2 0:completed")
        let failing = makeTrial(face)
        failing.send(1)
        failing.fail(.first)
        scheduler.advance()
        #expect(failing.history == "0:1 0:failed(first)")
    }

    @Test("Interruption discards everything", arguments: Face.allCases)
    func interrupts(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        setThrottled(true)
        trial.send(2)
        trial.interrupt()
        setThrottled(false)
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("The condition is stopped with the stream, and on disposal", arguments: [true, false])
    func stopsCondition(completes: Bool) {
        let condition = Inner<Bool>()
        let scheduler = scheduler
        let trial = Trial(
            .producer, of: Int.self,
            { $0 }, { $0.throttle(while: condition.producer.flatMapError { _ in .never }, on: scheduler) })
        if completes { trial.complete() } else { trial.dispose() }
        scheduler.run()
        #expect(!condition.isRunning)
        #expect(trial.history == (completes ? "completed" : "interrupted"))
    }
}

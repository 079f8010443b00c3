import StreamCore
import StreamTesting
import Testing

@Suite struct TimeoutTests {
    private func makeTrial(_ face: Face, _ scheduler: TestScheduler) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.timeout(after: 10, raising: .second, on: scheduler) },
            { $0.timeout(after: 10, raising: .second, on: scheduler) })
    }

    @Test("timeout(after:) fails after the interval, with or without values", arguments: Face.allCases)
    func fails(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        scheduler.advance(by: 9)
        trial.send(1)
        scheduler.advance(by: 5)
        trial.send(2)
        #expect(trial.history == "9:1 10:failed(second)")
        #expect(trial.isInputEnded)
    }

    @Test("timeout(after:) does nothing once the stream has ended", arguments: Face.allCases)
    func isLate(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.complete()
        scheduler.run()
        #expect(trial.history == "0:completed")
    }

    @Test("A stream that cannot fail otherwise fails with it", arguments: Face.allCases)
    func promotes(face: Face) {
        let scheduler = TestScheduler()
        let trial = Trial(
            face, of: Int.self, failing: Never.self,
            { $0.timeout(after: 1, raising: TestFailure.first, on: scheduler) },
            { $0.timeout(after: 1, raising: TestFailure.first, on: scheduler) })
        scheduler.run()
        #expect(trial.history == "failed(first)")
    }

    @Test("Disposal interrupts and forgets the deadline")
    func disposes() {
        let scheduler = TestScheduler()
        let trial = makeTrial(.producer, scheduler)
        trial.dispose()
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }
}

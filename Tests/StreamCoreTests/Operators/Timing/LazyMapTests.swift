import StreamCore
import StreamTesting
import Testing

@Suite struct LazyMapTests {
    private let scheduler = TestScheduler()
    private let log = Recorder()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let transform: (Int) -> Int = { [log] in
            log.note("\($0)")
            return $0 * 10
        }
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { [scheduler] in $0.lazyMap(on: scheduler, transform: transform) },
            { [scheduler] in $0.lazyMap(on: scheduler, transform: transform) })
    }

    @Test("Only the latest value is transformed, when the scheduler gets to it", arguments: Face.allCases)
    func transformsLatest(face: Face) {
        let trial = makeTrial(face)
        trial.send(1, 2, 3)
        #expect(log.history.isEmpty)
        scheduler.advance(by: 1)
        trial.send(4)
        scheduler.advance()
        #expect(log.history == "3 4")
        #expect(trial.history == "0:30 1:40")
    }

    @Test("Failure and completion come after the value that waits", arguments: Face.allCases, [true, false])
    func ends(face: Face, fails: Bool) {
        let trial = makeTrial(face)
        trial.send(1)
        if fails { trial.fail(.first) } else { trial.complete() }
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == (fails ? "0:10 0:failed(first)" : "0:10 0:completed"))
    }

    @Test("Interruption discards the value that waits", arguments: Face.allCases)
    func interrupts(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        trial.interrupt()
        #expect(trial.history.isEmpty)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
        #expect(log.history.isEmpty)
    }

    @Test("Disposal releases the input at once, and interrupts on the scheduler")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        scheduler.advance()
        #expect(trial.history == "0:interrupted")
        #expect(log.history.isEmpty)
    }
}

import Dispatch
import StreamCore
import Testing

@Suite struct CollectEveryTests {
    private let scheduler = TestScheduler()

    private func makeTrial(
        _ face: Face, skipEmpty: Bool = false, discard: Bool = true
    ) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(scheduler),
            { [scheduler] in
                $0.collect(every: .seconds(10), on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discard)
            },
            { [scheduler] in
                $0.collect(every: .seconds(10), on: scheduler, skipEmpty: skipEmpty, discardWhenCompleted: discard)
            })
    }

    @Test("Every tick sends what has come since the one before", arguments: Face.allCases, [true, false])
    func collects(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty)
        trial.send(1, 2)
        scheduler.advance(by: 25)
        trial.send(3)
        scheduler.advance(by: 5)
        #expect(trial.history == (skipEmpty ? "10:[1, 2] 30:[3]" : "10:[1, 2] 20:[] 30:[3]"))
    }

    @Test("Completion discards what was collected, and comes at once", arguments: Face.allCases, [true, false])
    func completesAtOnce(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty)
        trial.send(1)
        scheduler.advance(by: 13)
        trial.send(2)
        trial.complete()
        scheduler.run()
        #expect(trial.history == "10:[1] 13:completed")
    }

    @Test("Completion waits for the next tick, if asked to", arguments: Face.allCases, [true, false])
    func completesAtTick(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty, discard: false)
        scheduler.advance(by: 13)
        trial.send(1)
        trial.complete()
        scheduler.advance(by: 100)
        #expect(trial.history == (skipEmpty ? "20:[1] 20:completed" : "10:[] 20:[1] 20:completed"))
    }

    @Test("Completion without values", arguments: Face.allCases, [true, false])
    func completesEmpty(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty, discard: false)
        scheduler.advance(by: 3)
        trial.complete()
        scheduler.advance(by: 100)
        #expect(trial.history == (skipEmpty ? "10:completed" : "10:[] 10:completed"))
    }

    @Test("Failure and interruption discard what was collected", arguments: Face.allCases, [true, false])
    func endsAtOnce(face: Face, fails: Bool) {
        let trial = makeTrial(face, discard: false)
        trial.send(1)
        scheduler.advance(by: 3)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        scheduler.advance(by: 100)
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
}

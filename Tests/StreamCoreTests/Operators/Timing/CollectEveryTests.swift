import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite struct CollectEveryTests {
    private let scheduler = TestScheduler()

    private func makeTrial(
        _ face: Face, skipEmpty: Bool = false, discard: Bool = true
    ) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
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

    @Test("However it ends, the timer ends with it", arguments: Face.allCases, Ending.allCases)
    func stopsTimer(face: Face, ending: Ending) {
        let trial = makeTrial(face, discard: ending != .completionAtTick)
        trial.send(1)
        scheduler.advance(by: 13)
        switch ending {
        case .completion, .completionAtTick: trial.complete()
        case .failure: trial.fail(.first)
        case .interruption: trial.interrupt()
        case .release:
            trial.releaseInput()
            // A start with an operator on top goes on until it is disposed of.
            if face == .producer { trial.dispose() }
        case .disposal: trial.dispose()
        }
        scheduler.advance(by: 100)
        #expect(scheduler.nextDate == nil)
    }

    enum Ending: CaseIterable {
        case completion
        case completionAtTick
        case failure
        case interruption
        case release
        case disposal
    }

    @Test("The timer ends when nobody wants more", arguments: [true, false], [true, false])
    func stopsTimerForTaker(discard: Bool, completes: Bool) {
        let (output, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder(clock: scheduler)
        output.collect(every: .seconds(10), on: scheduler, discardWhenCompleted: discard).take(first: 1)
            .observe(recorder.observer())
        if completes, !discard { input.sendCompleted() }
        scheduler.advance(by: 100)
        #expect(recorder.history == "10:[] 10:completed")
        #expect(scheduler.nextDate == nil)
    }

    @Test("A tick that comes too late to be stopped does not complete what has failed")
    func failsDespiteTick() {
        let scheduler = UnstoppableScheduler()
        let (output, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder()
        output.collect(every: .seconds(10), on: scheduler, discardWhenCompleted: false).observe(recorder.observer())
        input.send(value: 1)
        input.send(error: .first)
        scheduler.tick()
        scheduler.run()
        #expect(recorder.history == "failed(first)")
    }
}

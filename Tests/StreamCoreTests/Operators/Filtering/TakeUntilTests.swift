import StreamCore
import StreamTesting
import Testing

@Suite struct TakeUntilTests {
    @Test("A value of the trigger completes", arguments: Face.allCases)
    func completesAtValue(face: Face) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.take(until: trigger) }, { $0.take(until: trigger.producer) })
        trial.send(1)
        input.send(value: ())
        trial.send(2)
        #expect(trial.history == "1 completed")
        #expect(trial.isInputEnded)
    }

    @Test("Completion of the trigger completes", arguments: Face.allCases)
    func completesAtCompletion(face: Face) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.take(until: trigger) }, { $0.take(until: trigger) })
        input.sendCompleted()
        #expect(trial.history == "completed")
    }

    @Test("Interruption of the trigger is ignored", arguments: Face.allCases)
    func ignoresInterruption(face: Face) {
        let (trigger, input) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.take(until: trigger) }, { $0.take(until: trigger) })
        input.sendInterrupted()
        trial.send(1)
        trial.interrupt()
        #expect(trial.history == "1 interrupted")
    }

    @Test("A trigger that sends at once lets nothing start")
    func startsTriggerFirst() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2])
            .on(starting: { recorder.note("started") })
            .take(until: SignalProducer(value: ()))
            .start(recorder.observer())
        #expect(recorder.history == "completed")
    }

    @Test("Disposal lets go of the input and of the trigger")
    func disposesBoth() {
        let recorder = Recorder()
        let trigger = SignalProducer<(), Never>.never.on(disposed: { recorder.note("trigger") })
        SignalProducer<Int, Never>.never
            .on(disposed: { recorder.note("input") })
            .take(until: trigger)
            .start(recorder.observer())
            .dispose()
        #expect(recorder.history == "interrupted trigger input")
    }
}

@Suite struct TakeDuringTests {
    @Test("The end of the lifetime completes", arguments: Face.allCases)
    func completesAtEnd(face: Face) {
        let (lifetime, token) = Lifetime.make()
        let trial = Trial(face, of: Int.self, { $0.take(during: lifetime) }, { $0.take(during: lifetime) })
        trial.send(1)
        token.dispose()
        trial.send(2)
        #expect(trial.history == "1 completed")
        #expect(trial.isInputEnded)
    }

    @Test("A lifetime that has ended completes at once", arguments: Face.allCases)
    func completesAtOnce(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.take(during: .empty) }, { $0.take(during: .empty) })
        #expect(trial.history == (face == .signal ? "interrupted" : "completed"))
    }
}

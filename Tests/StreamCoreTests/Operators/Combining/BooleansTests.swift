import StreamCore
import StreamTesting
import Testing

@Suite struct BooleansTests {
    private let pipe = Signal<Bool, TestFailure>.pipe()

    @Test("negate() sends the opposite", arguments: Face.allCases)
    func negates(face: Face) {
        let trial = Trial(face, of: Bool.self, { $0.negate() }, { $0.negate() })
        trial.send(true, false)
        trial.complete()
        #expect(trial.history == "false true completed")
    }

    @Test("and, or send what both latest values make", arguments: Face.allCases)
    func combines(face: Face) {
        let other = pipe.output
        let both = Trial(face, of: Bool.self, { $0.and(other) }, { $0.and(other) })
        let either = Trial(face, of: Bool.self, { $0.or(other) }, { $0.or(other.producer) })
        for trial in [both, either] { trial.send(false) }
        pipe.input.send(value: true)
        for trial in [both, either] { trial.send(true) }
        pipe.input.send(value: false)
        for trial in [both, either] { trial.send(false) }
        #expect(both.history == "false true false false")
        #expect(either.history == "true true true false")
    }

    @Test("all and any take any number", arguments: Face.allCases)
    func combinesMany(face: Face) {
        let other = pipe.output
        let all = Trial(
            face, of: Bool.self,
            { .all($0, other, other.negate().negate()) }, { .all($0, other.producer, other.producer) })
        let any = Trial(face, of: Bool.self, { .any([$0, other]) }, { .any([$0, other.producer]) })
        pipe.input.send(value: true)
        for trial in [all, any] { trial.send(false, true) }
        #expect(all.history == "false true")
        #expect(any.history == "true true")
    }

    @Test("all and any take collections of signals where producers are asked for")
    func takesConvertibles() {
        let recorder = Recorder()
        SignalProducer.all([pipe.output, pipe.output.negate()]).start(recorder.observer())
        SignalProducer.any([pipe.output, pipe.output.negate()]).start(recorder.observer())
        pipe.input.send(value: true)
        #expect(recorder.history == "false true")
    }

    @Test("Of no producers, all are true and none is, and then comes completion")
    func noProducers() {
        let recorder = Recorder()
        SignalProducer<Bool, Never>.all([]).start(recorder.observer())
        SignalProducer<Bool, Never>.any([]).start(recorder.observer())
        #expect(recorder.history == "true completed false completed")
    }

    @Test("Signal.all([]) is true and Signal.any([]) false, for whoever observes, then completed")
    func noSignals() {
        let recorder = Recorder()
        let all = Signal<Bool, Never>.all([])
        all.observe(recorder.observer())
        all.observe(recorder.observer())
        Signal<Bool, Never>.any().observe(recorder.observer())
        #expect(recorder.history == "true completed true completed false completed")
    }

    @Test("A signal derived from Signal.all([]) has values, too")
    func derivesFromNoSignals() {
        let recorder = Recorder()
        let derived = Signal<Bool, Never>.all([]).negate().map { $0 }
        derived.observe(recorder.observer())
        derived.producer.start(recorder.observer())
        #expect(recorder.history == "false completed false completed")
    }

    @Test("Failure of one fails the result", arguments: Face.allCases)
    func fails(face: Face) {
        let other = pipe.output
        let trial = Trial(face, of: Bool.self, { $0.and(other) }, { $0.or(other) })
        pipe.input.send(error: .second)
        #expect(trial.history == "failed(second)")
        #expect(trial.isInputEnded)
    }
}

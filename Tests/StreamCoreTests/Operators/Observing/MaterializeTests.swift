import StreamCore
import Testing

@Suite struct MaterializeTests {
    @Test("Events come as values, and completion follows", arguments: Face.allCases)
    func sendsCompletion(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.materialize() }, { $0.materialize() })
        trial.send(1)
        trial.complete()
        #expect(trial.history == "VALUE 1 COMPLETED completed")
    }

    @Test("Failure comes as a value, and completion follows", arguments: Face.allCases)
    func sendsFailure(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.materialize() }, { $0.materialize() })
        trial.fail(.first)
        #expect(trial.history == "FAILED first completed")
    }

    @Test("Interruption comes as a value, and interruption follows", arguments: Face.allCases)
    func sendsInterruption(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.materialize() }, { $0.materialize() })
        trial.interrupt()
        #expect(trial.history == "INTERRUPTED interrupted")
    }

    private typealias Event = Signal<Int, TestFailure>.Event

    @Test(
        "Events that are values become events again", arguments: Face.allCases,
        [("completed", 0), ("failed(first)", 1), ("interrupted", 2)])
    func dematerializes(face: Face, end: (name: String, index: Int)) {
        let trial = Trial(
            face, of: Event.self, failing: Never.self, { $0.dematerialize() }, { $0.dematerialize() })
        let ends: [Event] = [.completed, .failed(.first), .interrupted]
        trial.send(.value(1), ends[end.index], .value(2))
        #expect(trial.history == "1 \(end.name)")
        #expect(trial.isInputEnded)
    }

    @Test("A stream of events that just ends, ends", arguments: Face.allCases)
    func passesEnd(face: Face) {
        let trial = Trial(
            face, of: Event.self, failing: Never.self, { $0.dematerialize() }, { $0.dematerialize() })
        trial.send(.value(1))
        trial.complete()
        #expect(trial.history == "1 completed")
    }

    @Test("materialize followed by dematerialize changes nothing", arguments: Face.allCases)
    func roundTrips(face: Face) {
        let trial = Trial(
            face, of: Int.self, { $0.materialize().dematerialize() }, { $0.materialize().dematerialize() })
        trial.send(1, 2)
        trial.fail(.second)
        #expect(trial.history == "1 2 failed(second)")
    }
}

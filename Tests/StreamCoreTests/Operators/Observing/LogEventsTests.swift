import StreamCore
import StreamTesting
import Testing

@Suite struct LogEventsTests {
    private let log = Recorder()

    private var logger: EventLogger {
        { [log] identifier, event, _, _, _ in log.note("\(identifier):\(event)") }
    }

    @Test("Every event is logged before it is handed on, with its value", arguments: Face.allCases)
    func logsAll(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.logEvents(identifier: "S", logger: logger) }, { $0.logEvents(identifier: "P", logger: logger) })
        trial.send(1)
        trial.fail(.first)
        let end = "value 1 failed first terminated disposed"
        switch face {
        case .signal: #expect(log.history == "S:value 1 S:failed first S:terminated S:disposed", "\(end)")
        case .producer:
            #expect(log.history == "P:starting P:started P:value 1 P:failed first P:terminated P:disposed", "\(end)")
        }
        #expect(trial.history == "1 failed(first)")
    }

    @Test("Only the kinds that were asked for are logged", arguments: Face.allCases)
    func logsSome(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.logEvents(events: [.completed, .disposed], logger: logger) },
            { $0.logEvents(events: [.completed, .disposed], logger: logger) })
        trial.send(1)
        trial.complete()
        #expect(log.history == ":completed :disposed")
    }

    @Test("Interruption is logged", arguments: Face.allCases)
    func logsInterruption(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.logEvents(events: [.interrupted, .terminated], logger: logger) },
            { $0.logEvents(events: [.interrupted, .terminated], logger: logger) })
        trial.interrupt()
        #expect(log.history == ":interrupted :terminated")
    }

    @Test("The logger is told the place of the call")
    func tellsPlace() {
        var place = ""
        let line: Int = #line + 2
        SignalProducer<Int, Never>(value: 1)
            .logEvents(events: [.value]) { place = "\($2.hasSuffix("LogEventsTests.swift")) \($3) \($4)" }
            .start()
        #expect(place == "true tellsPlace() \(line)")
    }

    @Test("All kinds can be listed")
    func listsKinds() {
        #expect(LoggingEvent.Signal.allCases.count == 6)
        #expect(LoggingEvent.SignalProducer.allCases.count == 8)
    }
}

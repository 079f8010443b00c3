import StreamCore
import StreamTesting
import TestTurns
import Testing

/// The sink and the feedback limit are of the process, so these tests take turns and look at their streams only.
@Suite(.takesTurns) struct SinkTests {
    private let events = EventLog()

    /// Calls `body` while the sink writes what it gets about one stream to `events`.
    private func logging(about stream: String, _ body: () throws -> Void) rethrows {
        let sink = StreamDiagnostics.sink
        defer { StreamDiagnostics.sink = sink }
        StreamDiagnostics.sink = { [events] in if $0.stream == stream { events($0) } }
        try body()
    }

    @Test("Without a logger events go to the sink, in parts", arguments: Face.allCases)
    func takesParts(face: Face) {
        var line = 0
        logging(about: "parts") {
            line = #line + 2
            let trial = Trial(
                face, of: Int.self, { $0.logEvents(identifier: "parts") }, { $0.logEvents(identifier: "parts") })
            trial.send(1)
            trial.fail(.first)
            #expect(trial.history == "1 failed(first)")
        }
        let start = face == .producer ? ["starting", "started"] : []
        #expect(events.all.map(\.text) == start + ["value 1", "failed first", "terminated", "disposed"])
        #expect(events.all.compactMap(\.event) == start + ["value", "failed", "terminated", "disposed"])
        #expect(events.all.allSatisfy { $0.kind == .streamEvent && !$0.kind.isWarning })
        #expect(events.all.allSatisfy { $0.fileID == "StreamCoreTests/SinkTests.swift" && $0.line == line })
        #expect(events.all.first?.function == "takesParts(face:)")
    }

    @Test("Without an identifier the nearest name is written", arguments: Face.allCases)
    func writesName(face: Face) {
        logging(about: "nearest") {
            let trial = Trial(
                face, of: Int.self, { $0.named("far").named("nearest").map { $0 + 1 }.logEvents(events: [.value]) },
                { $0.named("far").named("nearest").map { $0 + 1 }.logEvents(events: [.value]) })
            trial.send(1)
        }
        #expect(events.all.map(\.text) == ["value 2"])
    }

    @Test("A logger of a call's own gets the name as well, and the sink nothing", arguments: Face.allCases)
    func prefersLogger(face: Face) {
        let log = Recorder()
        let logger: EventLogger = { identifier, event, _, _, _ in log.note("\(identifier):\(event)") }
        logging(about: "own") {
            let trial = Trial(
                face, of: Int.self, { $0.named("own").logEvents(events: [.value], logger: logger) },
                { $0.named("own").logEvents(events: [.value], logger: logger) })
            trial.send(1)
        }
        #expect(log.history == "own:value 1")
        #expect(events.all.isEmpty)
    }

    @Test("A start keeps the sink that it began with; the next one reads it anew")
    func readsOncePerStart() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let producer = signal.producer.logEvents(identifier: "once", events: [.value])
        logging(about: "once") {
            producer.start()
            input.send(value: 1)
            let later = EventLog()
            StreamDiagnostics.sink = { if $0.stream == "once" { later($0) } }
            input.send(value: 2)
            producer.start()
            input.send(value: 3)
            #expect(later.all.map(\.text) == ["value 3"])
        }
        #expect(events.all.map(\.text) == ["value 1", "value 2", "value 3"])
    }

    @Test("By default an event is a line on standard output, and a warning one on standard error")
    func writesLines() async throws {
        let result = try #require(
            await #expect(
                processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
            ) {
                SignalProducer<Int, Never>(value: 1)
                    .logEvents(
                        identifier: "x", events: [.value], fileName: "App/A.swift", functionName: "f()", lineNumber: 3
                    )
                    .start()
                StreamDiagnostics.feedbackLimit = 1
                let property = MutableProperty(0).named("loop", fileID: "App/B.swift", line: 4)
                property.signal.observeValues { if $0 < 3 { property.value = $0 + 1 } }
                property.value = 1
            })
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        let report = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(output.contains("[x] value 1 fileName: App/A.swift, functionName: f(), lineNumber: 3\n"))
        #expect(report.contains("App/B.swift:4: feedback loop: 1 sends have waited for one delivery of \"loop\""))
    }

    // MARK: Feedback

    /// Calls `body` with a limit for feedback.
    private func limiting(to limit: Int?, _ body: () throws -> Void) rethrows {
        let previous = StreamDiagnostics.feedbackLimit
        defer { StreamDiagnostics.feedbackLimit = previous }
        StreamDiagnostics.feedbackLimit = limit
        try body()
    }

    @Test("A delivery that sets off more sends than the limit is reported once, by name and place")
    func reportsFeedback() {
        logging(about: "echo") {
            limiting(to: 100) {
                let property = MutableProperty(0).named("echo", fileID: "App/Echo.swift", line: 5)
                property.signal.observeValues { if $0 < 1_000 { property.value = $0 + 1 } }
                property.value = 1
                #expect(property.value == 1_000)
            }
        }
        #expect(events.all.map(\.kind) == [.feedback])
        #expect(events.all.first?.kind.isWarning == true)
        #expect(events.all.first?.text.hasPrefix("100 sends have waited for one delivery of \"echo\"") == true)
        #expect(events.all.first?.fileID == "App/Echo.swift")
        #expect(events.all.first?.line == 5)
    }

    @Test("A loop through a signal is reported by the names that are given behind its gate")
    func reportsSignals() {
        logging(about: "root, derived") {
            limiting(to: 10) {
                let (signal, input) = Signal<Int, Never>.pipe()
                signal.named("root", fileID: "App/A.swift", line: 1)
                let derived = signal.map { $0 + 1 }.named("derived", fileID: "App/A.swift", line: 2)
                derived.observeValues { if $0 < 50 { input.send(value: $0) } }
                input.send(value: 0)
            }
        }
        #expect(events.all.count == 1)
    }

    @Test("Sends up to the limit, or without a limit, are not reported", arguments: [10, nil])
    func toleratesFeedback(limit: Int?) {
        logging(about: "short") {
            limiting(to: limit) {
                let property = MutableProperty(0).named("short")
                property.signal.observeValues { if $0 < 10 { property.value = $0 + 1 } }
                for _ in 0..<3 { property.value = 1 }
            }
        }
        #expect(events.all.isEmpty)
    }

    @Test("The limit is as it was set; 0 stops the program")
    func keepsLimit() async {
        limiting(to: 7) { #expect(StreamDiagnostics.feedbackLimit == 7) }
        limiting(to: nil) { #expect(StreamDiagnostics.feedbackLimit == nil) }
        await #expect(processExitsWith: .failure) { StreamDiagnostics.feedbackLimit = 0 }
    }
}

/// A list of diagnostic events that any thread may add to.
private final class EventLog: Sendable {
    private let events = Guarded<[DiagnosticEvent]>([])

    func callAsFunction(_ event: DiagnosticEvent) {
        events.withLock { $0.append(event) }
    }

    var all: [DiagnosticEvent] { events.read() }
}

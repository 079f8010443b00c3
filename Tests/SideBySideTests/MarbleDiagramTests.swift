import Recordings
import StreamTesting
import Testing

@Suite struct MarbleDiagramTests {
    private static let recorded = SignalTrace(
        end: "idle",
        entries: [
            TraceEntry(tick: 0, kind: "log", value: ["subscribed s"]),
            TraceEntry(tick: 0, kind: "next", value: 1),
            TraceEntry(tick: 0, kind: "next", value: nil),
            TraceEntry(tick: 2, kind: "b:next", value: ["tuple": [1, "x"]]),
            TraceEntry(tick: 2, kind: "b:error", value: 7),
            TraceEntry(tick: 12, kind: "log", value: ["disposed s"]),
            TraceEntry(tick: 12, kind: "log", value: ["doNext d", ["event": ["next", 3]]]),
            TraceEntry(tick: 12, kind: "completed", value: nil),
        ])

    @Test("A diagram has a row for each subscriber, and a column for each tick that all traces share")
    func draws() {
        let other = SignalTrace(end: "until", entries: [TraceEntry(tick: 1, kind: "error", value: nil)])
        let diagram = MarbleDiagram([("recorded", Self.recorded), ("dynamic", other)], labels: ["b"])
        #expect(
            diagram.lines(marking: 1) == [
                "tick    0             1  2            …  12",
                "recorded",
                "  main  1,nil         -  -            …  |",
                "  b     -             -  (1,\"x\")X(7)  …  -",
                "  log   subscribed s                     disposed s",
                "                                         doNext d next(3)",
                "  end idle",
                "dynamic",
                "  main  -             X  -            …  -",
                "  b     -             -  -            …  -",
                "  end until",
                "                      ^",
            ])
    }

    @Test("A short stretch without events is drawn tick by tick")
    func drawsShortGaps() {
        let trace = SignalTrace(end: "idle", entries: [TraceEntry(tick: 4, kind: "completed", value: nil)])
        #expect(MarbleDiagram([("recorded", trace)], labels: []).lines().first == "tick    0  1  2  3  4")
    }
}

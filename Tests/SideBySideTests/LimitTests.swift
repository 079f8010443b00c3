import Recordings
import StreamTesting
import Testing

@Suite struct LimitTests {
    static let runaways = [
        // Subscribes for ever, one action each.
        Lines.line(expression: #"["repeat", ["cold", [[0, "completed"]]]]"#),
        Lines.line(expression: #"["retryForever", ["error", 1]]"#),
        // Sends for ever, each value from within the one before.
        Lines.line(
            expression: #"["flattenMap", ["feed", "a", "inc", 1, ["return", {"it": "id"}]], ["hot", "a"]]"#,
            hot: #"{"a": [[1, "next", 1]]}"#),
        // Builds more signals in one action than could ever be waited for.
        Lines.line(
            expression: nested(#"["cold", \#(values(50))]"#, depth: 8), hot: #"{"a": []}"#),
    ]

    private static func values(_ count: Int) -> String {
        "[" + (0..<count).map { "[0, \"next\", \($0)]" }.joined(separator: ", ") + "]"
    }

    private static func nested(_ source: String, depth: Int) -> String {
        depth == 0 ? source : #"["flattenMap", \#(nested(source, depth: depth - 1)), \#(source)]"#
    }

    @Test("A scenario that does not come to rest is stopped", arguments: runaways)
    func stops(line: String) throws {
        let trace = try Lines.trace(line)
        #expect(trace.end == "limit")
        #expect(trace.entries.count <= 4000)
    }

    @Test("A tick beyond all numbers is later than the last")
    func survivesLateEvents() throws {
        let line = Lines.line(expression: #"["delay", 9000000000000000000, ["cold", [[1, "next", 1]]]]"#)
        #expect(try Lines.trace(line) == SignalTrace(end: "until", entries: []))
    }

    @Test("Work that is due after the last tick of a scenario is not run")
    func stopsAtLastTick() throws {
        let line = Lines.line(expression: #"["interval", 2]"#, more: #", "until": 5"#)
        #expect(
            try Lines.trace(line)
                == SignalTrace(
                    end: "until",
                    entries: [
                        TraceEntry(tick: 2, kind: "next", value: ["date": 2]),
                        TraceEntry(tick: 4, kind: "next", value: ["date": 4]),
                    ]))
    }
}

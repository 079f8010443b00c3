import Recordings
import Testing

@Suite struct TypedFaceTests {
    static let scenarios = [
        Lines.line(expression: #"["map", "inc", ["filter", "isEven", ["cold", [[0, "next", 2], [1, "next", 3]]]]]"#),
        Lines.line(expression: #"["take", 2, ["hot", "a"]]"#, hot: #"{"a": [[1, "next", 1], [2, "next", null]]}"#),
        Lines.line(expression: #"["defer", ["error", 4]]"#),
        Lines.line(expression: #"["ignore", 1, ["cold", [[1, "next", 1], [2, "completed"]]]]"#, more: #", "until": 1"#),
        Lines.line(
            expression: #"["ref", "m"]"#,
            more: #"""
                , "defs": {"m": ["cold", [[1, "next", 1], [2, "next", 2]]]},
                "subs": [{"label": "b", "expr": ["ref", "m"], "at": 1, "dispose_at": 2}]
                """#),
    ]

    @Test("A scenario goes on the typed layer as on the dynamic one where they agree", arguments: scenarios)
    func agrees(line: String) throws {
        #expect(try Lines.trace(line, on: TypedFace.operators()) == Lines.trace(line))
    }

    @Test("The typed layer hands on the terminal event before it cleans up")
    func cleansUpAfterwards() throws {
        let line = Lines.line(expression: #"["spy", "s", ["cold", [[1, "completed"]]]]"#)
        let kinds = try Lines.trace(line, on: TypedFace.operators()).entries.map(\.kind)
        #expect(kinds == ["log", "completed", "log"])
    }

    @Test("An interruption by another than the subscriber is told")
    func tellsInterruption() throws {
        let line = Lines.line(expression: #"["take", 0, ["never"]]"#)
        #expect(
            try Lines.trace(line, on: TypedFace.operators()).entries == [
                TraceEntry(tick: 0, kind: "interrupted", value: nil)
            ])
    }

    @Test("An operator that the typed layer does not have is named")
    func namesMissing() throws {
        let line = Lines.line(id: "x", expression: #"["bind", "never", "never", ["it"], ["never"]]"#)
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "x", $0, "--face", "typed") }
        #expect(run.status == 1)
        #expect(run.printed.last == "typed: this layer does not have bind")
    }
}

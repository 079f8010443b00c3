import Recordings
import StreamTesting
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
        Lines.line(
            expression: #"["zipWith", ["collect", ["return", 1]], ["scanWithStartIndex", 0, "triple", ["return", 5]]]"#),
        Lines.line(
            expression: #"["flattenMap", ["map", "inc", ["return", {"it": "double"}]], ["signals", [[0, null]], 1]]"#),
        Lines.line(
            expression: #"["concatAll", ["signals", [[0, ["cold", [[2, "completed"]]]], [1, ["return", 3]]], 1]]"#),
        Lines.line(expression: #"["takeUntil", ["cold", [[1, "error", 1]]], ["cold", [[2, "next", 1]]]]"#),
        Lines.line(expression: #"["materialize", ["try", "isOdd", 9, ["cold", [[0, "next", 1], [0, "next", 2]]]]]"#),
        Lines.line(expression: #"["retry", 1, ["cold", [[0, "next", 1], [1, "error", 3]]]]"#),
        Lines.line(expression: #"["take", 5, ["repeat", ["cold", [[1, "next", 1], [2, "completed"]]]]]"#),
        Lines.line(expression: #"["catch", ["return", {"it": "num"}], ["error", 8]]"#),
        Lines.line(expression: #"["catchTo", ["return", 1], ["error", null]]"#),
        Lines.line(expression: #"["then", ["startWith", 1, ["return", 2]], ["cold", [[2, "completed"]]]]"#),
        Lines.line(expression: #"["concat", [["return", 1], ["cold", [[2, "completed"]]], ["error", 2]]]"#),
        Lines.line(expression: #"["delay", 3, ["timeout", 2, ["cold", [[1, "next", null]]]]]"#),
        Lines.line(expression: #"["deliverOn", ["cold", [[0, "next", 1], [3, "error", null]]]]"#),
        Lines.line(expression: #"["take", 3, ["interval", 2]]"#),
        Lines.line(expression: #"["collect", ["seqSignal", [1, null, "x"]]]"#),
        Lines.line(
            expression: #"["throttleIf", 2, "isEven", ["cold", [[1, "next", 2], [2, "next", 3], [4, "next", 4]]]]"#),
        Lines.line(
            expression: #"["ifThenElse", ["return", 1], ["return", 2], ["cold", [[0, "next", 0], [1, "next", 1]]]]"#),
        Lines.line(expression: #"["switch", [[1, ["return", 5]]], null, ["cold", [[0, "next", 1], [1, "next", 7]]]]"#),
        Lines.line(expression: #"["switch", [[0, ["return", 5]]], null, ["map", "isZero", ["return", 1]]]"#),
        Lines.line(expression: #"["all", "isEven", ["anyPass", "isNil", ["any", ["empty"]]]]"#),
        Lines.line(
            expression: #"["aggregateWithStartFactory", 1, "f", "sum2", ["cold", [[1, "next", 2], [2, "completed"]]]]"#),
        Lines.line(
            expression:
                #"["dematerialize", ["cold", [[1, "next", {"event": ["next", 2]}], [2, "next", {"event": ["error", 3]}]]]]"#
        ),
        Lines.line(expression: #"["and", ["zip", [["return", 0], ["return", 1]]]]"#),
        Lines.line(expression: #"["finally", "f", ["doNext", "n", ["initially", "i", ["return", 1]]]]"#),
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

    @Test("Sends from inside a delivery wait for their turn")
    func queues() throws {
        let line = Lines.line(expression: #"["feed", "a", "inc", 2, ["hot", "a"]]"#, hot: #"{"a": [[1, "next", 1]]}"#)
        #expect(try Lines.trace(line, on: TypedFace.operators()).entries.map(\.value) == [1, 2, 3])
        #expect(try Lines.trace(line).entries.map(\.value) == [3, 2, 1])
    }

    @Test("A kind of subject that the typed layer does not have is named")
    func namesMissingSubjects() throws {
        let line = Lines.line(
            id: "x", expression: #"["hot", "a"]"#, hot: #"{"a": []}"#, more: #", "kinds": {"a": "replay"}"#)
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "x", $0, "--face", "typed") }
        #expect(run.status == 1)
        #expect(run.printed.last == "typed: this layer does not have subjects that replay")
    }

    @Test(
        "A stream that restarts for ever stops when the run of its scenario is over",
        arguments: [
            #"["retryForever", ["error", 1]]"#, #"["retry", 0, ["error", 1]]"#, #"["repeat", ["empty"]]"#,
            #"["repeat", ["seqSignal", []]]"#,
        ])
    func comesToRest(expression: String) throws {
        #expect(try Lines.trace(Lines.line(expression: expression), on: TypedFace.operators()).end == "limit")
    }
}

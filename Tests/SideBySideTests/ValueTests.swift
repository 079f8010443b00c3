import Recordings
import Testing

@Suite struct ValueTests {
    private static func line(steps: String, trace: String = "[]") -> String {
        #"{"scenario": {"id": "v", "steps": \#(steps)}, "trace": \#(trace)}"#.replacing("\n", with: "")
    }

    static let questions: [(name: String, line: String)] = [
        (
            "indexes",
            line(
                steps: #"[["let", "t", ["pack", [1, null]]], ["at", "t", 0], ["subscript", "t", 2], ["last", "t"]]"#,
                trace: #"[[0, "result", "RACTwoTuple"], [1, "result", 1], [2, "result", null], [3, "result", null]]"#)
        ),
        (
            "nulls",
            line(
                steps: """
                    [["let", "t", ["arrayNils", "RACTuple", [null, {"tupleNil": 1}]]], ["forIn", "t"], ["allObjects", "t"],
                     ["let", "u", ["array", "RACTuple", [null, {"null": 1}]]], ["forIn", "u"]]
                    """,
                trace: """
                    [[0, "result", "RACTuple"], [1, "result", [{"tupleNil": 1}, {"tupleNil": 1}]],
                     [2, "result", [{"null": 1}, {"null": 1}]],
                     [3, "result", "RACTuple"], [4, "result", [{"null": 1}, {"null": 1}]]]
                    """)
        ),
        (
            "an assertion that fails, and a variable that is unknown",
            line(
                steps: """
                    [["let", "t", ["array", "RACOneTuple", [1, 2]]], ["count", "t"], ["class", "t"], ["equal", "t", "t"],
                     ["let", "f", ["init", "RACFiveTuple"]], ["let", "u", ["adding", "f", 1]], ["unpack2", "u"]]
                    """,
                trace: """
                    [[0, "exception", "NSInternalInconsistencyException"], [1, "result", 0], [2, "result", null],
                     [3, "result", 0], [4, "result", "RACFiveTuple"],
                     [5, "exception", "NSInternalInconsistencyException"], [6, "result", [null, null]]]
                    """)
        ),
        (
            "literals of the platform's classes",
            line(
                steps: #"[["let", "a", ["lit", [1]]], ["let", "b", ["lit", 1]], ["let", "c", ["lit", "x"]]]"#,
                trace:
                    #"[[0, "result", "GSInlineArray"], [1, "result", "NSIntNumber"], [2, "result", "GSCBufferString"]]"#
            )
        ),
        (
            "events",
            line(
                steps: """
                    [["let", "e", ["eventError", 4]], ["eventType", "e"], ["isFinished", "e"], ["errorOf", "e"],
                     ["let", "c", ["copy", "e"]], ["same", "e", "c"], ["hashEqual", "e", "c"]]
                    """,
                trace: """
                    [[0, "result", "RACEvent"], [1, "result", 1], [2, "result", 1], [3, "result", 4],
                     [4, "result", "RACEvent"], [5, "result", 1], [6, "result", 1]]
                    """)
        ),
        (
            "transformers",
            line(
                steps: """
                    [["let", "x", ["transformer", "inc"]], ["transform", "x", 4], ["allowsReverse", "RACValueTransformer"]]
                    """,
                trace: """
                    [[0, "result", "RACValueTransformer"], [1, "eval", 4], [1, "result", 5], [2, "result", 0]]
                    """)
        ),
    ]

    @Test("Questions are answered as the format says", arguments: questions)
    func answers(name: String, line: String) {
        #expect(Lines.outcome(line) == .reproduced, "\(name)")
    }

    @Test("A value's answer that differs from the recording is a difference, reported with its place")
    func differs() {
        let line = Self.line(
            steps: #"[["let", "u", ["unit"]], ["class", "u"]]"#,
            trace: #"[[0, "result", "RACUnit"], [1, "result", "RACTuple"]]"#)
        guard case .differing(let difference) = Lines.outcome(line) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.extent == .events)
        #expect(
            difference.description == #"entry 2: recorded [1, "result", "RACTuple"], ours [1, "result", "RACUnit"]"#)
    }

    @Test("How a description lays a list out is no more than a difference of layout")
    func toleratesLayout() {
        let line = Self.line(
            steps: #"[["let", "t", ["pack", [1]]], ["description", "t"]]"#,
            trace: #"[[0, "result", "RACOneTuple"], [1, "result", "<RACOneTuple: 0x1f> (\"1\")"]]"#)
        guard case .differing(let difference) = Lines.outcome(line) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.extent == .layout)
    }

    @Test(
        "Questions that cannot be understood are reported with the reason",
        arguments: [
            (#"[["let", "u", ["unit"]], 3]"#, "a question is [name, …], not 3"),
            (#"[["let", "u", ["unit"]], ["at", "u"]]"#, "at has too few arguments"),
            (#"[["let", "u", ["unit"]], ["count", "u", 1]]"#, "count has too many arguments"),
            (
                #"[["let", "u", ["unit"]], ["let", "u"]]"#,
                #"a value is made by ["let", name, [way, …]], not ["let", "u"]"#
            ),
            (#"[["let", "u", ["init", "RACUnit"]]]"#, "there is no class of tuples named RACUnit"),
        ])
    func reportsReason(steps: String, reason: String) {
        #expect(Lines.outcome(Self.line(steps: steps)) == .malformed(reason: reason))
    }

    @Test("Questions are shown with their answers")
    func shows() throws {
        let line = Self.line(
            steps: #"[["let", "t", ["pack", [1, "x"]]], ["last", "t"]]"#,
            trace: #"[[0, "result", "RACTwoTuple"], [1, "result", "y"]]"#)
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "v", $0) }
        #expect(run.status == 0)
        let expected = [
            "recorded",
            #"  let t ["pack", [1, "x"]]: "RACTwoTuple""#,
            #"  last t: "y""#,
            "dynamic",
            #"  let t ["pack", [1, "x"]]: "RACTwoTuple""#,
            #"  last t: "x""#,
            "",
            #"first difference, dynamic: entry 2: recorded [1, "result", "y"], ours [1, "result", "x"]"#,
        ]
        #expect(Array(run.printed.suffix(8)) == expected)
    }
}

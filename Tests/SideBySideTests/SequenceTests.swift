import Recordings
import Testing

@Suite struct SequenceTests {
    private static func line(_ expression: String, observe: String, trace: String, more: String = "") -> String {
        """
        {"scenario": {"id": "q", "expr": \(expression), "observe": \(observe)\(more)}, "trace": \(trace)}
        """
    }

    static let lines = [
        line(
            #"["array", [1, null]]"#, observe: #"[["head"], ["array"]]"#,
            trace: #"[[0, "result", 1], [1, "result", [1, {"null": 1}]]]"#),
        line(
            #"["map", "m", "inc", ["gen", "g", [1, 2], "nil"]]"#, observe: #"[["head"], ["tailIsNil", 2], ["head"]]"#,
            trace: """
                [[0, "eval", "g", ["head", 0]], [0, "eval", "m", [1]], [0, "eval", "g", ["tail", 0]], [0, "result", 2], \
                [1, "eval", "g", ["head", 1]], [1, "eval", "m", [2]], [1, "eval", "g", ["tail", 1]], [1, "result", 1], \
                [2, "result", 2]]
                """),
        line(
            #"["flatten", ["array", [{"seq": ["return", 1]}, {"seq": ["ref", "a"]}]]]"#,
            observe: #"[["signal", null]]"#,
            trace: #"[[0, "next", 1], [0, "next", 2], [0, "completed", null], [0, "result", null]]"#,
            more: #", "defs": {"a": ["array", [2]]}"#),
        line(
            #"["tail", ["return", 1]]"#, observe: #"[["head"], ["array"], ["count"], ["any", "a", "always"]]"#,
            trace: #"[[0, "result", null], [1, "result", null], [2, "result", 0], [3, "result", 0]]"#),
        line(#"["return", 1]"#, observe: #"[["hashEqual", ["array", [1]]]]"#, trace: #"[[0, "result", 0]]"#),
    ]

    @Test("Sequences are observed as the format says", arguments: lines)
    func observes(line: String) {
        #expect(Lines.outcome(line) == .reproduced)
    }

    private static let rules = [
        AcceptedDifference(anyOf: ["enum"], extent: .readAhead, reason: "ahead"),
        AcceptedDifference(anyOf: ["equal"], extent: .equality, reason: "equality"),
    ]

    @Test("A value that the original read ahead may be computed later, or not at all")
    func acceptsReadAhead() {
        let line = Self.line(
            #"["map", "m", "inc", ["array", [1, 2]]]"#, observe: #"[["enum", 1], ["tailHead", 1]]"#,
            trace: """
                [[0, "eval", "m", [1]], [0, "eval", "m", [2]], [0, "item", 2], [0, "result", [2]], [1, "result", 3]]
                """)
        #expect(Lines.outcome(line, accepted: Self.rules) == .accepted(reason: "ahead"))
        guard case .differing = Lines.outcome(line) else {
            Issue.record("It was accepted without a rule.")
            return
        }
    }

    @Test("Symmetric equality is accepted")
    func acceptsEquality() {
        let line = Self.line(
            #"["return", 1]"#, observe: #"[["equal", ["array", [1]]]]"#,
            trace: #"[[0, "equal", 0], [0, "result", [0, 1]]]"#)
        #expect(Lines.outcome(line, accepted: Self.rules) == .accepted(reason: "equality"))
    }

    static let differing = [
        // Another value, a call that was not recorded, one that is too early, and equal where ours is not.
        line(#"["array", [1]]"#, observe: #"[["enum", 0]]"#, trace: #"[[0, "item", 2], [0, "result", [2]]]"#),
        line(
            #"["map", "m", "inc", ["array", [1]]]"#, observe: #"[["enum", 1]]"#,
            trace: #"[[0, "item", 2], [0, "result", [2]]]"#),
        line(
            #"["map", "m", "inc", ["array", [1]]]"#, observe: #"[["enum", 1], ["head"]]"#,
            trace: #"[[0, "item", 2], [0, "result", [2]], [1, "eval", "m", [1]], [1, "result", 2]]"#),
        line(
            #"["return", 1]"#, observe: #"[["equal", ["array", [2]]]]"#,
            trace: #"[[0, "equal", 1], [0, "result", [1, 1]]]"#),
    ]

    @Test("No rule accepts differences of sequences other than the listed ones", arguments: differing)
    func rejects(line: String) {
        guard case .differing(let difference) = Lines.outcome(line, accepted: Self.rules) else {
            Issue.record("It was accepted.")
            return
        }
        #expect(difference.extent == .events)
    }

    @Test(
        "A scenario that cannot be understood is reported with the reason",
        arguments: [
            (line(#"["array", [1]]"#, observe: "3", trace: "[]"), "observe is a list"),
            (line(#"["array", [1]]"#, observe: "[3]", trace: "[]"), "an observation is [name, …], not 3"),
            (line(#"["array", [1]]"#, observe: #"[["head", 1]]"#, trace: "[]"), "head has too many arguments"),
            (
                line(#"["array", [1]]"#, observe: #"[["head"]]"#, trace: "[[1]]"),
                "an entry of a sequence is [step, kind, value], not [1]"
            ),
        ])
    func reportsReason(line: String, reason: String) {
        #expect(Lines.outcome(line) == .malformed(reason: reason))
    }

    @Test("A sequence is shown observation by observation, with what happened in each")
    func shows() throws {
        let line = Self.line(
            #"["map", "m", "inc", ["eager", ["array", [1]]]]"#, observe: #"[["head"]]"#,
            trace: #"[[-1, "eval", "m", [1]], [0, "result", 2]]"#)
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "q", $0) }
        #expect(run.status == 0)
        let text = [
            "  while it is built", "      eval m [1]", "  observation 0: head", "      result 2",
        ]
        let expected: [String] = ["recorded"] + text + ["dynamic"] + text + ["", "dynamic: no difference"]
        #expect(Array(run.printed.suffix(expected.count)) == expected)
    }

    @Test("Names of sequences are replayed, with the calls that asking for the tail makes")
    func names() {
        let line = """
            {"scenario": {"id": "n", "sequences": {"Q": ["array", [1, 2]]}, "sequence": ["map", "m", "inc", ["ref", "Q"]]}, \
            "trace": [[0, "name", "[Q] -map:"], [0, "class", "RACDynamicSequence"], [0, "description", \
            "<RACDynamicSequence: 0x0>{ name = [Q] -map:, head = (unresolved), tail = (unresolved) }"], \
            [0, "eval", "m", [1]], [0, "tailName", "Q"]]}
            """
        #expect(Lines.outcome(line) == .reproduced)
    }
}

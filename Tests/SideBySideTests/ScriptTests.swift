import Recordings
import Testing

@Suite struct ScriptTests {
    private static func line(
        steps: String, on reactions: String = "[]", responses: String = "{}", trace: String = "[]"
    ) -> String {
        """
        {"scenario": {"id": "s", "steps": \(steps), "on": \(reactions), "responses": \(responses)}, "trace": \(trace)}
        """
    }

    /// A script, and what happens in it.
    static let scripts: [(name: String, line: String)] = [
        (
            "a member that was removed is not disposed with its container",
            line(
                steps: """
                    [["disposable", "a"], ["disposable", "b"], ["compound", "C", ["a", "b"]], ["remove", "C", "a"],
                     ["dispose", "C"], ["isDisposed", "a"]]
                    """,
                trace: #"[[4, "b", "disposed", null], [5, "a", "isDisposed", 0]]"#)
        ),
        (
            "what follows an entry is carried out at once, in the same step",
            line(
                steps: #"[["subject", "s"], ["subscribe", "s", "x"], ["next", "s", 1], ["next", "s", 2]]"#,
                on: #"[["x", "next", 1, [["next", "s", 9], ["dispose", "x"]]]]"#,
                trace: #"[[2, "x", "next", 1], [2, "x", "next", 9]]"#)
        ),
        (
            "a signal that is sent is subscribed to under a label of its own",
            line(
                steps: """
                    [["subject", "s"], ["subscribe", "s", "x"], ["next", "s", 0], ["next", "s", {"sig": ["return", 5]}],
                     ["next", "s", {"sig": ["empty"]}]]
                    """,
                trace: """
                    [[2, "x", "next", 0], [3, "x", "next", {"signal": 1}], [3, "x.1", "next", 5],
                     [3, "x.1", "completed", null], [4, "x", "next", {"signal": 1}], [4, "x.2", "completed", null]]
                    """)
        ),
        (
            "a manual source is sent to by its label",
            line(
                steps: """
                    [["let", "a", ["manual", "M"]], ["subscribe", "a", "x"], ["subscribe", "a", "y"], ["next", "M", null],
                     ["dispose", "x"], ["error", "M", null]]
                    """,
                trace: """
                    [[1, "M", "subscribed", null], [2, "M", "subscribed", null], [3, "x", "next", null],
                     [3, "y", "next", null], [4, "M", "disposed", null], [5, "M", "disposed", null],
                     [5, "y", "error", null]]
                    """)
        ),
        (
            "actions inside an expression are carried out while it is built",
            line(
                steps: #"[["let", "a", ["do", [["log", "l"]], ["return", 1]]], ["subscribe", "a", "x"]]"#,
                trace: #"[[0, "l", "log", null], [1, "x", "next", 1], [1, "x", "completed", null]]"#)
        ),
        (
            "the disposable of a subscription is found before another thing of its name",
            line(
                steps: """
                    [["disposable", "x"], ["subject", "s"], ["subscribe", "s", "x"], ["dispose", "x"],
                     ["isDisposed", "x"], ["dispose", "nobody"]]
                    """,
                trace: #"[[4, "x", "isDisposed", 1]]"#)
        ),
        (
            "a serial container tells what it holds, and what it gives away",
            line(
                steps: """
                    [["disposable", "a"], ["plain", "b"], ["serial", "S", "a"], ["get", "S"], ["swap", "S", "b"],
                     ["set", "S", null], ["get", "S"], ["dispose", "S"], ["set", "S", "a"]]
                    """,
                trace: """
                    [[3, "S", "get", "a"], [4, "S", "swapped", "a"], [6, "S", "get", null], [8, "a", "disposed", null]]
                    """)
        ),
        (
            "a scoped disposable ends when its name is released",
            line(
                steps: #"[["disposable", "a"], ["asScoped", "S", "a"], ["log", "l"], ["release", "S"], ["log", "l"]]"#,
                trace: #"[[2, "l", "log", null], [3, "a", "disposed", null], [4, "l", "log", null]]"#)
        ),
        (
            "a connection is the same however often it is asked for",
            line(
                steps: """
                    [["subject", "s"], ["publish", "m", "s"], ["subscribe", "m", "x"], ["connect", "m", "d"],
                     ["connect", "m", "e"], ["same", "d", "e"], ["next", "s", 1], ["dispose", "d"], ["next", "s", 2]]
                    """,
                trace: #"[[5, "d", "same", 1], [6, "x", "next", 1]]"#)
        ),
        (
            "what waits for the main queue runs when the script says so, with all that follows from it",
            line(
                steps: """
                    [["command", "C", null], ["subscribe", "C.executing", "x"], ["execute", "C", "r", 1], ["log", "l"],
                     ["pump"]]
                    """,
                responses: #"{"1": ["return", 2]}"#,
                trace: """
                    [[1, "x", "next", 0], [2, "C", "block", 1], [3, "l", "log", null], [4, "x", "next", 1],
                     [4, "r", "next", 2], [4, "r", "completed", null], [4, "x", "next", 0]]
                    """)
        ),
        (
            "a command answers with the response to its input, is refused, and tells how often it may be executed",
            line(
                steps: """
                    [["subject", "s"], ["behavior", "e", false], ["command", "C", "e"], ["execute", "C", "q", "a"],
                     ["next", "e", true], ["executeOnly", "C", "r", "a"], ["pump"], ["subscribe", "r", "y"],
                     ["allows", "C"], ["allow", "C", true], ["allows", "C"], ["execute", "C", "n", null]]
                    """,
                responses: #"{"a": ["of", "s"], "nil": ["nil"]}"#,
                trace: """
                    [[3, "q", "error", {"command": 1}], [5, "C", "block", "a"], [8, "C", "allows", 0],
                     [10, "C", "allows", 1], [11, "C", "block", null],
                     [11, "n", "exception", "NSInternalInconsistencyException"]]
                    """)
        ),
        (
            "the signals of a command's executions are flattened, switched between and materialized",
            line(
                steps: """
                    [["command", "C", null], ["subscribe", "C.flat", "f"], ["subscribe", "C.latest", "l"],
                     ["subscribe", "C.materialized", "m"], ["subscribe", "C.errors", "e"],
                     ["subscribe", "C.shape", "x"], ["execute", "C", "r", 1], ["pump"]]
                    """,
                responses: #"{"1": ["error", 7]}"#,
                trace: """
                    [[6, "C", "block", 1], [7, "r", "error", 7], [7, "m", "next", {"event": ["completed"]}],
                     [7, "e", "next", {"err": 7}]]
                    """)
        ),
        (
            "the first value is asked for without a subscription that stays",
            line(
                steps: """
                    [["behavior", "s", 3], ["first", "s"], ["let", "a", ["sync", "S", [["next", 4], ["next", 5]]]],
                     ["first", "a"], ["let", "b", ["empty"]], ["first", "b"], ["first", "nobody"]]
                    """,
                trace: """
                    [[1, "s", "first", 3], [3, "S", "subscribed", null], [3, "S", "disposed", null],
                     [3, "a", "first", 4], [5, "b", "first", null]]
                    """)
        ),
    ]

    @Test("A script is carried out as the format says", arguments: scripts)
    func carriesOut(name: String, line: String) {
        #expect(Lines.outcome(line) == .reproduced, "\(name)")
    }

    @Test("A script that differs says where, and whether only in clean-up")
    func tellsDifference() {
        let line = Self.line(
            steps: #"[["disposable", "a"], ["dispose", "a"], ["isDisposed", "a"]]"#,
            trace: #"[[2, "a", "isDisposed", 1], [2, "a", "disposed", null]]"#)
        guard case .differing(let difference) = Lines.outcome(line) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.eventsAreEqual)
        #expect(difference.recorded == #"[2, "a", "isDisposed", 1]"#)
        #expect(difference.actual == #"[1, "a", "disposed", null]"#)
    }

    @Test(
        "A script that would fail an assertion of the original is stopped",
        arguments: [
            #"[["compound", "C", []], ["add", "C", "C"]]"#, #"[["subject", "s"], ["link", "s", "s", "l"]]"#,
        ])
    func stops(steps: String) {
        guard case .differing(let difference) = Lines.outcome(Self.line(steps: steps)) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.actual.contains("to itself"))
    }

    @Test("A script that waits for a value that cannot come is stopped")
    func stopsEndlessWait() {
        guard case .differing(let difference) = Lines.outcome(Self.line(steps: #"[["subject", "s"], ["first", "s"]]"#))
        else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.actual.contains("the first value of s is waited for, and cannot come"))
    }

    @Test(
        "A script that cannot be understood is reported with the reason",
        arguments: [
            (line(steps: "3"), "steps are a list"),
            (line(steps: "[3]"), "an action is [name, …], not 3"),
            (line(steps: #"[["next", "s"]]"#), "next has too few arguments"),
            (line(steps: #"[["dispose", "s", 1]]"#), "dispose has too many arguments"),
            (line(steps: #"[["let", "a", ["sync", "S", [["gone"]]]]]"#), #"there is no event ["gone"]"#),
            (
                line(steps: "[]", on: #"[["x", "next", [["log", "l"]]]]"#),
                #"what follows an entry is [name, kind, number, [action, …]], not ["x", "next", [["log", "l"]]]"#
            ),
            (
                line(steps: "[]", trace: "[[1, 2]]"),
                "an entry of a script is [step, name, kind, value], not [1, 2]"
            ),
        ])
    func reportsReason(line: String, reason: String) {
        #expect(Lines.outcome(line) == .malformed(reason: reason))
    }

    @Test("A script is shown step by step, with what happened in each")
    func shows() throws {
        let line = Self.line(
            steps: #"[["disposable", "a"], ["dispose", "a"]]"#, on: #"[["a", "disposed", 1, [["isDisposed", "a"]]]]"#,
            trace: #"[[1, "a", "disposed", null]]"#)
        let run = try ProgramRun.withFile([line]) { ProgramRun("show", "s", $0) }
        #expect(run.status == 0)
        let expected = [
            "recorded",
            "  step 0: disposable a",
            "  step 1: dispose a",
            "      a disposed",
            "  at entry 1 of a disposed: isDisposed a",
            "dynamic",
            "  step 0: disposable a",
            "  step 1: dispose a",
            "      a disposed",
            "      a isDisposed 1",
            "  at entry 1 of a disposed: isDisposed a",
            "",
            #"first difference, dynamic: entry 2: recorded the end, ours [1, "a", "isDisposed", 1]"#,
        ]
        #expect(Array(run.printed.suffix(13)) == expected)
    }
}

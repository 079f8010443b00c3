import Recordings
import Testing

@Suite struct MalformedLineTests {
    static let cases: [(line: String, reason: String)] = [
        ("{\"a", "not JSON: a string does not end at byte 4"),
        ("", "not JSON: it ends too early at byte 1"),
        ("[1]", "the line is not an object"),
        ("{}", "there is no scenario object"),
        (#"{"scenario": {}}"#, "the scenario has no id"),
        (Lines.line(expression: "3"), "an expression is [operator, …], not 3"),
        (Lines.line(expression: #"["take", -1, ["never"]]"#), "take wants a number that is not negative, not -1"),
        (Lines.line(expression: #"["take", 1]"#), "take has too few arguments"),
        (Lines.line(expression: #"["take", 1, ["never"], 2]"#), "take has too many arguments"),
        (Lines.line(expression: #"["interval", 0]"#), "interval wants a positive number of ticks, not 0"),
        (Lines.line(expression: #"["map", "fly", ["never"]]"#), "there is no function named fly of this kind"),
        (Lines.line(expression: #"["hot", "a"]"#), "there is no hot subject named a"),
        (Lines.line(expression: #"["ref", "m"]"#), "there is no earlier definition m"),
        (Lines.line(expression: #"["cold", "c"]"#), "there is no cold list named c"),
        (Lines.line(expression: #"["return", {"what": 1}]"#), #"there is no literal {"what": 1}"#),
        (
            // Lazy expressions are checked too.
            Lines.line(expression: #"["flattenMap", ["take"], ["never"]]"#), "take has too few arguments"
        ),
        (
            Lines.line(expression: #"["hot", "a"]"#, hot: #"{"a": [[1, "gone"]]}"#),
            #"there is no event [1, "gone"]"#
        ),
        (
            Lines.line(expression: #"["hot", "a"]"#, hot: #"{"a": []}"#, more: #", "kinds": {"a": "warm"}"#),
            "there is no kind of subject like that of a"
        ),
        (
            Lines.line(expression: #"["never"]"#, trace: "[[1, 2]]"),
            "a trace entry is [tick, kind, value], not [1, 2]"
        ),
    ]

    @Test("A line that cannot be understood is reported with the reason", arguments: cases)
    func reportsReason(line: String, reason: String) {
        #expect(Lines.outcome(line) == .malformed(reason: reason))
    }

    @Test("A malformed line is counted as failed, and the lines after it are replayed")
    func goesOn() {
        var summary = Summary()
        for line in ["{", Lines.line(expression: #"["never"]"#)] {
            summary.add(Replayer(accepted: []).replay(Array(line.utf8)))
        }
        #expect(summary.failed == 1)
        #expect(summary.malformed == 1)
        #expect(summary.passed == 1)
    }
}

import Foundation
import Recordings
import Testing

@Suite struct DesignDifferenceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let difference: DesignDifference
        let line: String
        var testDescription: String { "\(difference)" }
    }

    private static let ending = #"{"a": [[1, "next", 1], [2, "completed"]]}"#

    static let cases = [
        Case(difference: .emptyTake, line: Lines.line(expression: #"["take", 0, ["never"]]"#)),
        Case(
            difference: .endedSignal,
            line: Lines.line(expression: #"["concatWith", ["hot", "a"], ["hot", "a"]]"#, hot: ending)),
        Case(
            difference: .queuedSends,
            line: Lines.line(expression: #"["feed", "a", "inc", 1, ["hot", "a"]]"#, hot: ending)),
        Case(difference: .heldUntilDue, line: Lines.line(expression: #"["throttle", 4, ["hot", "a"]]"#, hot: ending)),
        Case(
            difference: .heldUntilDue,
            line: Lines.line(expression: #"["throttleIf", 4, "always", ["hot", "a"]]"#, hot: ending)),
        Case(
            difference: .turns,
            line: Lines.line(expression: #"["subscribeOn", ["hot", "a"]]"#, hot: #"{"a": [[0, "next", 1]]}"#)),
        Case(
            difference: .turns,
            line: Lines.line(
                expression: #"["delay", 1, ["hot", "a"]]"#, hot: #"{"a": [[1, "error", 1]], "b": [[1, "next", 1]]}"#,
                more: #", "subs": [{"label": "b", "expr": ["hot", "b"], "at": 0}]"#)),
        Case(
            difference: .zippedAtOnce,
            line: Lines.line(
                expression: #"["zip", [["return", 1], ["cold", [[0, "next", 1], [1, "error", 1]]], ["hot", "a"]]]"#,
                hot: #"{"a": [[2, "next", 1]]}"#)),
    ]

    @Test("A run meets the difference that makes it go another way", arguments: cases)
    func meets(_ example: Case) throws {
        let line = try RecordedLine(Array(example.line.utf8))
        let recorded = try Lines.trace(example.line)
        let (trace, met) = ScenarioRun.explainedTrace(
            try SignalScenario(line.scenario, table: TypedFace.operators()))
        let difference = try #require(Difference(recorded: recorded, actual: trace))
        #expect(DesignDifference.explaining(difference, met: met) == [example.difference])
    }

    @Test("Where only clean-up comes in another order, that is the difference")
    func cleansUpLater() throws {
        let text = Lines.line(expression: #"["spy", "s", ["take", 1, ["cold", [[1, "next", 1]]]]]"#)
        let difference = try #require(
            Difference(recorded: try Lines.trace(text), actual: try Lines.trace(text, on: TypedFace.operators())))
        #expect(DesignDifference.explaining(difference, met: [.turns]) == [.laterCleanUp])
    }

    @Test("A restart explains what nothing else does, in an invented scenario alone")
    func restarts() throws {
        let text = Lines.line(expression: #"["zip", [["retry", 1, ["error", 8]], ["empty"]]]"#)
        let line = try RecordedLine(Array(text.utf8))
        let (trace, met) = ScenarioRun.explainedTrace(
            try SignalScenario(line.scenario, table: TypedFace.operators()))
        let difference = try #require(Difference(recorded: try Lines.trace(text), actual: trace))
        #expect(DesignDifference.explaining(difference, met: met, isInvented: true) == [.restarts])
        #expect(DesignDifference.explaining(difference, met: met).isEmpty)
        #expect(DesignDifference.explaining(difference, met: [.restarts, .turns], isInvented: true) == [.turns])
    }

    @Test("A run that goes as the recording meets none")
    func meetsNone() throws {
        let text = Lines.line(expression: #"["throttle", 1, ["hot", "a"]]"#, hot: #"{"a": [[1, "next", 1]]}"#)
        let line = try RecordedLine(Array(text.utf8))
        let scenario = try SignalScenario(line.scenario, table: TypedFace.operators())
        #expect(ScenarioRun.explainedTrace(scenario).met.isEmpty)
    }

    @Test("The page of differences has each, with its identifier and its words, and no other")
    func isListed() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/Differences.md"), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "### In the recordings\n").last)
            .components(separatedBy: "\n## ")[0]
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.components(separatedBy: " | ").prefix(2).joined(separator: " | ") }
        #expect(rows == DesignDifference.recorded.map { "| `\($0.rawValue)` | \($0.explanation)" })
        let words = section.replacingOccurrences(of: "\n", with: " ")
        #expect(words.contains("`restarts`: \(DesignDifference.restarts.explanation)"))
    }

    @Test("A drawing of the typed layer names its difference")
    func shows() throws {
        let run = try ProgramRun.withFile([
            Lines.line(id: "x", expression: #"["take", 0, ["never"]]"#, trace: #"[[0, "completed", null]]"#)
        ]) { ProgramRun("show", "x", $0, "--face", "recorded", "--face", "dynamic", "--face", "typed") }
        #expect(run.status == 0)
        #expect(run.printed.contains("dynamic: no difference"))
        #expect(run.printed.last == "typed, by design: \(DesignDifference.emptyTake.explanation) (empty-take)")
    }
}

import Recordings
import Testing

@Suite struct SkippedLineTests {
    static let otherKinds = [
        #"{"scenario": {"id": "c", "questions": []}, "trace": []}"#,
        #"{"scenario": {"id": "q", "expr": ["array", []], "observe": [["head"]]}, "trace": []}"#,
    ]

    @Test("A scenario of another kind is skipped", arguments: otherKinds)
    func skipsOtherKinds(line: String) {
        #expect(Lines.outcome(line) == .skipped(reason: "is not of a kind this build knows"))
    }

    static let laterParts = [
        (#"{"scenario": {"id": "s", "sequence": ["return", 1]}, "trace": []}"#, "sequences"),
        (#"{"scenario": {"id": "n", "signal": ["seqPlainSignal", ["return", 1]]}, "trace": []}"#, "sequences"),
    ]

    @Test("A scenario about what a later release brings is skipped with that reason", arguments: laterParts)
    func skipsLaterParts(line: String, subject: String) {
        #expect(Lines.outcome(line) == .skipped(reason: "is about \(subject), which are part of a later release"))
    }

    @Test("A script with an action that is not yet built is skipped, and counted for all its actions and operators")
    func skipsUnknownActions() {
        let line = #"{"scenario": {"id": "c", "steps": [["let", "a", ["take", 1, ["never"]]], ["fly"]]}, "trace": []}"#
        let replayed = Replayer(accepted: []).replay(Array(line.utf8))
        #expect(replayed.outcome == .skipped(reason: "names an operator not yet built: fly"))
        #expect(replayed.operators == ["let", "take", "never", "fly"])
    }

    @Test("A scenario with an operator that is not yet built is skipped, and counted for all its operators")
    func skipsUnknownOperators() {
        let line = Lines.line(expression: #"["map", "inc", ["teleport", 3, ["take", 1, ["never"]]]]"#)
        let replayed = Replayer(accepted: []).replay(Array(line.utf8))
        #expect(replayed.outcome == .skipped(reason: "names an operator not yet built: teleport"))
        #expect(replayed.operators == ["map", "teleport", "take", "never"])

        var summary = Summary()
        summary.add(replayed)
        #expect(summary.skipped == 1)
        #expect(summary.operators["take"]?.unsupported == 1)
    }

    @Test("Only scenarios with the wanted operators are replayed")
    func selects() {
        let line = Array(Lines.line(expression: #"["take", 1, ["never"]]"#).utf8)
        let replayer = Replayer(accepted: [])
        #expect(replayer.replay(line, only: ["take", "skip"]) == nil)
        #expect(replayer.replay(line, only: ["take"])?.outcome == .reproduced)
    }
}

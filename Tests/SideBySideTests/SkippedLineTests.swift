import Recordings
import Testing

@Suite struct SkippedLineTests {
    static let otherKinds = [
        #"{"scenario": {"id": "c", "steps": []}, "trace": []}"#,
        #"{"scenario": {"id": "q", "expr": ["array", []], "observe": [["head"]]}, "trace": []}"#,
    ]

    @Test("A scenario of another kind is skipped", arguments: otherKinds)
    func skipsOtherKinds(line: String) {
        #expect(Lines.outcome(line) == .skipped(reason: "is not of a kind this build knows"))
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

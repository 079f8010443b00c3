import Recordings
import Testing

@Suite struct SkippedLineTests {
    @Test("A scenario of another kind is skipped")
    func skipsOtherKinds() {
        let line = #"{"scenario": {"id": "c", "questions": []}, "trace": []}"#
        #expect(Lines.outcome(line) == .skipped(reason: "is not of a kind this build knows"))
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

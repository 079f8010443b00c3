import Recordings
import StreamTesting
import Testing

@Suite struct AcceptedDifferenceTests {
    /// The recording has the disposal after the completion; the original, as we do, disposes before.
    private let cleanUpDiffers = Lines.line(
        expression: #"["spy", "s", ["cold", [[1, "completed"]]]]"#,
        trace: #"[[0, "log", ["subscribed s"]], [1, "completed", null], [1, "log", ["disposed s"]]]"#)
    private let eventsDiffer = Lines.line(
        expression: #"["spy", "s", ["return", 1]]"#, trace: #"[[0, "completed", null]]"#)

    private static let spyRule = AcceptedDifference(allOf: ["spy", "cold"], reason: "because")

    @Test("A difference in clean-up order fails as long as no rule covers it")
    func failsWithoutRule() {
        guard case .differing(let difference) = Lines.outcome(cleanUpDiffers) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(difference.eventsAreEqual)
        #expect(difference.position == 1)
    }

    @Test("A difference in clean-up order is accepted when a rule covers its operators")
    func accepts() {
        #expect(Lines.outcome(cleanUpDiffers, accepted: [Self.spyRule]) == .accepted(reason: "because"))
    }

    @Test(
        "A rule covers only scenarios with all of the one set and one of the other",
        arguments: [
            (["spy"], [], true), (["spy", "zip"], [], false), ([], ["zip", "cold"], true), ([], ["zip"], false),
            (["spy"], ["zip"], false), (["spy"], ["cold"], true),
        ] as [([String], [String], Bool)])
    func covers(allOf: [String], anyOf: [String], isCovered: Bool) {
        let rule = AcceptedDifference(allOf: Set(allOf), anyOf: Set(anyOf), reason: "because")
        let outcome = Lines.outcome(cleanUpDiffers, accepted: [rule])
        #expect((outcome == .accepted(reason: "because")) == isCovered)
    }

    @Test("A difference in events is never accepted")
    func rejectsEvents() {
        let rule = AcceptedDifference(anyOf: ["spy"], reason: "because")
        guard case .differing(let difference) = Lines.outcome(eventsDiffer, accepted: [rule]) else {
            Issue.record("It does not differ.")
            return
        }
        #expect(!difference.eventsAreEqual)
    }

    @Test("Accepted differences are told on a line of their own and count as passed")
    func areCounted() {
        var summary = Summary()
        summary.add(Replayer(accepted: [Self.spyRule]).replay(Array(cleanUpDiffers.utf8)))
        let lines = SummaryTable(summary).lines
        #expect(lines.contains("accepted differences, counted as passed: 1"))
        #expect(lines.contains("  1: because"))
        #expect(lines.last == "1 passed, 0 failed, 0 skipped")
    }

    @Test("A rule about layout does not cover a difference in clean-up order")
    func keepsExtentsApart() {
        let rule = AcceptedDifference(anyOf: ["spy"], extent: .layout, reason: "because")
        guard case .differing = Lines.outcome(cleanUpDiffers, accepted: [rule]) else {
            Issue.record("It was accepted.")
            return
        }
    }

    @Test("A rule about events covers nothing")
    func neverCoversEvents() {
        let rule = AcceptedDifference(anyOf: ["spy"], extent: .events, reason: "because")
        #expect(Lines.outcome(eventsDiffer, accepted: [rule]) == Lines.outcome(eventsDiffer))
    }

    @Test("A rule says what it is about, clean-up if nothing is said", arguments: ["layout", "cleanUp"])
    func parsesExtent(extent: String) throws {
        let rules = try AcceptedDifference.parse(
            Array(#"[{"anyOf": ["a"], "extent": "\#(extent)", "reason": "r"}]"#.utf8))
        #expect(rules.map(\.extent.rawValue) == [extent])
    }

    @Test("Rules are read from JSON")
    func parses() throws {
        let rules = try AcceptedDifference.parse(Array(#"[{"allOf": ["spy", "cold"], "reason": "because"}]"#.utf8))
        #expect(rules == [Self.spyRule])
    }

    @Test(
        "Rules that name no operator, a scenario or no reason are refused",
        arguments: [
            #"[{"reason": "r"}]"#, #"[{"anyOf": ["a"]}]"#, #"[{"anyOf": ["a"], "reason": "r", "id": "r1-3"}]"#,
            #"[{"anyOf": [1], "reason": "r"}]"#,
            #"[{"anyOf": ["a"], "extent": "events", "reason": "r"}]"#,
            #"[{"anyOf": ["a"], "extent": 1, "reason": "r"}]"#,
            #"{}"#,
        ])
    func refuses(json: String) {
        #expect(throws: Malformed.self) { try AcceptedDifference.parse(Array(json.utf8)) }
    }
}

/// Replays recordings without a clock, whose traces are shown as listings.
package protocol ListedRecordings: RecordingKind {
    associatedtype Scenario: ListedScenario

    /// Reads the scenario of a line.
    func scenario(of line: RecordedLine) throws -> Scenario

    /// The accepted differences.
    var accepted: [AcceptedDifference] { get }
}

/// Holds a scenario without a clock, checked and ready to run.
package protocol ListedScenario {
    associatedtype Trace: RecordedTrace

    /// The operators and actions that the scenario names.
    var operators: Set<String> { get }
    /// The reason why this build cannot run the scenario; nil when it can.
    var obstacle: String? { get }
    /// The named operators that are not yet built.
    var missing: Set<String> { get }

    /// Reads the trace that was recorded in the line.
    func recorded(_ line: RecordedLine) throws -> Trace

    /// Runs the scenario on the dynamic layer and returns its trace.
    func run() -> Trace

    /// Returns lines that describe a trace to people.
    func listing(of trace: Trace) -> [String]
}

extension ListedRecordings {
    package func operators(of line: RecordedLine) throws -> Set<String> {
        try scenario(of: line).operators
    }

    package func replay(_ line: RecordedLine) throws -> Replayed {
        let scenario = try scenario(of: line)
        return Replayed(
            outcome: try outcome(of: scenario, line), id: line.id, operators: scenario.operators,
            missing: scenario.missing)
    }

    private func outcome(of scenario: Scenario, _ line: RecordedLine) throws -> Outcome {
        if let obstacle = scenario.obstacle { return .skipped(reason: obstacle) }
        guard let difference = Difference(recorded: try scenario.recorded(line), actual: scenario.run()) else {
            return .reproduced
        }
        let rule = accepted.first { $0.covers(difference, operators: scenario.operators) }
        return rule.map { .accepted(reason: $0.reason) } ?? .differing(difference)
    }

    /// Returns the listings that `show` prints, and whether all that the user asked for could be shown.
    func listings(of line: RecordedLine, faces: [ShownFace]) throws -> (lines: [String], isComplete: Bool) {
        let scenario = try scenario(of: line)
        let recorded: Scenario.Trace? = scenario.obstacle == nil ? try scenario.recorded(line) : nil
        guard let recorded else { return (["dynamic: \(scenario.obstacle ?? "")"], false) }
        var lines: [String] = []
        var notes: [String] = []
        for face in faces {
            switch face {
            case .recorded:
                lines += [face.rawValue] + scenario.listing(of: recorded).map { "  \($0)" }
            case .dynamic:
                let actual = scenario.run()
                lines += [face.rawValue] + scenario.listing(of: actual).map { "  \($0)" }
                let difference = Difference(recorded: recorded, actual: actual)
                notes.append(difference.map { "first difference, dynamic: \($0)" } ?? "dynamic: no difference")
            case .typed:
                notes.append("typed: this layer does not have what the scenario is about")
            }
        }
        return (lines + [""] + notes, !faces.contains(.typed))
    }
}

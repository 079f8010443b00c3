import Recordings

/// Makes lines of recordings for tests.
enum Lines {
    /// Returns a line with the main subscriber's `expression`, subscribed at tick 0.
    static func line(
        id: String = "s", expression: String, hot: String = "{}", more: String = "", end: String = "idle",
        trace: String = "[]"
    ) -> String {
        """
        {"scenario": {"id": "\(id)", "hot": \(hot), "expr": \(expression), "subscribe_at": 0, "dispose_at": null\(more)}, \
        "end": "\(end)", "trace": \(trace)}
        """
    }

    /// Replays a line and returns how it went.
    static func outcome(_ line: String, accepted: [AcceptedDifference] = []) -> Outcome {
        Replayer(accepted: accepted).replay(Array(line.utf8)).outcome
    }

    /// Runs the scenario of a line on a layer and returns its trace, whatever the line says of it.
    static func trace<Layer>(
        _ line: String, on table: OperatorTable<Layer> = DynamicFace.operators()
    ) throws -> SignalTrace {
        ScenarioRun.trace(try SignalScenario(RecordedLine(Array(line.utf8)).scenario, table: table))
    }
}

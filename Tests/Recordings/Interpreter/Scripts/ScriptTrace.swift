import StreamTesting

/// Holds the trace of a script.
package struct ScriptTrace: RecordedTrace, Sendable {
    package static let tolerable = Difference.Extent.cleanUp

    package let entries: [ScriptEntry]
    /// The reason why the script was stopped; nil when it came to its end.
    package let stop: String?

    package init(entries: [ScriptEntry], stop: String? = nil) {
        self.entries = entries
        self.stop = stop
    }

    /// Reads the `trace` of a line.
    init(_ line: RecordedLine) throws {
        guard let trace = line.members["trace"]?.array else { throw Malformed("there is no trace") }
        self.init(entries: try trace.map { try ScriptEntry($0) })
    }

    package var ending: String { stop.map { "end \"\($0)\"" } ?? "the end" }

    /// The trace without the entries about clean-up.
    package var essence: ScriptTrace {
        ScriptTrace(entries: entries.filter { !$0.isCleanUp }, stop: stop)
    }
}

package import StreamTesting

/// Holds the trace of a signal scenario.
package struct SignalTrace: RecordedTrace, Sendable {
    package static let tolerable = Difference.Extent.cleanUp

    /// The reason why the run stopped: `idle`, `until`, `limit` or `exception: …`.
    package let end: String
    package let entries: [TraceEntry]

    package init(end: String, entries: [TraceEntry]) {
        self.end = end
        self.entries = entries
    }

    /// Reads the `end` and `trace` of a line.
    package init(_ line: RecordedLine) throws(Malformed) {
        guard let end = line.members["end"]?.string else { throw Malformed("there is no end") }
        guard let trace = line.members["trace"]?.array else { throw Malformed("there is no trace") }
        var entries: [TraceEntry] = []
        for entry in trace { entries.append(try TraceEntry(entry)) }
        self.init(end: end, entries: entries)
    }

    package var ending: String { "end \"\(end)\"" }

    /// The trace without the log entries.
    package var essence: SignalTrace {
        SignalTrace(end: end, entries: entries.filter { !$0.isLog })
    }
}

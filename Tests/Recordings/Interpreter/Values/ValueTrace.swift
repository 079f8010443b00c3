import StreamTesting

/// Holds the answers to questions.
package struct ValueTrace: RecordedTrace, Sendable {
    package static let tolerable = Difference.Extent.layout

    package let entries: [TraceEntry]

    /// Creates a trace; addresses and line breaks in its texts do not count.
    package init(_ entries: [TraceEntry]) {
        self.entries = entries.map { Self.changing($0, PlatformText.unwrapped) }
    }

    /// Reads the `trace` of a line.
    init(_ line: RecordedLine) throws {
        guard let trace = line.members["trace"]?.array else { throw Malformed("there is no trace") }
        self.init(try trace.map { try TraceEntry($0) }.map { Self.changing($0, PlatformText.publicClass) })
    }

    package var ending: String { "the end" }

    /// The trace with lists and tables described in one form.
    package var essence: ValueTrace {
        ValueTrace(entries.map { Self.changing($0, PlatformText.plain) })
    }

    private static func changing(_ entry: TraceEntry, _ change: (String) -> String) -> TraceEntry {
        guard let text = entry.value.string else { return entry }
        return TraceEntry(tick: entry.tick, kind: entry.kind, value: .string(change(text)))
    }
}

import StreamTesting

/// Holds the name of a signal or a sequence.
package struct NameTrace: RecordedTrace, Sendable {
    package static let tolerable = Difference.Extent.layout

    package let entries: [TraceEntry]

    /// Creates a trace of texts, whose addresses and line breaks do not count.
    package init(_ entries: [TraceEntry]) {
        self.entries = entries.map { entry in
            Self.changing(entry, PlatformText.unwrapped)
        }
    }

    /// Reads the `trace` of a line.
    init(_ line: RecordedLine) throws {
        guard let trace = line.members["trace"]?.array else { throw Malformed("there is no trace") }
        self.init(
            try trace.map { entry in
                guard entry.array?.count == 4 else { return try TraceEntry(entry) }
                return TraceEntry(try SequenceEntry(entry))
            })
    }

    package var ending: String { "the end" }

    /// The trace with lists and tables described in one form.
    package var essence: NameTrace {
        NameTrace(entries.map { Self.changing($0, PlatformText.plain) })
    }

    private static func changing(_ entry: TraceEntry, _ change: (String) -> String) -> TraceEntry {
        guard let text = entry.value.string else { return entry }
        return TraceEntry(tick: entry.tick, kind: entry.kind, value: .string(change(text)))
    }
}

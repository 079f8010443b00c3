/// Says where a run first differs from its recording.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The number of entries that are the same before it.
    package let position: Int
    /// What the recording has there, or its end.
    package let recorded: String
    /// What the run has there, or its end.
    package let actual: String
    /// Whether everything is the same but for the order and the presence of log entries.
    package let eventsAreEqual: Bool

    /// Compares two traces exactly; nil when there is no difference.
    package init?(recorded: SignalTrace, actual: SignalTrace) {
        guard recorded != actual else { return nil }
        position = zip(recorded.entries, actual.entries).prefix { $0 == $1 }.count
        self.recorded = Self.text(recorded, at: position)
        self.actual = Self.text(actual, at: position)
        eventsAreEqual = recorded.withoutLogs == actual.withoutLogs
    }

    private static func text(_ trace: SignalTrace, at position: Int) -> String {
        trace.entries.indices.contains(position) ? trace.entries[position].description : "end \"\(trace.end)\""
    }

    package var description: String {
        let note = eventsAreEqual ? " (events equal, clean-up order differs)" : ""
        return "entry \(position + 1): recorded \(recorded), ours \(actual)\(note)"
    }
}

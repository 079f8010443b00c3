/// The first place where a run differs from its recording.
package struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The extent of a difference.
    package enum Extent: String, Sendable {
        case events
        /// Everything is the same but for the order and the presence of entries about clean-up.
        case cleanUp
        /// Everything is the same but for the way in which a text describes lists and tables.
        case layout
        /// Everything is the same, but less was computed ahead.
        case readAhead
        /// Everything is the same, but more sequences are equal; less may have been computed ahead as well.
        case equality
    }

    /// The number of equal entries before the difference.
    package let position: Int
    /// The recording's entry at the position, or its end.
    package let recorded: String
    /// The run's entry at the position, or its end.
    package let actual: String
    package let extent: Extent

    /// Compares two traces exactly; nil when there is no difference.
    package init?<Trace: RecordedTrace>(recorded: Trace, actual: Trace) {
        guard recorded != actual else { return nil }
        position = zip(recorded.entries, actual.entries).prefix { $0 == $1 }.count
        self.recorded = recorded.text(at: position)
        self.actual = actual.text(at: position)
        extent = recorded.extent(of: actual)
    }

    /// Whether everything is the same but for the order and the presence of entries about clean-up.
    package var eventsAreEqual: Bool { extent == .cleanUp }

    package var description: String {
        let note =
            switch extent {
            case .events: ""
            case .cleanUp: " (events equal, clean-up order differs)"
            case .layout: " (equal but for the layout)"
            case .readAhead: " (equal, but less was computed ahead)"
            case .equality: " (more is equal)"
            }
        return "entry \(position + 1): recorded \(recorded), ours \(actual)\(note)"
    }
}

/// The result of replaying a line.
package enum Outcome: Equatable, Sendable {
    case reproduced
    /// The trace differs only in the order of clean-up or the layout of a text, for an accepted cause.
    case accepted(reason: String)
    case differing(Difference)
    /// The line could not be replayed, through no fault of its own.
    case skipped(reason: String)
    /// The line cannot be understood.
    case malformed(reason: String)
}

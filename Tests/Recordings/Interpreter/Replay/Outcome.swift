/// Says how the replay of one line went.
package enum Outcome: Equatable, Sendable {
    case reproduced
    /// It differs in the order of clean-up or the layout of a text only, for a cause that is accepted.
    case accepted(reason: String)
    case differing(Difference)
    /// It could not be replayed, through no fault of the line.
    case skipped(reason: String)
    /// The line cannot be understood.
    case malformed(reason: String)
}

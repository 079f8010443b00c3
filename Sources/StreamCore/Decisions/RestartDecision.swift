/// Decides whether a source that has ended is started anew, by `repeat` and `retry`.
package struct RestartDecision: Sendable, Equatable {
    /// How many starts are left; nil for any number.
    private var remaining: Int?
    /// How many starts there have been after the first one.
    package private(set) var restarts = 0

    /// Decides for a source that is started anew at most `limit` times; always if that is nil.
    package init(limit: Int?) {
        remaining = limit
    }

    /// Tells whether the source is to be started once more, which then counts.
    package mutating func restartsAgain() -> Bool {
        if let remaining {
            guard remaining > 0 else { return false }
            self.remaining = remaining - 1
        }
        restarts += 1
        return true
    }
}

/// Decides whether `repeat` and `retry` start a source again that has ended.
package struct RestartDecision: Sendable, Equatable {
    /// How many starts are left; nil for any number.
    private var remaining: Int?
    /// How many starts there have been after the first one.
    package private(set) var restarts = 0

    /// Begins for a source that is started again at most `limit` times, or any number of times if `limit` is nil.
    package init(limit: Int?) {
        remaining = limit
    }

    /// Returns whether the source starts once more, and counts that restart.
    package mutating func restartsAgain() -> Bool {
        if let remaining {
            guard remaining > 0 else { return false }
            self.remaining = remaining - 1
        }
        restarts += 1
        return true
    }
}

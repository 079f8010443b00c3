/// Decides which of the first values pass `take`: it counts down, and the last one ends the stream.
@usableFromInline
package struct TakeDecision: Sendable, Equatable {
    @usableFromInline
    package enum Action: Sendable, Equatable {
        /// Forward the value.
        case forward
        /// Forward the value, and complete then.
        case forwardLast
        /// Drop the value, which came while the last one was being forwarded.
        case drop
    }

    @usableFromInline var remaining: Int

    /// Begins before the first value; `count` is 0 or more.
    @inlinable
    package init(count: Int) {
        remaining = count
    }

    /// Decides about the next value.
    @inlinable @inline(__always)
    package mutating func next() -> Action {
        guard remaining > 0 else { return .drop }
        remaining -= 1
        return remaining == 0 ? .forwardLast : .forward
    }
}

/// Decides which values pass `skip`: all but the first ones.
@usableFromInline
package struct SkipDecision: Sendable, Equatable {
    @usableFromInline var remaining: Int

    /// Begins before the first value; `count` is 0 or more.
    @inlinable
    package init(count: Int) {
        remaining = count
    }

    /// Tells whether the next value passes.
    @inlinable @inline(__always)
    package mutating func next() -> Bool {
        guard remaining > 0 else { return true }
        remaining -= 1
        return false
    }
}

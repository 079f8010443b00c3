/// Decides which of the first values pass `take`: a countdown, in which the last value ends the stream.
@usableFromInline
package struct TakeDecision: Sendable, Equatable {
    @usableFromInline
    package enum Action: Sendable, Equatable {
        /// Forward the value.
        case forward
        /// Forward the value, then complete.
        case forwardLast
        /// Drop the value, which arrived while the last value was being forwarded.
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

/// Decides which values pass `skip`: all but the first `count`.
@usableFromInline
package struct SkipDecision: Sendable, Equatable {
    @usableFromInline var remaining: Int

    /// Begins before the first value; `count` is 0 or more.
    @inlinable
    package init(count: Int) {
        remaining = count
    }

    /// Returns whether the next value passes.
    @inlinable @inline(__always)
    package mutating func next() -> Bool {
        guard remaining > 0 else { return true }
        remaining -= 1
        return false
    }
}

/// Decides which inner streams run when only a limited number may run at once, and when the flattened stream completes.
///
/// The streams that wait are held by the caller, oldest first; this counts them, and those that run.
///
///     .merge          a limit of Int.max
///     .concat         a limit of 1, the others wait
///     .concurrent(n)  a limit of n, the others wait
///     .first          a limit of 1, the others are dropped
package struct LimitDecision: Sendable, Equatable {
    /// What happens to a stream that comes while the limit is reached.
    package enum Excess: Sendable, Equatable {
        case waits
        case isDropped
    }

    /// What to do with a stream that has come.
    package enum Arrival: Sendable, Equatable {
        /// Start it.
        case start
        /// Append it to those that wait.
        case wait
        /// Forget it.
        case drop
    }

    /// What to do after a stream has ended.
    package enum Departure: Sendable, Equatable {
        /// Take the oldest stream that waits, and start it: it has the place of the one that ended.
        case startNext
        /// Nothing waits; go on.
        case wait
        /// Complete the output.
        case finish
    }

    private let limit: Int
    private let excess: Excess
    /// How many streams run.
    package private(set) var running = 0
    /// How many streams wait.
    package private(set) var waiting = 0
    /// Whether no further stream comes.
    private var isOuterCompleted = false

    /// Begins without streams.
    ///
    /// - Parameter limit: How many streams may run at once: 1 or more.
    package init(limit: Int, excess: Excess = .waits) {
        self.limit = limit
        self.excess = excess
    }

    /// Decides about a stream that has come.
    ///
    /// - Parameter isImmediate: Whether it is one value only, which takes no place when there is one.
    package mutating func arrived(isImmediate: Bool = false) -> Arrival {
        guard running >= limit else {
            // Streams wait only while the limit is reached, so this one overtakes none.
            if !isImmediate { running += 1 }
            return .start
        }
        guard excess == .waits else { return .drop }
        waiting += 1
        return .wait
    }

    /// Takes note that a running stream has ended without a failure.
    package mutating func ended() -> Departure {
        if waiting > 0 {
            waiting -= 1
            return .startNext
        }
        running -= 1
        return isOver ? .finish : .wait
    }

    /// Takes note that no further stream comes; tells whether the output completes now.
    package mutating func outerCompleted() -> Bool {
        isOuterCompleted = true
        return isOver
    }

    /// Streams wait only while others run.
    private var isOver: Bool { isOuterCompleted && running == 0 }
}

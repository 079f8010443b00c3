/// Decides which inner streams run when only a limited number may run at once, and when the flattened stream completes.
///
/// The caller holds the waiting streams, oldest first; the decision counts the waiting and the running streams.
///
///     .merge          a limit of Int.max
///     .concat         a limit of 1, the others wait
///     .concurrent(n)  a limit of n, the others wait
///     .first          a limit of 1, the others are dropped
package struct LimitDecision: Sendable, Equatable {
    /// What happens to a stream that arrives while the limit is reached.
    package enum Excess: Sendable, Equatable {
        case waits
        case isDropped
    }

    /// What to do with a stream that has arrived.
    package enum Arrival: Sendable, Equatable {
        /// Start it.
        case start
        /// Append it to the waiting streams.
        case wait
        /// Drop it.
        case drop
    }

    /// What to do after a stream has ended.
    package enum Departure: Sendable, Equatable {
        /// Start the oldest waiting stream in the place of the stream that ended.
        case startNext
        /// No stream waits; go on.
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
    /// Whether the outer stream has completed, so that no further stream arrives.
    private var isOuterCompleted = false

    /// Begins without streams.
    ///
    /// - Parameter limit: How many streams may run at once: 1 or more.
    package init(limit: Int, excess: Excess = .waits) {
        self.limit = limit
        self.excess = excess
    }

    /// Decides about a stream that has arrived.
    ///
    /// - Parameter isImmediate: Whether the stream is a single immediate value, which occupies no place when it can
    ///   start at once.
    package mutating func arrived(isImmediate: Bool = false) -> Arrival {
        guard running >= limit else {
            // Streams wait only while the limit is reached, so the new stream overtakes none.
            if !isImmediate { running += 1 }
            return .start
        }
        guard excess == .waits else { return .drop }
        waiting += 1
        return .wait
    }

    /// Records that a running stream has ended without a failure.
    package mutating func ended() -> Departure {
        if waiting > 0 {
            waiting -= 1
            return .startNext
        }
        running -= 1
        return isOver ? .finish : .wait
    }

    /// Records that no further stream arrives; returns whether the output completes now.
    package mutating func outerCompleted() -> Bool {
        isOuterCompleted = true
        return isOver
    }

    /// Streams wait only while others run.
    private var isOver: Bool { isOuterCompleted && running == 0 }
}

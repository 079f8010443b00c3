/// The values that an asynchronous boundary keeps for a consumer that is slower than its producer.
///
///     let drops = DropCounter()
///     readings.observe(on: queue, buffering: .bounded(100, whenFull: .dropOldest, counting: drops))
///
/// Only values are limited: the terminal event always finds room, and is delivered after the kept values.
public struct BufferingPolicy<Failure: Error>: Sendable {
    /// What happens when a value arrives and there is no room for it.
    public enum Overflow: Sendable {
        /// The value that has waited longest is dropped, and the new value is kept.
        case dropOldest
        /// The new value is dropped.
        case dropNewest
        /// The new value is dropped and the stream fails after the kept values; the source is disposed of.
        ///
        /// This case does not exist for a stream that cannot fail (`Never`).
        case fail(Failure)
    }

    /// What to do with a value that has arrived.
    package enum Decision {
        /// Keep the value: there is room.
        case keep
        /// Drop the oldest value, then keep the new value.
        case replaceOldest
        /// Drop the new value.
        case drop
        /// Drop the new value, and fail.
        case fail(Failure)
    }

    /// How many values may wait; `Int.max` without a limit.
    public let capacity: Int

    private let takesNewest: Bool
    // Not an `Overflow`: a policy is copied at every start, and a field whose layout depends on `Failure` would make
    // each copy look up the type at run time.
    private let failure: (any Error)?
    private let drops: DropCounter?

    private init(capacity: Int, takesNewest: Bool, failure: (any Error)?, drops: DropCounter?) {
        self.capacity = capacity
        self.takesNewest = takesNewest
        self.failure = failure
        self.drops = drops
    }

    /// Keeps every value: memory grows with the number of waiting values.
    public static var unbounded: BufferingPolicy {
        BufferingPolicy(capacity: .max, takesNewest: false, failure: nil, drops: nil)
    }

    /// Keeps a limited number of values.
    ///
    /// - Parameters:
    ///   - capacity: How many values may wait; 1 or more.
    ///   - overflow: What happens when a value arrives and there is no room for it.
    ///   - drops: The counter of dropped values.
    public static func bounded(
        _ capacity: Int, whenFull overflow: Overflow, counting drops: DropCounter? = nil
    ) -> BufferingPolicy {
        require(capacity > 0, "A buffering policy needs a capacity of 1 or more, not \(capacity).")
        return switch overflow {
        case .dropOldest: BufferingPolicy(capacity: capacity, takesNewest: true, failure: nil, drops: drops)
        case .dropNewest: BufferingPolicy(capacity: capacity, takesNewest: false, failure: nil, drops: drops)
        case .fail(let failure):
            BufferingPolicy(capacity: capacity, takesNewest: false, failure: failure, drops: drops)
        }
    }

    /// Whether a new value is always kept, if necessary in place of an older value.
    package var takesAll: Bool {
        takesNewest || capacity == .max
    }

    /// Decides about a value that arrives while `count` others wait, and counts a value that must be dropped.
    package func decide(beside count: Int) -> Decision {
        if count < capacity { return .keep }
        drops?.add()
        if takesNewest { return .replaceOldest }
        // A stored error always is a `Failure`.
        if let failure = failure as? Failure { return .fail(failure) }
        return .drop
    }
}

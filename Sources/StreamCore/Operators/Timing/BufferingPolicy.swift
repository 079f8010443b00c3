/// What an asynchronous boundary keeps for a consumer that is slower than its producer.
///
///     let drops = DropCounter()
///     readings.observe(on: queue, buffering: .bounded(100, whenFull: .dropOldest, counting: drops))
///
/// Only values are limited: the end of the stream always finds room, and comes after the values that were kept.
public struct BufferingPolicy<Failure: Error>: Sendable {
    /// What happens when a value comes and there is no room for it.
    public enum Overflow: Sendable {
        /// The value that has waited longest is dropped, and the new one is kept.
        case dropOldest
        /// The new value is dropped.
        case dropNewest
        /// The new value is dropped and the stream fails, after the values that were kept; its source is disposed.
        ///
        /// A stream that cannot fail (`Never`) cannot have this.
        case fail(Failure)
    }

    /// What to do with a value that has come.
    package enum Decision {
        /// There is room.
        case keep
        /// Drop the oldest, then keep the new one.
        case replaceOldest
        /// Drop the new one.
        case drop
        /// Drop the new one, and fail.
        case fail(Failure)
    }

    /// How many values may wait; `Int.max` without a limit.
    public let capacity: Int

    private let takesNewest: Bool
    // Not an `Overflow`: a policy is copied at every start, and with a field whose layout depends on `Failure`, each copy would
    // ask for its type at run time.
    private let failure: (any Error)?
    private let drops: DropCounter?

    private init(capacity: Int, takesNewest: Bool, failure: (any Error)?, drops: DropCounter?) {
        self.capacity = capacity
        self.takesNewest = takesNewest
        self.failure = failure
        self.drops = drops
    }

    /// Keeps every value: memory grows with what is waiting.
    public static var unbounded: BufferingPolicy {
        BufferingPolicy(capacity: .max, takesNewest: false, failure: nil, drops: nil)
    }

    /// Keeps a limited number of values.
    ///
    /// - Parameters:
    ///   - capacity: How many values may wait; 1 or more.
    ///   - overflow: What happens when a value comes and there is no room for it.
    ///   - drops: Counts the values that were dropped.
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

    /// Whether a new value is kept in any case, if need be in the place of another.
    package var takesAll: Bool {
        takesNewest || capacity == .max
    }

    /// Decides about a value that comes while `count` others wait, and counts what is to be dropped.
    package func decide(beside count: Int) -> Decision {
        if count < capacity { return .keep }
        drops?.add()
        if takesNewest { return .replaceOldest }
        // It was made of a `Failure`.
        if let failure = failure as? Failure { return .fail(failure) }
        return .drop
    }
}

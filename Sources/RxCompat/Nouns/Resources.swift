import Synchronization

/// Counts the live observables and subscriptions, in debug builds: a count above 0 at the end of a test is a leak.
public enum Resources {
    #if DEBUG
        private static let count = Atomic<Int32>(0)
    #endif

    /// The number of live observables and subscriptions; 0 in release builds, which do not count.
    public static var total: Int32 {
        #if DEBUG
            count.load(ordering: .acquiring)
        #else
            0
        #endif
    }

    /// Counts a resource of the program's own.
    ///
    /// - Returns: The new number; 0 in release builds.
    public static func incrementTotal() -> Int32 {
        increment()
        return total
    }

    /// Stops counting a resource of the program's own.
    ///
    /// - Returns: The new number; 0 in release builds.
    public static func decrementTotal() -> Int32 {
        decrement()
        return total
    }

    @inline(__always)
    static func increment() {
        #if DEBUG
            count.add(1, ordering: .relaxed)
        #endif
    }

    @inline(__always)
    static func decrement() {
        #if DEBUG
            count.subtract(1, ordering: .releasing)
        #endif
    }
}

import Synchronization

/// Counts the values that bounded buffers dropped; one counter may serve several buffers, on several threads.
public final class DropCounter: Sendable {
    private let number = Atomic<Int>(0)

    /// Makes a counter that begins at 0.
    public init() {}

    /// The number of values dropped so far.
    public var count: Int { number.load(ordering: .relaxed) }

    package func add(_ dropped: Int = 1) {
        number.add(dropped, ordering: .relaxed)
    }
}

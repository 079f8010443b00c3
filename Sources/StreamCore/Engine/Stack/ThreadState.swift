package import Synchronization

/// The state that this package keeps for one thread.
package struct ThreadState {
    /// The address at which the current stack counts as nearly used up, once that is known; see `StackSpace`.
    var stackLimit: UInt
    var knowsStack = false
    /// The closure with which the next stack begins.
    var stackBody: (() -> Void)?
    /// The number of dynamic subscriptions that are being made, one inside the other.
    package var subscriptionDepth = 0
    /// The number of blocks of dynamic schedulers that have begun on this thread.
    package var turns = 0
    /// The dynamic scheduler whose block is running; the frame that set it retains it.
    package var scheduler: UnsafeMutableRawPointer?
    /// The actions that wait for their turn on this thread; belongs to the current-thread scheduler of `RxCompat`.
    package var turnQueue: AnyObject?
    /// The virtual queues that run this thread now.
    var virtualQueues: VirtualQueues?
    /// Whether these queues run a task of the main actor.
    var isOnVirtualMain = false

    /// The number of the thread-specific key plus 1; 0 until there is a key.
    ///
    /// The first value is a constant, so that reading the number takes no call: every subscription reads it.
    @usableFromInline
    static let knownKey = Atomic<UInt>(0)

    private static let key: ThreadKey = {
        let key = ThreadKey { state in
            let state = UnsafeMutableRawPointer(state)?.assumingMemoryBound(to: ThreadState.self)
            state?.deinitialize(count: 1)
            state?.deallocate()
        }
        knownKey.store(UInt(key.number) + 1, ordering: .relaxed)
        return key
    }()

    /// The state of the calling thread.
    @inlinable
    package static var current: UnsafeMutablePointer<ThreadState> {
        @inline(__always) get {
            let number = knownKey.load(ordering: .relaxed)
            guard number != 0, let state = ThreadKey(number: ThreadKey.Number(number - 1)).pointer else {
                return make()
            }
            return state.assumingMemoryBound(to: ThreadState.self)
        }
    }

    @usableFromInline @inline(never)
    static func make() -> UnsafeMutablePointer<ThreadState> {
        if let state = key.pointer { return state.assumingMemoryBound(to: ThreadState.self) }
        let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
        state.initialize(to: ThreadState(stackLimit: StackSpace.firstLimit()))
        key.pointer = UnsafeMutableRawPointer(state)
        return state
    }
}

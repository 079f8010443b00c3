package import Synchronization

#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#else
    package import Darwin
#endif

/// What this package knows of one thread.
package struct ThreadState {
    /// Where the present stack counts as nearly used up; see `StackSpace`.
    var stackLimit: UInt
    /// What the next stack begins with.
    var stackBody: (() -> Void)?
    /// How many dynamic subscriptions are being made, one inside the other.
    package var subscriptionDepth = 0
    /// How many blocks of dynamic schedulers have begun here.
    package var turns = 0
    /// The dynamic scheduler whose block is running; the frame that set it retains it.
    package var scheduler: UnsafeMutableRawPointer?
    /// What waits for its turn on this thread; belongs to the current-thread scheduler of `RxCompat`.
    package var turnQueue: AnyObject?

    package typealias Key = pthread_key_t

    /// The number of the thread-specific key and 1; 0 until there is one.
    ///
    /// A constant to begin with, so that reading it takes no call: every subscription does.
    @usableFromInline
    static let knownKey = Atomic<UInt>(0)

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { state in
            let state = UnsafeMutableRawPointer(state)?.assumingMemoryBound(to: ThreadState.self)
            state?.deinitialize(count: 1)
            state?.deallocate()
        }
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        knownKey.store(UInt(key) + 1, ordering: .relaxed)
        return key
    }()

    /// The state of the calling thread.
    @inlinable
    package static var current: UnsafeMutablePointer<ThreadState> {
        @inline(__always) get {
            let number = knownKey.load(ordering: .relaxed)
            guard number != 0, let state = pthread_getspecific(Key(number - 1)) else { return make() }
            return state.assumingMemoryBound(to: ThreadState.self)
        }
    }

    @usableFromInline @inline(never)
    static func make() -> UnsafeMutablePointer<ThreadState> {
        if let state = pthread_getspecific(key) { return state.assumingMemoryBound(to: ThreadState.self) }
        let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
        state.initialize(to: ThreadState(stackLimit: StackSpace.firstLimit()))
        pthread_setspecific(key, state)
        return state
    }
}

import StreamCore

/// Guards a value by a lock, as ReactiveSwift's type of this name does.
///
/// It is here, not in `StreamCore`, because Swift has an `Atomic` of its own in `Synchronization`. Closures run with the lock
/// held, and must not reach the same object.
public final class Atomic<Value>: @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var content: Value

    /// Makes an object with its first value.
    public init(_ value: Value) {
        content = value
    }

    /// The present value.
    public var value: Value {
        get { lock.withLock { content } }
        set { swap(newValue) }
    }

    /// Changes the value in a closure, while no other thread can reach it, and returns what the closure returns.
    @discardableResult
    public func modify<Output, Failure: Error>(
        _ action: (inout Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try lock.withLock { Result { () throws(Failure) in try action(&content) } }.get()
    }

    /// Calls a closure with the value, while no other thread can change it, and returns what the closure returns.
    @discardableResult
    public func withValue<Output, Failure: Error>(
        _ action: (Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try lock.withLock { Result { () throws(Failure) in try action(content) } }.get()
    }

    /// Sets a new value, and returns the one before.
    @discardableResult
    public func swap(_ newValue: Value) -> Value {
        // The old value is released where no lock is held.
        lock.withLock {
            let old = content
            content = newValue
            return old
        }
    }
}

import StreamCore

/// Guards a value by a lock, as ReactiveSwift's type of this name does.
///
/// The type is here, not in `StreamCore`, because Swift has an `Atomic` of its own in `Synchronization`. Closures run
/// inside the lock: a closure must not reach the same object, nor release a value whose `deinit` reaches it. Setting
/// and swapping release the earlier value outside the lock.
public final class Atomic<Value>: @unchecked Sendable {  // as with ReactiveSwift, also for values that are not
    private let content: Guarded<Value>

    /// Makes an object with an initial value.
    public init(_ value: Value) {
        content = Guarded(value)
    }

    /// The current value.
    public var value: Value {
        get { content.read() }
        set { swap(newValue) }
    }

    /// Changes the value in a closure, while no other thread can reach it, and returns the closure's result.
    @discardableResult
    public func modify<Output, Failure: Error>(
        _ action: (inout Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try content.withLock { content in Result { () throws(Failure) in try action(&content) } }.get()
    }

    /// Calls a closure with the value, while no other thread can change it, and returns the closure's result.
    @discardableResult
    public func withValue<Output, Failure: Error>(
        _ action: (Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try content.withLock { content in Result { () throws(Failure) in try action(content) } }.get()
    }

    /// Sets a new value, and returns the earlier value.
    @discardableResult
    public func swap(_ newValue: Value) -> Value {
        content.exchange(newValue)
    }
}

import StreamCore

/// Guards a value by a lock, as ReactiveSwift's type of this name does.
///
/// It is here, not in `StreamCore`, because Swift has an `Atomic` of its own in `Synchronization`. Closures run inside the
/// lock: they must not reach the same object, nor let go of a value whose `deinit` does. Setting and swapping may.
public final class Atomic<Value>: @unchecked Sendable {  // as with ReactiveSwift, also for values that are not
    private let content: Guarded<Value>

    /// Makes an object with its first value.
    public init(_ value: Value) {
        content = Guarded(value)
    }

    /// The present value.
    public var value: Value {
        get { content.read() }
        set { swap(newValue) }
    }

    /// Changes the value in a closure, while no other thread can reach it, and returns what the closure returns.
    @discardableResult
    public func modify<Output, Failure: Error>(
        _ action: (inout Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try content.withLock { content in Result { () throws(Failure) in try action(&content) } }.get()
    }

    /// Calls a closure with the value, while no other thread can change it, and returns what the closure returns.
    @discardableResult
    public func withValue<Output, Failure: Error>(
        _ action: (Value) throws(Failure) -> Output
    ) throws(Failure) -> Output {
        try content.withLock { content in Result { () throws(Failure) in try action(content) } }.get()
    }

    /// Sets a new value, and returns the one before.
    @discardableResult
    public func swap(_ newValue: Value) -> Value {
        content.exchange(newValue)
    }
}

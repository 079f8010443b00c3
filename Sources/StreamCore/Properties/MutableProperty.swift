/// A value that can be set and observed, from any thread.
///
///     let name = MutableProperty("Ada")
///     name.producer.startWithValues { print($0) }    // prints Ada
///     name.value = "Grace"                           // prints Grace
///
/// As a property wrapper it hides behind a plain variable; the property itself is `$name`:
///
///     @MutableProperty var name = "Ada"
///     $name.signal.observeValues { print($0) }
///
/// Setting sends the value, even if it is the same. All observers see all values in the order in which they were set. A
/// value set during a delivery, by an observer or by another thread, is delivered after it, on the delivering thread;
/// `value` returns it at once. No lock is held while observers run, so properties whose observers read or set each other
/// cannot deadlock.
@propertyWrapper
public final class MutableProperty<Value>: ComposableMutablePropertyProtocol, @unchecked Sendable {  // see the core
    /// The type of failure, by its name in ReactiveSwift: a property cannot fail.
    public typealias Error = Never

    @usableFromInline
    let core: PropertyCore<Value>

    /// Makes a property with a value.
    @inlinable
    public init(_ initialValue: Value) {
        core = PropertyCore(initialValue, isOwned: true)
    }

    /// Makes a property of the value that a wrapped variable begins with.
    public convenience init(wrappedValue: Value) {
        self.init(wrappedValue)
    }

    deinit {
        core.completeAtRelease()
    }

    /// The current value.
    ///
    /// Reading never waits for observers.
    @inlinable
    public var value: Value {
        get { core.read() }
        set { core.set(newValue) }
    }

    /// The current value, as the wrapped variable.
    @inlinable
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The property itself, as `$` and the name of the wrapped variable.
    public var projectedValue: MutableProperty<Value> { self }

    /// Ends when the property is released, after its observers have received completion.
    public var lifetime: Lifetime { Lifetime(core.domain) }

    /// Sends the current value, then every value that is set; completes when the property is released.
    ///
    /// The producer does not retain the property. A start after the release sends the last value and completes.
    public var producer: SignalProducer<Value, Never> {
        SignalProducer(Source(node: PropertyNode(core)))
    }

    /// Sends every value that is set from now on; completes when the property is released.
    public var signal: Signal<Value, Never> {
        // The signal completes with the property, also when it is observed for the first time after that.
        core.makeDomainIfNeeded()
        return Signal(core: core)
    }

    /// A target that sets the property, which it does not retain.
    @inlinable
    public var bindingTarget: BindingTarget<Value> {
        BindingTarget(lifetime: lifetime, action: core.set)
    }

    /// Sets a value and returns the previous value, as one step.
    @discardableResult
    public func swap(_ newValue: Value) -> Value {
        core.exchange(newValue)
    }

    /// Changes the value in a closure, as one step, and sends the result.
    ///
    /// The closure works on a copy, once. While it runs, other threads that change this property wait, and reads return the
    /// value from before. The closure may read any property. Changing this property inside is a programming error; changing
    /// another property waits for the closures of that property. The result is sent even if the closure throws.
    @discardableResult
    public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
        try core.modify(action)
    }

    /// Calls a closure with the current value.
    ///
    /// The property may change during the call, also in the closure; the closure keeps the value that it received.
    @discardableResult
    public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
        try action(value)
    }
}

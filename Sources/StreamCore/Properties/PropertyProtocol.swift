/// Something that has a value at any time, and tells of its changes.
///
/// Whatever is one is a source of bindings (`target <~ property`) and is accepted wherever a producer is.
public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
    /// The present value.
    var value: Value { get }

    /// Sends the present value, then every change; completes when the property has changed for the last time.
    var producer: SignalProducer<Value, Never> { get }

    /// Sends every change from now on, without the present value; completes like `producer`.
    var signal: Signal<Value, Never> { get }
}

/// A property that can be set, and so be the target of bindings.
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider {
    /// The present value.
    var value: Value { get set }

    /// Ends when the property is released.
    var lifetime: Lifetime { get }
}

extension MutablePropertyProtocol {
    /// A target that sets the property, which it does not retain.
    public var bindingTarget: BindingTarget<Value> {
        BindingTarget(lifetime: lifetime) { [weak self] in self?.value = $0 }
    }
}

/// A property whose value can be changed in a way that depends on it.
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
    /// Calls a closure with the value, and returns what it returns.
    func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result

    /// Changes the value in a closure, while no other thread can change it, and returns what the closure returns.
    func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}

/// A type that has a current value at any time, and sends its changes.
///
/// A property is a source of bindings (`target <~ property`), and is accepted wherever a producer is.
public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
    /// The current value.
    var value: Value { get }

    /// Sends the current value, then every change; completes when the property has changed for the last time.
    var producer: SignalProducer<Value, Never> { get }

    /// Sends every change from now on, without the current value; completes like `producer`.
    var signal: Signal<Value, Never> { get }
}

/// A property that can be set, and can be the target of bindings.
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider {
    /// The current value.
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

/// A property whose new value can depend on its current value.
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
    /// Calls a closure with the current value, and returns the result of the closure.
    func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result

    /// Changes the value in a closure, while no other thread can change it, and returns the result of the closure.
    func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}

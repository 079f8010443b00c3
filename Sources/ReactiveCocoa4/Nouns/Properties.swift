public import StreamCore

extension Property {
    /// Makes a property that begins with a value, and follows a producer.
    public convenience init(initialValue: Value, producer: SignalProducer<Value, Never>) {
        self.init(initial: initialValue, then: producer)
    }

    /// Makes a property that begins with a value, and follows a signal.
    public convenience init(initialValue: Value, signal: Signal<Value, Never>) {
        self.init(initial: initialValue, then: signal)
    }
}

/// A property whose value never changes.
public final class ConstantProperty<Value>: PropertyProtocol {
    private let constant: Property<Value>

    /// Makes a property of its value.
    public init(_ value: Value) { constant = Property(value: value) }

    /// The value.
    public var value: Value { constant.value }

    /// A producer that sends the value, and completes.
    public var producer: SignalProducer<Value, Never> { constant.producer }

    /// A signal that sends nothing, and completes.
    public var signal: Signal<Value, Never> { constant.signal }
}

extension MutableProperty {
    /// Sets the value to the result of a closure, as one step, and returns the earlier value.
    @discardableResult
    public func modify(_ action: (Value) throws -> Value) rethrows -> Value {
        try modify { (value: inout Value) in
            let previous = value
            value = try action(previous)
            return previous
        }
    }
}

import StreamCore

/// A property of values of any type, as a client of the package may write it.
final class GenericProperty<Value>: ComposableMutablePropertyProtocol, Sendable {
    private let base: MutableProperty<Value>

    init(_ value: Value) {
        base = MutableProperty(value)
    }

    var value: Value {
        get { base.value }
        set { base.value = newValue }
    }

    var producer: SignalProducer<Value, Never> { base.producer }
    var signal: Signal<Value, Never> { base.signal }
    var lifetime: Lifetime { base.lifetime }

    func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result { try base.withValue(action) }
    func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result { try base.modify(action) }
}

/// A value that can be read and observed, but not set.
///
///     let name = MutableProperty("Ada")
///     let length = name.map { $0.count }             // a Property<Int>
///     length.value                                   // 3
///
/// An operator makes a property that follows its source, which is a property or a stream. Such a property keeps the
/// latest value, completes with the source, and does not retain a source that is a property. It follows the source as
/// long as the property, its signal or one of its producers is retained or observed.
///
/// As a property wrapper (`@Property(capturing: source) var name`), a property hides behind a plain variable.
@propertyWrapper
public final class Property<Value>: PropertyProtocol, @unchecked Sendable {  // the store is thread-safe
    /// The type of failure, by its name in ReactiveSwift: a property cannot fail.
    public typealias Error = Never

    @usableFromInline
    let store: PropertyStore<Value>
    /// The core of the store, if there is one.
    @usableFromInline
    let core: PropertyCore<Value>?

    init(_ store: PropertyStore<Value>) {
        self.store = store
        core = store.core
    }

    /// Makes a property that never changes.
    ///
    /// Its producer sends the value and completes; its signal is interrupted.
    public convenience init(value: Value) {
        self.init(ConstantStore(value))
    }

    /// Makes a read-only view of a property, which it retains.
    public convenience init<Captured: PropertyProtocol>(capturing property: Captured)
    where Captured.Value == Value {
        self.init(CapturingStore(property))
    }

    /// Makes a read-only copy that follows a property without retaining it.
    public convenience init<Other: PropertyProtocol>(_ property: Other) where Other.Value == Value {
        self.init(following: property.producer)
    }

    /// Makes a property with an initial value, which follows a producer.
    ///
    /// The initializer starts the producer. The property completes when the producer completes or is interrupted.
    public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
        self.init(ComposedStore(values.source, initial: PropertyCore(initial, isOwned: false)))
    }

    /// Makes a property with an initial value, which follows anything with a producer: a signal, a property, a result.
    ///
    /// The initializer starts the producer. The property completes when the producer completes or is interrupted.
    @_disfavoredOverload
    public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
    where Values.Value == Value, Values.Failure == Never {
        self.init(initial: initial, then: values.producer)
    }

    /// Makes a property of optionals with an initial value, which follows a stream of values that are not optional.
    ///
    /// The initializer starts the stream. The property completes when the stream completes or is interrupted.
    @_disfavoredOverload
    public convenience init<Wrapped>(initial: Value, then values: SignalProducer<Wrapped, Never>)
    where Value == Wrapped? {
        self.init(initial: initial, then: values.map(Optional.some))
    }

    /// Makes a property of optionals with an initial value, which follows a stream of values that are not optional.
    ///
    /// The initializer starts the stream. The property completes when the stream completes or is interrupted.
    @_disfavoredOverload
    public convenience init<Wrapped, Values: SignalProducerConvertible>(initial: Value, then values: Values)
    where Value == Wrapped?, Values.Value == Wrapped, Values.Failure == Never {
        self.init(initial: initial, then: values.producer.map(Optional.some))
    }

    /// Follows a producer that sends a value while it is being started, as the producer of a property does.
    convenience init(following producer: SignalProducer<Value, Never>) {
        self.init(ComposedStore(producer.source))
    }

    /// The current value.
    ///
    /// Reading never waits for observers.
    @inlinable
    public var value: Value { core?.read() ?? store.read() }

    /// The current value, as the wrapped variable.
    @inlinable
    public var wrappedValue: Value { value }

    /// The property itself, as `$` and the name of the wrapped variable.
    public var projectedValue: Property<Value> { self }

    /// Sends the current value, then every change; completes when no further change can come.
    public var producer: SignalProducer<Value, Never> { store.producer }

    /// Sends every change from now on; completes like `producer`, and is interrupted when no change can come.
    public var signal: Signal<Value, Never> { store.signal }
}

/// A value that can be read and observed, but not set.
///
///     let name = MutableProperty("Ada")
///     let length = name.map { $0.count }             // a Property<Int>
///     length.value                                   // 3
///
/// A property made of another by an operator, or of a stream, follows it at once and keeps the latest value; it does not
/// retain the other, and completes with it. It follows as long as it, its signal or a producer of it is kept or observed.
/// As a property wrapper (`@Property(capturing: source) var name`) it hides behind a plain variable.
@propertyWrapper
public final class Property<Value>: PropertyProtocol, @unchecked Sendable {  // the store is thread-safe
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

    /// Makes a property that has a value until a stream sends the next.
    ///
    /// The stream is started at once. Its interruption counts as completion.
    public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
        self.init(ComposedStore(values.source, initial: PropertyCore(initial, isOwned: false)))
    }

    /// Makes a property that has a value until a stream sends the next.
    ///
    /// See `init(initial:then:)` of a producer.
    @_disfavoredOverload
    public convenience init<Values: SignalProducerConvertible>(initial: Value, then values: Values)
    where Values.Value == Value, Values.Failure == Never {
        self.init(initial: initial, then: values.producer)
    }

    /// Makes a property of optionals that has a value until a stream of plain values sends the next.
    ///
    /// See `init(initial:then:)` of a producer.
    @_disfavoredOverload
    public convenience init<Wrapped>(initial: Value, then values: SignalProducer<Wrapped, Never>)
    where Value == Wrapped? {
        self.init(initial: initial, then: values.map(Optional.some))
    }

    /// Makes a property of optionals that has a value until a stream of plain values sends the next.
    ///
    /// See `init(initial:then:)` of a producer.
    @_disfavoredOverload
    public convenience init<Wrapped, Values: SignalProducerConvertible>(initial: Value, then values: Values)
    where Value == Wrapped?, Values.Value == Wrapped, Values.Failure == Never {
        self.init(initial: initial, then: values.producer.map(Optional.some))
    }

    /// Follows a producer that sends a value while it is being started, as those made of properties do.
    convenience init(following producer: SignalProducer<Value, Never>) {
        self.init(ComposedStore(producer.source))
    }

    /// The present value.
    ///
    /// Reading never waits for observers.
    @inlinable
    public var value: Value { core?.read() ?? store.read() }

    /// The present value, as the wrapped variable.
    @inlinable
    public var wrappedValue: Value { value }

    /// The property itself, as `$` and the name of the wrapped variable.
    public var projectedValue: Property<Value> { self }

    /// Sends the present value, then every change; completes when no further change can come.
    public var producer: SignalProducer<Value, Never> { store.producer }

    /// Sends every change from now on; completes like `producer`, and is interrupted if there is none to come.
    public var signal: Signal<Value, Never> { store.signal }
}

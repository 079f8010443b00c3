/// The source of the value of a `Property`.
@usableFromInline
class PropertyStore<Value>: @unchecked Sendable {  // subclasses are immutable
    /// The core that holds the value, if it is known: reading the value then takes no call.
    var core: PropertyCore<Value>? { nil }

    @usableFromInline
    func read() -> Value {
        fatalError("A store says how it is read.")
    }

    var producer: SignalProducer<Value, Never> {
        fatalError("A store says what it produces.")
    }

    var signal: Signal<Value, Never> {
        fatalError("A store says what it signals.")
    }
}

/// The store of a property that never changes.
final class ConstantStore<Value>: PropertyStore<Value>, @unchecked Sendable {  // see PropertyStore
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func read() -> Value { value }
    override var producer: SignalProducer<Value, Never> { SignalProducer(value: value) }
    override var signal: Signal<Value, Never> { .empty }
}

/// The store of a property that retains another property and forwards to it.
final class CapturingStore<Captured: PropertyProtocol>: PropertyStore<Captured.Value>,
    @unchecked Sendable  // see PropertyStore
{
    private let property: Captured

    init(_ property: Captured) {
        self.property = property
    }

    override var core: PropertyCore<Captured.Value>? {
        switch property {
        case let property as MutableProperty<Captured.Value>: property.core
        case let property as Property<Captured.Value>: property.core
        default: nil
        }
    }

    override func read() -> Captured.Value { property.value }
    override var producer: SignalProducer<Captured.Value, Never> { property.producer }
    override var signal: Signal<Captured.Value, Never> { property.signal }
}

/// The store of a property that follows a source.
///
/// The store stops following when the property, its signal and its producers are neither retained nor observed.
final class ComposedStore<Value>: PropertyStore<Value>, @unchecked Sendable {  // see PropertyStore
    private let live: PropertyCore<Value>
    private let shell: Signal<Value, Never>

    /// Follows `source`; without an initial value, the source must send a value while it is being started.
    init(_ source: Source<Value, Never>, initial core: PropertyCore<Value>? = nil) {
        let input = PropertyInput(core)
        let feed = Segment(policy: .typed)
        source.attach(input, feed)
        guard let core = input.core else {
            let name = source.label.map { " \($0)" } ?? ""
            require(false, "The producer\(name) promised to send at least one value. Received none.")
            fatalError()
        }
        core.takeLabel(of: source)
        live = core
        shell = Signal(core: core)
        core.domain.add(feed)
    }

    override var core: PropertyCore<Value>? { live }
    override func read() -> Value { live.read() }
    override var producer: SignalProducer<Value, Never> {
        SignalProducer(Source(node: PropertyNode(live, owner: shell)))
    }
    override var signal: Signal<Value, Never> { shell }
}

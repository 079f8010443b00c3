/// The property that a `Validation` sets: it tells what the validation has set from what others have.
///
/// All but `read` and `deliver` are called under the lock of the validation.
class InnerProperty<Value>: @unchecked Sendable {  // see above
    /// A value that the validation has not set, and when it was set.
    struct Foreign {
        let value: Value
        let version: Int
    }

    /// Where the property is a `MutableProperty`, it is set in one step with the result.
    static func of<Inner: ComposableMutablePropertyProtocol>(
        _ inner: Inner
    ) -> InnerProperty where Inner.Value == Value {
        if let mutable = inner as? MutableProperty<Value> { return InnerMutableProperty(mutable) }
        return InnerCustomProperty(inner)
    }

    func read() -> Value {
        fatalError("A kind of property says how it is read.")
    }

    /// Stores a value, if that can be done before it is delivered.
    func store(_ value: Value) -> PropertyCore<Value>.Turn? { nil }

    /// Delivers a value, and stores it if `store` could not.
    func deliver(_ value: Value, _ turn: PropertyCore<Value>.Turn?) {}

    /// The value to judge now that `delivered` has come; nil if the validation has set it.
    func foreignValue(_ delivered: Value) -> Foreign? { nil }

    /// Takes note that a value has been judged; false if it has been replaced meanwhile.
    func acknowledge(_ foreign: Foreign) -> Bool { true }
}

private final class InnerMutableProperty<Value>: InnerProperty<Value>, @unchecked Sendable {  // see InnerProperty
    private let property: MutableProperty<Value>
    /// The version of the value that was set here, or judged.
    private var knownVersion: Int

    init(_ property: MutableProperty<Value>) {
        self.property = property
        knownVersion = property.core.readVersion().version
    }

    override func read() -> Value { property.value }

    override func store(_ value: Value) -> PropertyCore<Value>.Turn? {
        property.core.store(value, version: &knownVersion)
    }

    override func deliver(_ value: Value, _ turn: PropertyCore<Value>.Turn?) {
        if let turn { property.core.deliver(value, turn) }
    }

    override func foreignValue(_ delivered: Value) -> Foreign? {
        let (value, version) = property.core.readVersion()
        return version == knownVersion ? nil : Foreign(value: value, version: version)
    }

    override func acknowledge(_ foreign: Foreign) -> Bool {
        guard property.core.readVersion().version == foreign.version else { return false }
        knownVersion = foreign.version
        return true
    }
}

/// A property of a client's own type: what comes on a thread that is setting it here was set here.
private final class InnerCustomProperty<Inner: ComposableMutablePropertyProtocol>: InnerProperty<Inner.Value>,
    @unchecked Sendable  // see InnerProperty
{
    private let property: Inner
    private let lock = Lock()
    private var writers: [UInt] = []

    init(_ property: Inner) {
        self.property = property
    }

    override func read() -> Inner.Value { property.value }

    override func deliver(_ value: Inner.Value, _ turn: PropertyCore<Inner.Value>.Turn?) {
        lock.withLock { writers.append(Gate.currentThread) }
        property.value = value
        lock.withLock {
            if let index = writers.lastIndex(of: Gate.currentThread) { writers.remove(at: index) }
        }
    }

    override func foreignValue(_ delivered: Inner.Value) -> Foreign? {
        lock.withLock { writers.contains(Gate.currentThread) } ? nil : Foreign(value: delivered, version: 0)
    }
}

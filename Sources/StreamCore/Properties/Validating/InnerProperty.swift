/// The property that a `Validation` sets; distinguishes values that the validation set from values that other code set.
///
/// `store`, `isForeign` and `acknowledge` are called inside the lock of the validation, and release nothing there.
class InnerProperty<Value>: @unchecked Sendable {  // see above
    /// A value that other code set, with its version.
    struct Foreign {
        let value: Value
        let version: Int
    }

    /// Wraps a property; a `MutableProperty` is set in one step with the result.
    static func of<Inner: ComposableMutablePropertyProtocol>(
        _ inner: Inner
    ) -> InnerProperty where Inner.Value == Value {
        if let mutable = inner as? MutableProperty<Value> { return InnerMutableProperty(mutable) }
        return InnerCustomProperty(inner)
    }

    func read() -> Value {
        fatalError("A kind of property says how it is read.")
    }

    /// Stores the value before it is delivered, where the property can, and returns the replaced value in `value`.
    func store(exchanging value: inout Value?) -> PropertyCore<Value>.Turn? { nil }

    /// Delivers a value, and stores it if `store` could not store it.
    func deliver(_ value: Value, _ turn: PropertyCore<Value>.Turn?) {}

    /// The value to validate after `delivered` was received, if the validation did not set it.
    func candidate(_ delivered: Value) -> Foreign { Foreign(value: delivered, version: 0) }

    /// Whether other code than the validation set the candidate.
    func isForeign(_ candidate: Foreign) -> Bool { false }

    /// Records that a value has been validated; returns false if the value has been replaced meanwhile.
    func acknowledge(_ foreign: Foreign) -> Bool { true }
}

private final class InnerMutableProperty<Value>: InnerProperty<Value>, @unchecked Sendable {  // see InnerProperty
    private let property: MutableProperty<Value>
    /// The version of the value that was last set here or validated.
    private var knownVersion: Int

    init(_ property: MutableProperty<Value>) {
        self.property = property
        knownVersion = property.core.presentVersion
    }

    override func read() -> Value { property.value }

    override func store(exchanging value: inout Value?) -> PropertyCore<Value>.Turn? {
        guard var other = value else { return nil }
        let turn = property.core.store(exchanging: &other, version: &knownVersion)
        // The caller releases the replaced value, outside of the lock.
        value = other
        return turn
    }

    override func deliver(_ value: Value, _ turn: PropertyCore<Value>.Turn?) {
        if let turn { property.core.deliver(value, turn) }
    }

    override func candidate(_ delivered: Value) -> Foreign {
        let (value, version) = property.core.readVersion()
        return Foreign(value: value, version: version)
    }

    override func isForeign(_ candidate: Foreign) -> Bool { candidate.version != knownVersion }

    override func acknowledge(_ foreign: Foreign) -> Bool {
        guard property.core.presentVersion == foreign.version else { return false }
        knownVersion = foreign.version
        return true
    }
}

/// A property of a client's own type: a value that arrives on a thread that is setting the property here was set here.
private final class InnerCustomProperty<Inner: ComposableMutablePropertyProtocol>: InnerProperty<Inner.Value>,
    @unchecked Sendable  // see InnerProperty
{
    private let property: Inner
    private let writers = Guarded<[UInt]>([])

    init(_ property: Inner) {
        self.property = property
    }

    override func read() -> Inner.Value { property.value }

    override func deliver(_ value: Inner.Value, _ turn: PropertyCore<Inner.Value>.Turn?) {
        writers.withLock { $0.append(CurrentThread.number) }
        property.value = value
        writers.withLock { writers in
            if let index = writers.lastIndex(of: CurrentThread.number) { writers.remove(at: index) }
        }
    }

    override func isForeign(_ candidate: Foreign) -> Bool {
        !writers.withLock { $0.contains(CurrentThread.number) }
    }
}

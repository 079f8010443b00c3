import RACCompat
import StreamCore

/// A property that gets its value after `super.init()`, and needs neither an optional nor a `!`.
///
///     class Editor: RACObject {
///         @RACLate private(set) var save: RACCommand
///
///         override init() {
///             super.init()
///             save = RACCommand { [weak self] _ in self?.upload() ?? .empty() }
///         }
///     }
///
/// Reading the property before it is set stops the program, with the names of the class and the property. A property
/// that has been set is observed as an ``RACProperty`` is, and is as safe on any thread. A string key path reads nil
/// before the first value.
@propertyWrapper
public struct RACLate<Value>: ObservedProperty {
    @usableFromInline
    let storage = LateStorage<Value>()

    /// Makes a property without a value.
    public init() {}

    var observedStorage: ObservedStorage { storage }

    /// Not used: code reaches the property through its object.
    @available(*, unavailable, message: "@RACLate is for the properties of an RACObject or RACObservable")
    public var wrappedValue: Value {
        get { fatalError("@RACLate is for the properties of an RACObject or RACObservable.") }
        set { fatalError("@RACLate is for the properties of an RACObject or RACObservable.") }
    }

    /// The value of the property of an object.
    @inlinable
    public static subscript<Owner: RACObservable>(
        _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
        storage wrapper: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: wrapper].storage.value(of: owner) }
        set { owner[keyPath: wrapper].storage.set(newValue) }
    }
}

/// Holds the value of one property, or nil before the first value.
@usableFromInline
final class LateStorage<Value>: ObservedStorage, @unchecked Sendable {  // see ObservedStorage
    private let current = Guarded<Value?>(nil)

    override var valueType: Any.Type { Value.self }

    @usableFromInline
    func value(of owner: some RACObservable) -> Value {
        AccessTracker.note(self, of: owner)
        if let value = current.read() { return value }
        let name = owner.observedStorages.first { $0.value === self }?.key
        fatalError("\(name ?? "A property") of \(type(of: owner)) is read before it is set.")
    }

    @usableFromInline
    func set(_ newValue: Value) { release(change { current.exchange(newValue) }) }

    override func read(of owner: AnyObject) -> Any? {
        AccessTracker.note(self, of: owner)
        return current.read().flatMap { flattened($0) }
    }

    override func write(_ value: Any?) -> Bool {
        guard let value = converted(value, to: Value.self) else { return false }
        set(value)
        return true
    }
}

import RACCompat
import StreamCore

/// A property that can be observed.
///
///     final class Person: RACObject {
///         @RACProperty var name = ""
///     }
///     RACObserve(person, \.name)
///
/// Setting the property notifies its observers before and after the change, in the call and on the setting thread. No
/// lock is held meanwhile. Observers may set the property again; the inner change is then reported first. Reading and
/// writing are safe on any thread. Two threads that change a value with `+=` may lose a change. Setting an equal value
/// is also a change.
@propertyWrapper
public struct RACProperty<Value>: ObservedProperty {
    @usableFromInline
    let storage: ValueStorage<Value>

    /// Makes a property with its first value.
    public init(wrappedValue: Value) {
        storage = ValueStorage(wrappedValue)
    }

    var observedStorage: ObservedStorage { storage }

    /// The value behind the property; reading it is not observed, and writing it notifies no observer.
    ///
    /// The value replaces the instance variable: inside the class, `_name.value = "Ann"` replaces `_name = @"Ann"`.
    /// An observation of a computed property that reads `_name.value` does not see its changes.
    public var value: Value {
        get { storage.unobservedValue }
        nonmutating set { storage.unobservedValue = newValue }
    }

    /// Not used: code reaches the property through its object.
    @available(*, unavailable, message: "@RACProperty is for the properties of an RACObject or RACObservable")
    public var wrappedValue: Value {
        get { fatalError("@RACProperty is for the properties of an RACObject or RACObservable.") }
        set { fatalError("@RACProperty is for the properties of an RACObject or RACObservable.") }
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

/// Holds the value of one property.
@usableFromInline
final class ValueStorage<Value>: ObservedStorage, @unchecked Sendable {  // see ObservedStorage
    @exclusivity(unchecked)  // under the lock
    private var current: Value

    init(_ value: Value) {
        current = value
    }

    override var valueType: Any.Type { Value.self }

    @usableFromInline
    func value(of owner: AnyObject) -> Value {
        AccessTracker.note(self, of: owner)
        return unobservedValue
    }

    var unobservedValue: Value {
        get { lock.withLock(of: self) { current } }
        set { release(replace(with: newValue)) }
    }

    private func replace(with newValue: Value) -> Value {
        lock.withLock(of: self) { exchange(&current, with: newValue) }
    }

    @usableFromInline
    func set(_ newValue: Value) {
        // The old value is released after the change has been reported: its `deinit` may set the property.
        release(change { replace(with: newValue) })
    }

    override func read(of owner: AnyObject) -> Any? { flattened(value(of: owner)) }

    override func write(_ value: Any?) -> Bool {
        guard let value = converted(value, to: Value.self) else { return false }
        set(value)
        return true
    }
}

import RACCompat
import StreamCore

/// A weak property that can be observed.
///
///     @RACWeakProperty var delegate: (any Delegate)?
///
/// The property is nil after its object's death. If the object is an ``RACLifetimeOwner``, the property reports that
/// death as a change, on the thread of the last release. The death of another object is noticed with the next change.
@propertyWrapper
public struct RACWeakProperty<Object>: ObservedProperty {
    @usableFromInline
    let storage: WeakStorage<Object>

    /// Makes a property with its first object.
    public init(wrappedValue: Object?) {
        storage = WeakStorage()
        storage.exchange(wrappedValue)
    }

    /// Makes a property that is nil.
    public init() { storage = WeakStorage() }

    var observedStorage: ObservedStorage { storage }

    /// Not used: code reaches the property through its object.
    @available(*, unavailable, message: "@RACWeakProperty is for the properties of an RACObject or RACObservable")
    public var wrappedValue: Object? {
        get { fatalError("@RACWeakProperty is for the properties of an RACObject or RACObservable.") }
        set { fatalError("@RACWeakProperty is for the properties of an RACObject or RACObservable.") }
    }

    /// The object that the property of the owner holds.
    @inlinable
    public static subscript<Owner: RACObservable>(
        _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Object?>,
        storage wrapper: ReferenceWritableKeyPath<Owner, Self>
    ) -> Object? {
        get { owner[keyPath: wrapper].storage.object(of: owner) }
        set { owner[keyPath: wrapper].storage.set(newValue) }
    }
}

/// Holds the object of one weak property.
@usableFromInline
final class WeakStorage<Object>: ObservedStorage, @unchecked Sendable {  // see ObservedStorage
    private struct State {
        weak var object: AnyObject?
        /// The wait for the end of the object.
        var watch: (any Disposable)?
    }

    private let state = Guarded(State())

    deinit { state.exchange(State()).watch?.dispose() }

    override var valueType: Any.Type { Object?.self }

    @usableFromInline
    func object(of owner: AnyObject) -> Object? {
        AccessTracker.note(self, of: owner)
        return state.withLock { $0.object } as? Object
    }

    @usableFromInline
    func set(_ newObject: Object?) { change { exchange(newObject) } }

    func exchange(_ newObject: Object?) {
        let newObject = flattened(newObject)
        require(
            newObject.map { type(of: $0) is AnyClass } ?? true,
            "A weak property holds objects only, not a \(Object.self).")
        let owner = newObject as? any RACLifetimeOwner
        let watch = owner?.rac_lifetimeToken.lifetime.observeEnded { [weak self] in self?.didChange() }
        let object = newObject.map { $0 as AnyObject }
        state.exchange(State(object: object, watch: watch)).watch?.dispose()
    }

    override func read(of owner: AnyObject) -> Any? { flattened(object(of: owner)) }

    override func write(_ value: Any?) -> Bool {
        guard let value = converted(value, to: Object?.self) else { return false }
        set(value)
        return true
    }
}

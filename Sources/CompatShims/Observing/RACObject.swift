public import RACCompat

/// The base class of objects that are observed, as `NSObject` was.
///
///     final class Person: RACObject {
///         @RACProperty var name = ""
///         @RACProperty var account: Account?
///     }
///
/// The object reports its death: first the `deinit` of the subclasses runs, then the actions that wait for the
/// object's end, and then its properties are released. A class that has another superclass adopts ``RACObservable``
/// instead.
///
/// Collections, `distinctUntilChanged` and `==` ask ``isEqual(_:)``, which a subclass overrides together with ``hash``.
open class RACObject: RACObservable, Hashable, IsEqualAnswering {
    /// The token, which reports the death of the object.
    public final let rac_lifetimeToken = RACLifetimeToken()

    /// The computed properties that string key paths may name.
    open class var rac_namedProperties: [String: RACNamedProperty] { [:] }

    /// Makes an object.
    public init() {}

    deinit { rac_lifetimeToken.end() }

    /// Whether another value counts as equal; unless a subclass decides otherwise, only the object itself does.
    open func isEqual(_ object: Any?) -> Bool { object as? RACObject === self }

    /// A number that equal objects have in common.
    open var hash: Int { ObjectIdentifier(self).hashValue }

    /// Whether the first object says that it is equal to the second.
    public static func == (left: RACObject, right: RACObject) -> Bool { left.isEqual(right) }

    /// Adds ``hash``.
    public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

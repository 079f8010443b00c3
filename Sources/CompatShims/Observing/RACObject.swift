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
open class RACObject: RACObservable {
    /// The token, which reports the death of the object.
    public final let rac_lifetimeToken = RACLifetimeToken()

    /// The computed properties that string key paths may name.
    open class var rac_namedProperties: [String: RACNamedProperty] { [:] }

    /// Makes an object.
    public init() {}

    deinit { rac_lifetimeToken.end() }
}

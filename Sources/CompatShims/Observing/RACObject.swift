/// The base class of objects that are observed, as `NSObject` was.
///
///     final class Person: RACObject {
///         @RACProperty var name = ""
///         @RACProperty var account: Account?
///     }
///
/// It tells when it dies: first runs the `deinit` of the subclasses, then what waits for its end, and then its properties
/// are released. A class that has another superclass adopts ``RACObservable`` instead.
open class RACObject: RACObservable {
    /// Tells when the object dies.
    public final let rac_lifetimeToken = RACLifetimeToken()

    /// Computed properties that string key paths may name.
    open class var rac_namedProperties: [String: RACNamedProperty] { [:] }

    /// Makes an object.
    public init() {}

    deinit { rac_lifetimeToken.end() }
}

/// A class whose properties can be observed by Swift key path and by name; `RACObject` is one.
///
/// A class adopts the protocol by holding a token, and declares its properties with ``RACProperty``:
///
///     final class Thermometer: Device, RACObservable {
///         let rac_lifetimeToken = RACLifetimeToken()
///         @RACProperty var celsius = 20.0
///     }
///
/// The names of these properties are found in the declarations. The class lists the names of computed properties, and
/// of the properties of `@Observable` classes, in ``rac_namedProperties``.
public protocol RACObservable: RACLifetimeOwner {
    /// The properties that string key paths may name, besides those that are declared with ``RACProperty``.
    static var rac_namedProperties: [String: RACNamedProperty] { get }
}

extension RACObservable {
    /// An empty list.
    public static var rac_namedProperties: [String: RACNamedProperty] { [:] }
}

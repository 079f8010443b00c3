/// A class whose properties can be observed by Swift key path and by name; `RACObject` is one.
///
/// A class adopts it by holding a token, and declares its properties with ``RACProperty``:
///
///     final class Thermometer: Device, RACObservable {
///         let rac_lifetimeToken = RACLifetimeToken()
///         @RACProperty var celsius = 20.0
///     }
///
/// Names are found in the declarations. Those of computed properties, and of the properties of `@Observable` classes,
/// are listed in ``rac_namedProperties``.
public protocol RACObservable: RACLifetimeOwner {
    /// Properties that string key paths may name, besides those that are declared with ``RACProperty``.
    static var rac_namedProperties: [String: RACNamedProperty] { get }
}

extension RACObservable {
    /// None.
    public static var rac_namedProperties: [String: RACNamedProperty] { [:] }
}

/// The base class of observed objects that live on the main actor; other observed objects inherit from ``RACObject``.
///
///     @MainActor final class Editor: RACMainActorObject {
///         @RACProperty var title = ""
///         private var label = ""
///
///         override init() {
///             super.init()
///             RAC(self, \.label) <~ RACObserve(self, \.title)     // an `init()` of the main actor, unlike that of RACObject
///         }
///     }
///
/// In a target that lives on the main actor by default, subclasses need no annotation. In such a target, one line ports
/// all code that names `RACObject`: `typealias RACObject = RACMainActorObject`. The object reports its death, as
/// ``RACObject`` does; it may die on any thread.
@MainActor open class RACMainActorObject: RACObservable {
    /// The token, which reports the death of the object.
    public nonisolated final let rac_lifetimeToken = RACLifetimeToken()

    /// The computed properties that string key paths may name.
    nonisolated open class var rac_namedProperties: [String: RACNamedProperty] { [:] }

    /// Makes an object.
    public init() {}

    deinit { rac_lifetimeToken.end() }
}

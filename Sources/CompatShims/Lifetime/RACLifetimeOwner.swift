public import RACCompat

/// An object that reports its death: a `RACObject`, or an object of any class that holds a ``RACLifetimeToken``.
public protocol RACLifetimeOwner: AnyObject {
    /// The token, which the object retains from its beginning to its end, and never replaces.
    var rac_lifetimeToken: RACLifetimeToken { get }
}

extension RACLifetimeOwner {
    /// The disposable that is disposed when the object dies; its children are disposed in the order in which they were
    /// added.
    ///
    /// A child that is added after the object's death is disposed at once. Disposal happens on the thread of the last
    /// release.
    public var rac_deallocDisposable: RACCompoundDisposable { rac_lifetimeToken.deallocDisposable }

    /// A signal that sends nothing, and completes when the object dies, or at once if the object has died.
    ///
    /// Every call returns the same signal. The first call adds it to ``rac_deallocDisposable``. All properties of a
    /// `RACObject` still exist when the signal completes. Swift forbids new references to an object that dies: handlers
    /// that use the object capture it `unowned(unsafe)`, and do not store it.
    public func rac_willDeallocSignal() -> RACSignal { rac_lifetimeToken.willDeallocSignal }
}

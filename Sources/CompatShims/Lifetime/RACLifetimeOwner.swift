public import RACCompat

/// An object that tells when it dies; `RACObject` does, and any class that holds a ``RACLifetimeToken``.
public protocol RACLifetimeOwner: AnyObject {
    /// The token that the object holds from its beginning to its end; always the same.
    var rac_lifetimeToken: RACLifetimeToken { get }
}

extension RACLifetimeOwner {
    /// Disposed when the object dies, its children in the order in which they were added.
    ///
    /// What is added later is disposed at once. The thread is that of the last release.
    public var rac_deallocDisposable: RACCompoundDisposable { rac_lifetimeToken.deallocDisposable }

    /// A signal that sends nothing, and completes when the object dies; later subscribers get that at once.
    ///
    /// It is the same signal every time, and takes its place in ``rac_deallocDisposable`` when it is first asked for.
    /// Of an object of `RACObject`, all properties are still there when it completes. Swift forbids new references to an
    /// object that dies: handlers that use it capture it `unowned(unsafe)`, and keep it nowhere.
    public func rac_willDeallocSignal() -> RACSignal { rac_lifetimeToken.willDeallocSignal }
}

/// Something that can be disposed of: a subscription, scheduled work, a resource.
@preconcurrency
public protocol Disposable: AnyObject, Sendable {
    /// Whether `dispose()` has been called; another thread may change the answer at any time.
    var isDisposed: Bool { get }

    /// Gives up the subscription, the work or the resource; has no effect after the first call.
    func dispose()
}

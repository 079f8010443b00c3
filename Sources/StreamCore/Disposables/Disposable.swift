/// Something that can be given up: a subscription, work that was scheduled, a resource.
@preconcurrency
public protocol Disposable: AnyObject, Sendable {
    /// Whether it has been given up; another thread may change the answer at any time.
    var isDisposed: Bool { get }

    /// Gives it up; has no effect after the first time.
    func dispose()
}

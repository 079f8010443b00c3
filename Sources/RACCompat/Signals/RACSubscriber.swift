/// Receives the events of the signals that it is subscribed to.
///
/// Implementations are called on the thread that sends.
public protocol RACSubscriber: AnyObject {
    /// Receives the next value; nil is a value.
    func sendNext(_ value: Any?)

    /// Receives a failure, which ends every subscription of this subscriber. A nil error is legal.
    func sendError(_ error: (any Error)?)

    /// Receives completion, which ends every subscription of this subscriber.
    func sendCompleted()

    /// Receives the disposable of one more subscription, before the subscription begins.
    ///
    /// The subscriber keeps the disposable, and disposes it at a terminal event, or at once if that event has come
    /// already.
    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable)

    /// The clean-up of the subscriptions of this subscriber.
    ///
    ///     subscriber.disposable.addDisposable(RACDisposable { request.cancel() })
    ///
    /// The disposable is disposed when the subscriptions end. Disposing it ends them, for subscribers of this package. A class
    /// that adopts the protocol may have a disposable of its own. Otherwise every access makes one, and passes it to
    /// ``didSubscribeWithDisposable(_:)``.
    var disposable: RACCompoundDisposable { get }
}

extension RACSubscriber {
    /// The clean-up of the subscriptions of this subscriber.
    public var disposable: RACCompoundDisposable {
        if let subscriber = self as? any DisposableSubscriber { return subscriber.ownDisposable }
        let disposable = RACCompoundDisposable()
        didSubscribeWithDisposable(disposable)
        return disposable
    }
}

/// Receives the events of the signals it is subscribed to.
///
/// Implementations are called on the thread that sends.
public protocol RACSubscriber: AnyObject {
    /// Takes the next value; nil is a value.
    func sendNext(_ value: Any?)

    /// Takes a failure, which ends every subscription of this subscriber. A nil error is legal.
    func sendError(_ error: (any Error)?)

    /// Takes completion, which ends every subscription of this subscriber.
    func sendCompleted()

    /// Takes the disposable of one more subscription, before that begins.
    ///
    /// The subscriber keeps it, and disposes it when a terminal event comes; at once if one has come already.
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

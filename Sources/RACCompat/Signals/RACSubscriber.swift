/// Receives the events of the signals it is subscribed to.
///
/// Implementations are called on whatever thread sends.
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
}

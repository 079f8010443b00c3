import StreamCore

/// One end of a ``RACChannel``: a signal of the values sent to the other end, and a subscriber that sends to it.
///
/// Subscribing and sending work as with ``RACReplaySubject``. A terminal can be sent to by hand, subscribed to any signal,
/// and connected with a terminal of another channel:
///
///     view.subscribe(model)
///     model.subscribe(view)
public final class RACChannelTerminal: RACSignal, DisposableSubscriber, @unchecked Sendable {  // immutable
    private let values: RACReplaySubject
    private let counterpart: RACReplaySubject

    init(values: RACReplaySubject, counterpart: RACReplaySubject) {
        self.values = values
        self.counterpart = counterpart
        super.init()
    }

    // MARK: Sending

    /// Sends a value to the subscribers of the other end.
    public func sendNext(_ value: Any?) { counterpart.sendNext(value) }

    /// Fails both ends, and ends the subscriptions of the terminal to other signals.
    public func sendError(_ error: (any Error)?) { counterpart.sendError(error) }

    /// Completes both ends, and ends the subscriptions of the terminal to other signals.
    public func sendCompleted() { counterpart.sendCompleted() }

    /// Keeps the disposable of a subscription of this terminal, until either end is ended.
    public func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        counterpart.didSubscribeWithDisposable(disposable)
    }

    // MARK: Subscribing

    override func attach(_ observer: DynamicObserver, _ segment: Segment) { values.attach(observer, segment) }

    /// Attaches in the call, on any thread, and before there is anything to replay.
    func attachInPlace(_ observer: DynamicObserver, _ segment: Segment) { values.attachInPlace(observer, segment) }

    var ownDisposable: RACCompoundDisposable { counterpart.ownDisposable }

    override func returned(_ subscription: RACDisposable) -> RACDisposable { values.returned(subscription) }
}

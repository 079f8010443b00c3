import StreamCore

/// The subscriber that the block of `createSignal` receives; it passes events on while the subscription is alive.
///
/// An event sent from inside a delivery is delivered at once. An event sent from another thread meanwhile waits, and
/// the delivering thread delivers it.
public final class RACPassthroughSubscriber: DisposableSubscriber, @unchecked Sendable {  // the slot has a striped lock
    let output: Output
    private var madeDisposable: SubscriberDisposable?

    init(_ output: Output) {
        self.output = output
    }

    /// Creates a subscriber that passes events on to `subscriber` until `disposable` is disposed.
    ///
    /// `subscriber` receives `disposable` at once. A terminal event passes through; `subscriber` is then responsible
    /// for the disposal.
    public init(subscriber: any RACSubscriber, signal: RACSignal, disposable: RACCompoundDisposable) {
        let segment = Segment(policy: .dynamic, isPassthrough: true)
        output = Output(observer: SubscriberObserver(subscriber), segment: segment)
        subscriber.didSubscribeWithDisposable(disposable)
        disposable.addDisposable(SubscriptionDisposable(segment))
    }

    /// Passes a value on.
    public func sendNext(_ value: Any?) {
        if mayHideOptional(value) { output.sendNext(flattened(value)) } else { output.sendNext(value) }
    }

    /// Passes a failure on.
    public func sendError(_ error: (any Error)?) { output.sendError(error) }

    /// Passes completion on.
    public func sendCompleted() { output.sendCompleted() }

    /// Disposes another subscription when the receiver's subscription ends.
    public func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        output.segment.add(disposable)
    }

    var ownDisposable: RACCompoundDisposable {
        SubscriberDisposable.make(for: self, in: \.madeDisposable, ending: output.segment)
    }
}

/// Passes the events of another signal on to a subscriber; a terminal event ends only the subscriber's own
/// subscription.
final class PassthroughObserver: DynamicObserver, @unchecked Sendable {  // immutable
    private let output: Output

    init(_ output: Output) {
        self.output = output
        super.init()
    }

    override func receive(_ value: Any?) { output.sendNext(value) }
    override func fail(_ failure: RACFailure) { output.sendError(failure.error) }
    override func complete() { output.sendCompleted() }
}

/// Passes the events of a signal on to any `RACSubscriber`.
///
/// A chain of subjects is not subscribed to from one end to the other, so each observer asks for stack; see
/// `StackSpace`.
final class SubscriberObserver: DynamicObserver, @unchecked Sendable {  // immutable until it is released
    @exclusivity(unchecked)  // set before and after all events
    private var subscriber: (any RACSubscriber)?

    init(_ subscriber: any RACSubscriber) {
        self.subscriber = subscriber
        super.init()
    }

    deinit { StackSpace.ensure { subscriber = nil } }

    override func receive(_ value: Any?) {
        StackSpace.ensure { subscriber?.sendNext(value) }
    }

    override func fail(_ failure: RACFailure) {
        StackSpace.ensure { subscriber?.sendError(failure.error) }
    }

    override func complete() {
        StackSpace.ensure { subscriber?.sendCompleted() }
    }
}

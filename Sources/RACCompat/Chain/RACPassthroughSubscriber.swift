import StreamCore

/// The subscriber that the block of `createSignal` is given: it passes events on while the subscription is alive.
///
/// Sends from inside a delivery are delivered at once; sends from another thread meanwhile are queued to the one that
/// delivers.
public final class RACPassthroughSubscriber: RACSubscriber, @unchecked Sendable {  // immutable
    let output: Output

    init(_ output: Output) {
        self.output = output
    }

    /// Makes a subscriber that passes events on to another one until a disposable is disposed.
    ///
    /// The other one is handed the disposable at once. A terminal event passes through; it is for the other subscriber
    /// to dispose then.
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

    /// Disposes one more subscription when this one ends.
    public func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        output.segment.add(disposable)
    }
}

/// Passes the events of one more signal on to a subscriber; only the subscriber's own subscription ends by them.
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

/// Passes the events of a signal on to a subscriber of somebody else's making.
///
/// A chain of subjects is not subscribed to from one end to the other, so each asks for stack; see `StackSpace`.
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

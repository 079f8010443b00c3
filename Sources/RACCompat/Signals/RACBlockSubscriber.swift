import StreamCore

/// A subscriber made of blocks, for calls that take a subscriber; `subscribeNext(_:error:completed:)` needs none.
///
/// Events are delivered one at a time. A terminal event ends all subscriptions of the subscriber, and reaches its block
/// after that; so does the release of the subscriber.
public final class RACBlockSubscriber: DisposableSubscriber, @unchecked Sendable {  // the slot has a striped lock
    private let output: Output
    private var madeDisposable: SubscriberDisposable?

    /// Makes a subscriber that passes its events to blocks; a nil block ignores its events.
    public init(next: ((Any?) -> Void)?, error: (((any Error)?) -> Void)?, completed: (() -> Void)?) {
        let segment = Segment(policy: .dynamic)
        output = Output(
            observer: BlockObserver(segment, next: next, error: error, completed: completed), segment: segment)
    }

    /// Makes a subscriber that passes its events to blocks; a nil block ignores its events.
    public static func subscriberWithNext(
        _ next: ((Any?) -> Void)?, error: (((any Error)?) -> Void)?, completed: (() -> Void)?
    ) -> RACBlockSubscriber {
        RACBlockSubscriber(next: next, error: error, completed: completed)
    }

    /// Passes a value to its block, unless a terminal event has come.
    public func sendNext(_ value: Any?) { output.sendNext(flattened(value)) }

    /// Ends all subscriptions, then passes the failure to its block.
    public func sendError(_ error: (any Error)?) { output.sendError(error) }

    /// Ends all subscriptions, then calls the block for completion.
    public func sendCompleted() { output.sendCompleted() }

    /// Ends one more subscription when this subscriber ends, or at once if it has ended.
    ///
    /// The subscriber forgets a subscription that is disposed, so that a subscriber of many subscriptions does not grow.
    public func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        let token = output.segment.add(disposable)
        disposable.addDisposable(RACDisposable { [weak segment = output.segment] in segment?.remove(token) })
    }

    var ownDisposable: RACCompoundDisposable {
        SubscriberDisposable.make(for: self, in: \.madeDisposable, ending: output.segment)
    }
}

import StreamCore

/// Connects two ends that send to each other, as a model and a view do.
///
/// A value that is sent to one end is delivered to the subscribers of the other end, never to its own subscribers, so
/// two channels that are subscribed to each other do not echo. A subscriber of the following end first receives the
/// newest value that was sent to the leading end; a subscriber of the leading end receives no earlier value. A failure
/// or completion of either end ends both, and later subscribers of both receive it.
///
/// The channel lives as long as either end is retained; subscriptions do not retain the channel.
open class RACChannel: @unchecked Sendable {  // immutable but for its end
    /// The end for the owner of the value; the subscribers of the other end begin with the newest value sent here.
    public final let leadingTerminal: RACChannelTerminal
    /// The end for the code that shows or edits the value.
    public final let followingTerminal: RACChannelTerminal
    package final var end: ObjectEnd?

    /// Makes a channel.
    public init() {
        let leading = RACReplaySubject(capacity: 0).named("leadingSubject")
        let following = RACReplaySubject(capacity: 1).named("followingSubject")
        // Before anybody else subscribes, so that an end reaches the other side first, as in the original.
        leading.forwardEnd(to: following)
        following.forwardEnd(to: leading)
        leadingTerminal = RACChannelTerminal(values: leading, counterpart: following).named("leadingTerminal")
        followingTerminal = RACChannelTerminal(values: following, counterpart: leading).named("followingTerminal")
    }
}

extension RACChannel: EndingObject {}

extension RACSubject {
    /// Ends `target` when this subject ends, in the call on any thread, until `target` has ended.
    fileprivate final func forwardEnd(to target: RACSubject) {
        let segment = Segment(policy: .dynamic)
        let disposable = RACCompoundDisposable()
        target.didSubscribeWithDisposable(disposable)
        disposable.addDisposable(SubscriptionDisposable(segment))
        attachInPlace(EndForwarder(target), segment)
    }
}

/// Passes the end of one subject on to another, which it does not hold: the terminals hold both.
private final class EndForwarder: DynamicObserver, @unchecked Sendable {  // immutable
    private weak let target: RACSubject?

    init(_ target: RACSubject) {
        self.target = target
        super.init()
    }

    override func receive(_ value: Any?) {}
    override func fail(_ failure: RACFailure) { target?.sendError(failure.error) }
    override func complete() { target?.sendCompleted() }
}

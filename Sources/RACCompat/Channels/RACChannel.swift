import StreamCore

/// Connects two ends that send to each other, as a model and a view do.
///
/// What is sent to one end goes to the subscribers of the other, never back to its own, so two channels that are
/// subscribed to each other do not echo. Subscribers of the following end begin with the newest value that was sent to
/// the leading one, if there is one; those of the leading end begin with nothing. A failure or completion of either end
/// ends both, and is what later subscribers of both get.
///
/// The channel lives as long as either end is held; subscriptions do not hold it.
open class RACChannel: @unchecked Sendable {  // immutable
    /// The end for whoever has the value; what it is sent first is what the other side begins with.
    public final let leadingTerminal: RACChannelTerminal
    /// The end for whoever shows or edits the value.
    public final let followingTerminal: RACChannelTerminal

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

import StreamCore

/// The disposable of a subscriber: its disposal ends the subscriptions of the subscriber, and their end disposes it.
final class SubscriberDisposable: RACCompoundDisposable, @unchecked Sendable {  // the segment is thread-safe
    /// The segment holds the disposable.
    private weak let segment: Segment?

    private init(ending segment: Segment) {
        self.segment = segment
        super.init()
    }

    override func dispose() {
        segment?.dispose()
        super.dispose()
    }

    /// Returns the disposable of a subscriber; the first call makes it.
    ///
    /// - Parameter slot: A property of the subscriber, guarded by its striped lock.
    static func make<Subscriber: AnyObject>(
        for subscriber: Subscriber, in slot: ReferenceWritableKeyPath<Subscriber, SubscriberDisposable?>,
        ending segment: Segment
    ) -> SubscriberDisposable {
        if let known = StripedLock.withLock(for: subscriber, { subscriber[keyPath: slot] }) { return known }
        let new = SubscriberDisposable(ending: segment)
        let known = StripedLock.withLock(for: subscriber) {
            if subscriber[keyPath: slot] == nil { subscriber[keyPath: slot] = new }
            return subscriber[keyPath: slot]
        }
        // Another thread may have been faster.
        if let known, known !== new { return known }
        segment.add(new)
        return new
    }
}

/// A subscriber of this package, which has one disposable for all of its subscriptions.
protocol DisposableSubscriber: RACSubscriber {
    var ownDisposable: RACCompoundDisposable { get }
}

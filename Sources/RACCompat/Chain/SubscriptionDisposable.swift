import StreamCore

/// The disposable that a subscription returns; its disposal ends the subscription.
final class SubscriptionDisposable: RACDisposable, @unchecked Sendable {  // the segment is thread-safe
    private let segment: Segment

    init(_ segment: Segment) {
        self.segment = segment
        super.init()
    }

    override var isDisposed: Bool { segment.isDisposed }

    override func dispose() { segment.dispose() }
}

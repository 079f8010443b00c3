import StreamCore

/// Passes the events of one subscription to blocks; every `subscribeNext` makes such an observer.
///
/// When no sender is left, the observer is released and disposes the subscription, as in the
/// original.
final class BlockObserver: DynamicObserver, @unchecked Sendable {  // immutable; events are serial
    private let onNext: ((Any?) -> Void)?
    private let onError: (((any Error)?) -> Void)?
    private let onCompleted: (() -> Void)?
    private let subscription: Segment

    init(
        _ subscription: Segment, next: ((Any?) -> Void)?, error: (((any Error)?) -> Void)?, completed: (() -> Void)?
    ) {
        self.subscription = subscription
        onNext = next
        onError = error
        onCompleted = completed
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) { onNext?(value) }
    override func fail(_ failure: RACFailure) { onError?(failure.error) }
    override func complete() { onCompleted?() }
}

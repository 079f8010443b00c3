import StreamCore

/// The subscriber that the block of `createSignal` is given: it passes events on while the subscription is alive.
///
/// Sends from inside a delivery are delivered at once; sends from another thread meanwhile are queued to the one that
/// delivers.
final class RACPassthroughSubscriber: RACSubscriber, @unchecked Sendable {  // immutable
    let output: Output

    init(_ output: Output) {
        self.output = output
    }

    func sendNext(_ value: Any?) {
        if mayHideOptional(value) { output.sendNext(flattened(value)) } else { output.sendNext(value) }
    }

    func sendError(_ error: (any Error)?) { output.sendError(error) }
    func sendCompleted() { output.sendCompleted() }

    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
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
final class SubscriberObserver: DynamicObserver, @unchecked Sendable {  // immutable
    private let subscriber: any RACSubscriber

    init(_ subscriber: any RACSubscriber) {
        self.subscriber = subscriber
        super.init()
    }

    override func receive(_ value: Any?) { subscriber.sendNext(value) }
    override func fail(_ failure: RACFailure) { subscriber.sendError(failure.error) }
    override func complete() { subscriber.sendCompleted() }
}

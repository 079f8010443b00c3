import StreamCore

/// A signal that a program sends to by hand, and a subscriber that forwards the events that it receives.
///
/// A re-entrant send is delivered at once, depth first. A send from another thread during a delivery is queued to the
/// delivering thread. A subscription begins in the call, on any thread. A subject does not remember its end: after a
/// terminal event it still sends to later subscribers.
open class RACSubject: RACSignal, RACSubscriber, @unchecked Sendable {  // the list is reached inside the gate only
    let gate = Gate(nests: true)
    private let subscribers = Multicast<Any?, RACFailure>()
    private let upstream = RACCompoundDisposable()

    /// Makes a subject.
    public required override init() {
        super.init()
    }

    deinit { upstream.dispose() }

    /// Makes a subject.
    open class func subject() -> Self {
        self.init()
    }

    // MARK: Sending

    /// Sends a value to the present subscribers.
    open func sendNext(_ value: Any?) {
        guard !mayHideOptional(value) else {
            send(flattened(value))
            return
        }
        send(value)
    }

    /// By hand, where `run(with:)` would do: an `Any?` that passes through its closure costs 50 instructions.
    private final func send(_ value: Any?) {
        switch gate.enter() {
        case .entered:
            deliver(value)
            gate.leave()
        case .nested: deliver(value)
        case .busy: gate.enqueue { self.deliver(value) }
        }
    }

    /// Sends a failure to the present subscribers, and ends the subject's own subscriptions.
    open func sendError(_ error: (any Error)?) {
        upstream.dispose()
        gate.run { self.deliverError(error) }
    }

    /// Sends completion to the present subscribers, and ends the subject's own subscriptions.
    open func sendCompleted() {
        upstream.dispose()
        gate.run { self.deliverCompleted() }
    }

    /// Sends a value, from inside the gate.
    func deliver(_ value: Any?) { subscribers.receive(value) }

    /// Sends a failure, from inside the gate.
    func deliverError(_ error: (any Error)?) {
        let failure = RACFailure(error)
        subscribers.forEach { $0.fail(failure) }
    }

    /// Sends completion, from inside the gate.
    func deliverCompleted() { subscribers.forEach { $0.complete() } }

    /// Keeps the disposable of a subscription of this subject, until that ends.
    open func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        guard !disposable.isDisposed else { return }
        upstream.addDisposable(disposable)
        disposable.addDisposable(
            RACDisposable { [weak upstream, weak disposable] in upstream?.removeDisposable(disposable) })
    }

    // MARK: Subscribing

    override func attach(_ observer: DynamicObserver, _ segment: Segment) {
        attachInPlace(observer, segment)
    }

    /// Attaches as other signals do; for subjects that begin a subscription by sending.
    final func attachOnScheduler(_ observer: DynamicObserver, _ segment: Segment) {
        super.attach(observer, segment)
    }

    final func attachInPlace(_ observer: DynamicObserver, _ segment: Segment) {
        let entry = Entry(observer, segment)
        gate.run { [self] in entry.number = subscribers.add(entry) }
        // Neither is kept: a subject that is released lets go of its subscribers. As long as it lives, it has the entry.
        segment.add { [weak self, unowned entry] in
            guard let self else { return }
            gate.run { [entry] in self.subscribers.remove(entry.number) }
        }
    }
}

extension RACSubject: DisposableSubscriber {
    var ownDisposable: RACCompoundDisposable { upstream }
}

/// One subscriber's place in a subject.
private final class Entry: DynamicObserver, @unchecked Sendable {  // reached inside the subject's gate only
    private let observer: DynamicObserver
    private let segment: Segment
    var number = 0

    init(_ observer: DynamicObserver, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
        super.init()
    }

    override func receive(_ value: Any?) {
        if segment.isActive { observer.receive(value) }
    }

    override func fail(_ failure: RACFailure) { segment.finish(observer, failure) }
    override func complete() { segment.finish(observer) }
}

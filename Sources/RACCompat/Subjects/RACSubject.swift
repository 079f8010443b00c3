import StreamCore
import Synchronization

/// A signal that a program sends to by hand, and a subscriber that forwards the events that it receives.
///
/// A re-entrant send is delivered at once, depth first. A send from another thread during a delivery is queued to the
/// delivering thread. A subscription begins in the call, on any thread. A subject does not remember its end: after a
/// terminal event it still sends to later subscribers.
open class RACSubject: RACSignal, RACSubscriber, @unchecked Sendable {  // the list is reached inside the gate only
    let gate = Gate(nests: true)
    /// The list of subscribers, made for the first one; the subject owns it.
    @exclusivity(unchecked)  // inside the gate
    private var madeSubscribers: Unmanaged<Multicast<Any?, RACFailure>>?
    /// The disposables of the subject's own subscriptions, made for the first one; the subject owns them.
    private let madeUpstream = Atomic<Unmanaged<RACCompoundDisposable>?>(nil)
    /// Stands for the disposables of every subject that has ended without having had one.
    private static let endedUpstream: RACCompoundDisposable = {
        let ended = RACCompoundDisposable()
        ended.dispose()
        return ended
    }()

    /// Makes a subject.
    public required override init() {
        super.init()
    }

    deinit {
        let upstream = madeUpstream.load(ordering: .acquiring)?.takeRetainedValue()
        upstream?.dispose()
        madeSubscribers?.release()
    }

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
        endUpstream()
        gate.run { self.deliverError(error) }
    }

    /// Sends completion to the present subscribers, and ends the subject's own subscriptions.
    open func sendCompleted() {
        endUpstream()
        gate.run { self.deliverCompleted() }
    }

    /// Sends a value, from inside the gate.
    func deliver(_ value: Any?) { madeSubscribers?._withUnsafeGuaranteedRef { $0.receive(value) } }

    /// Sends a failure, from inside the gate.
    func deliverError(_ error: (any Error)?) {
        let failure = RACFailure(error)
        madeSubscribers?._withUnsafeGuaranteedRef { $0.forEach { $0.fail(failure) } }
    }

    /// Sends completion, from inside the gate.
    func deliverCompleted() { madeSubscribers?._withUnsafeGuaranteedRef { $0.forEach { $0.complete() } } }

    /// Keeps the disposable of a subscription of this subject, until that ends.
    open func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        guard !disposable.isDisposed else { return }
        let upstream = upstream
        upstream.addDisposable(disposable)
        disposable.addDisposable(
            RACDisposable { [weak upstream, weak disposable] in upstream?.removeDisposable(disposable) })
    }

    private final var upstream: RACCompoundDisposable { upstream { RACCompoundDisposable() } }

    private final func endUpstream() { upstream { Self.endedUpstream }.dispose() }

    /// The disposables of the subject's own subscriptions; `make` makes them, if there are none yet.
    private final func upstream(else make: () -> RACCompoundDisposable) -> RACCompoundDisposable {
        if let made = madeUpstream.load(ordering: .acquiring) { return made.takeUnretainedValue() }
        let new = Unmanaged.passRetained(make())
        let (exchanged, original) = madeUpstream.compareExchange(
            expected: nil, desired: new, ordering: .acquiringAndReleasing)
        guard !exchanged, let original else { return new.takeUnretainedValue() }
        // Another thread has been faster.
        new.release()
        return original.takeUnretainedValue()
    }

    // MARK: Subscribing

    private final func addSubscriber(_ observer: DynamicObserver) -> Int {
        let subscribers = madeSubscribers ?? .passRetained(Multicast())
        madeSubscribers = subscribers
        return subscribers._withUnsafeGuaranteedRef { $0.add(observer) }
    }

    private final func removeSubscriber(_ number: Int) {
        madeSubscribers?._withUnsafeGuaranteedRef { $0.remove(number) }
    }

    override func attach(_ observer: DynamicObserver, _ segment: Segment) {
        attachInPlace(observer, segment)
    }

    /// Attaches as other signals do; for subjects that begin a subscription by sending.
    final func attachOnScheduler(_ observer: DynamicObserver, _ segment: Segment) {
        super.attach(observer, segment)
    }

    final func attachInPlace(_ observer: DynamicObserver, _ segment: Segment) {
        let entry = Entry(observer, segment)
        let place = Place(in: self)
        switch gate.enter() {
        case .entered:
            place.number = addSubscriber(entry)
            gate.leave()
        case .nested: place.number = addSubscriber(entry)
        // The thread inside may have ended the subscription meanwhile, in a delivery, before this turn.
        case .busy: gate.enqueue { [self] in if !segment.isDisposed { place.number = addSubscriber(entry) } }
        }
        segment.add(place)
    }

    /// Removes a subscriber in turn with the events: its place is known then.
    fileprivate final func leave(_ place: Place) {
        gate.run(with: self, place) { subject, place in subject.removeSubscriber(place.number) }
    }

    // MARK: Observers without a subscription

    /// Adds an observer, from inside the gate, and returns the number that removes the observer.
    final func addInside(_ observer: DynamicObserver) -> Int { addSubscriber(observer) }

    /// Removes an observer, from inside the gate.
    final func removeInside(_ number: Int) { removeSubscriber(number) }

    /// Removes an observer in turn with the events.
    final func removeObserver(_ number: Int) {
        gate.run(with: self, number) { subject, number in subject.removeSubscriber(number) }
    }
}

extension RACSubject: DisposableSubscriber {
    var ownDisposable: RACCompoundDisposable { upstream }
}

/// Removes a subscriber from a subject when the subscription ends.
///
/// It retains neither: a subject that is released releases its subscribers.
private final class Place: Disposable, @unchecked Sendable {  // the number is reached inside the subject's gate only
    private weak let subject: RACSubject?
    var number = 0

    init(in subject: RACSubject) {
        self.subject = subject
    }

    var isDisposed: Bool { false }

    func dispose() { subject?.leave(self) }
}

/// One subscriber in the list of a subject.
private final class Entry: DynamicObserver, @unchecked Sendable {  // immutable
    private let observer: DynamicObserver
    private let segment: Segment

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

import Synchronization

/// A subscription that stays on the lists of trackers until it ends, is disposed or is released.
final class TrackedSubscription: Disposable, @unchecked Sendable {  // the flag is atomic, the rest immutable
    private static let lastNumber = Atomic<Int>(0)

    private let number: Int
    private let lists: [LiveSubscriptionList]
    private let scope: TrackingScope?
    private let flag = Atomic<Bool>(false)

    /// Puts a subscription on the lists of the current scope, and on the list of the process if there is one.
    ///
    /// The initializer returns nil if there is no list.
    init?(_ kind: LiveSubscription.Kind, label: StreamLabel?, stream: Any.Type) {
        scope = TrackingScope.current
        lists = (scope?.lists ?? []) + (StreamDiagnostics.processList.map { [$0] } ?? [])
        guard !lists.isEmpty else { return nil }
        number = TrackedSubscription.lastNumber.add(1, ordering: .relaxed).newValue
        let subscription = LiveSubscription(kind, number: number, label: label, stream: stream)
        for list in lists { list.insert(subscription) }
    }

    deinit { dispose() }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Takes the subscription off the lists.
    func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        for list in lists { list.remove(number) }
    }

    /// Runs the code that an event sets off, in the scope of the same trackers.
    func run(_ body: () -> Void) {
        if let scope { scope.run(body) } else { body() }
    }
}

/// Hands events on inside the scope of the subscription, and ends the subscription after the terminal event.
final class TrackedObserver<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let target: Observer<Value, Failure>
    private let subscription: TrackedSubscription

    init(_ target: Observer<Value, Failure>, _ subscription: TrackedSubscription) {
        self.target = target
        self.subscription = subscription
        super.init()
    }

    override func receive(_ value: Value) {
        subscription.run { target.receive(value) }
    }

    override func fail(_ failure: Failure) {
        subscription.run { target.fail(failure) }
        subscription.dispose()
    }

    override func complete() {
        subscription.run { target.complete() }
        subscription.dispose()
    }

    override func interrupt() {
        subscription.run { target.interrupt() }
        subscription.dispose()
    }
}

extension SignalProducer {
    /// Reports to the trackers a start that runs in `segment`.
    @inline(never)
    func track(_ segment: Segment) {
        if let subscription = TrackedSubscription(.start, label: source.label, stream: Self.self) {
            segment.add(subscription)
        }
    }
}

extension Signal {
    /// Adds an observer, and reports the observation to the trackers.
    @inline(never)
    func observeTracked(_ observer: StreamCore.Observer<Value, Failure>) -> (any Disposable)? {
        guard let subscription = TrackedSubscription(.observation, label: core.label, stream: Signal.self) else {
            return core.observe(observer)
        }
        guard let observation = core.observe(TrackedObserver(observer, subscription)) else { return nil }
        return TrackedObservation(observation, subscription)
    }
}

/// The disposable of an observation that trackers list.
private final class TrackedObservation: Disposable {
    private let observation: any Disposable
    private let subscription: TrackedSubscription

    init(_ observation: any Disposable, _ subscription: TrackedSubscription) {
        self.observation = observation
        self.subscription = subscription
    }

    var isDisposed: Bool { observation.isDisposed }

    func dispose() {
        observation.dispose()
        subscription.dispose()
    }
}

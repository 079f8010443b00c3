import Synchronization

/// The disposable that stops an observation.
///
/// The handle and the observation retain each other until one of them ends the other. The observer is released then,
/// even if the program keeps the handle. The handle is not generic: a generic class costs a look-up for every
/// observation.
private final class ObservationHandle: Disposable, Sendable {
    /// The observation, retained; the caller that takes it out ends it.
    private let observation = Atomic<Unmanaged<AnyObserver>?>(nil)

    func hold(_ observation: AnyObserver) {
        self.observation.store(.passRetained(observation), ordering: .releasing)
    }

    /// Gives the observation to the first caller.
    func take() -> AnyObserver? {
        observation.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue()
    }

    var isDisposed: Bool { observation.load(ordering: .acquiring) == nil }

    func dispose() { take()?.leaveSignal() }
}

/// One observer's place in a signal: the observer is not called any more once the handle is disposed.
///
/// The observation and the core retain each other until the disposal or the terminal event. One of the two always
/// comes, since an input that is released interrupts.
class Observation<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // the flag is atomic; the taker of the handle owns the core; the rest is gated
{
    private final let flag = Atomic<Bool>(false)
    final var number = 0
    private final let handle = ObservationHandle()

    /// The core takes the place of a next stage: there is none.
    init(of core: SignalCore<Value, Failure>) {
        super.init(next: core)
        handle.hold(self)
    }

    final var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// The disposable that stops the observation; nil if the observation is over.
    final var disposable: (any Disposable)? { isDisposed ? nil : handle }

    package override final func leaveSignal() {
        flag.store(true, ordering: .releasing)
        guard let core = next else { return }
        next = nil
        unsafeDowncast(core, to: SignalCore<Value, Failure>.self).detach(self)
    }

    /// Ends the observation, and returns whether this is its first end.
    fileprivate final func end() -> Bool {
        guard handle.take() != nil else { return false }
        flag.store(true, ordering: .releasing)
        next = nil
        return true
    }

    override func complete() { _ = end() }
    override func interrupt() { _ = end() }
    override func fail(_ failure: Failure) { _ = end() }
}

/// Hands every event to another observer.
final class TargetObservation<Value, Failure: Error>: Observation<Value, Failure>,
    @unchecked Sendable  // see Observation
{
    private let target: Observer<Value, Failure>

    init(_ target: Observer<Value, Failure>, of core: SignalCore<Value, Failure>) {
        self.target = target
        super.init(of: core)
    }

    override func receive(_ value: Value) {
        if !isDisposed { target.receive(value) }
    }

    override func fail(_ failure: Failure) {
        if end() { target.fail(failure) }
    }

    override func complete() {
        if end() { target.complete() }
    }

    override func interrupt() {
        if end() { target.interrupt() }
    }
}

/// Hands the values to a closure, as most observers do.
final class ValueObservation<Value, Failure: Error>: Observation<Value, Failure>,
    @unchecked Sendable  // see Observation
{
    private let action: (Value) -> Void

    init(_ action: @escaping (Value) -> Void, of core: SignalCore<Value, Failure>) {
        self.action = action
        super.init(of: core)
    }

    override func receive(_ value: Value) {
        if !isDisposed { action(value) }
    }
}

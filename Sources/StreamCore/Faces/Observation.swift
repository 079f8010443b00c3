import Synchronization

/// One observer's place in a signal: it stops being called as soon as it is disposed.
///
/// It keeps the core, which keeps it, until it is disposed or the terminal event comes; one of the two always does, since
/// an input that is released interrupts.
class Observation<Value, Failure: Error>: Observer<Value, Failure>, Disposable,
    @unchecked Sendable  // the flag is atomic; who sets it owns the core; the rest is gated
{
    private final let flag = Atomic<Bool>(false)
    final var number = 0

    /// The core takes the place of a next stage: there is none.
    init(of core: SignalCore<Value, Failure>) {
        super.init(next: core)
    }

    final var isDisposed: Bool { flag.load(ordering: .acquiring) }

    final func dispose() {
        guard let core = end() else { return }
        core.detach(self)
    }

    /// Ends it, and gives back the core to who comes first.
    fileprivate final func end() -> SignalCore<Value, Failure>? {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
        let core = next.map { unsafeDowncast($0, to: SignalCore<Value, Failure>.self) }
        next = nil
        return core
    }

    override func complete() { _ = end() }
    override func interrupt() { _ = end() }
    override func fail(_ failure: Failure) { _ = end() }
}

/// Hands every event to another observer.
final class TargetObservation<Value, Failure: Error>: Observation<Value, Failure>, @unchecked Sendable {
    private let target: Observer<Value, Failure>

    init(_ target: Observer<Value, Failure>, of core: SignalCore<Value, Failure>) {
        self.target = target
        super.init(of: core)
    }

    override func receive(_ value: Value) {
        if !isDisposed { target.receive(value) }
    }

    override func fail(_ failure: Failure) {
        if end() != nil { target.fail(failure) }
    }

    override func complete() {
        if end() != nil { target.complete() }
    }

    override func interrupt() {
        if end() != nil { target.interrupt() }
    }
}

/// Hands the values to a closure: what most observers are.
final class ValueObservation<Value, Failure: Error>: Observation<Value, Failure>, @unchecked Sendable {
    private let action: (Value) -> Void

    init(_ action: @escaping (Value) -> Void, of core: SignalCore<Value, Failure>) {
        self.action = action
        super.init(of: core)
    }

    override func receive(_ value: Value) {
        if !isDisposed { action(value) }
    }
}

import Synchronization

/// What a signal is made of: its observers, its lifetime, and the gate that it shares with the signals derived from it.
///
/// The signal (the shell that users hold) keeps the core alive, and so does what feeds it. A core is ended silently
/// when its shell is gone and nobody observes it.
package class SignalCore<Value, Failure: Error>: Multicast<Value, Failure>, @unchecked Sendable {  // gated by `domain`
    /// The segment whose gate orders the events of this signal: its own, or that of the signal it derives from.
    final let domain: Segment
    /// The lifetime of this signal.
    final let segment: Segment

    /// Whether the terminal event has come; read inside the domain.
    private(set) final var isTerminated = false
    private final var isShellGone = false

    /// Makes the core of a root signal.
    package override init() {
        segment = Segment(policy: .typed)
        domain = segment
        super.init()
    }

    /// Makes the core of a signal derived from one of `domain`.
    init(domain: Segment) {
        segment = Segment(policy: .typed)
        self.domain = domain
        super.init()
    }

    // MARK: Observing

    /// Adds an observer in turn with the events; it is interrupted if the signal has ended.
    final func observe(_ observer: Observer<Value, Failure>) -> (any Disposable)? {
        let observation = Observation(observer, of: self)
        domain.enter {
            if self.isTerminated || self.segment.isDisposed {
                observation.interrupt()
            } else {
                observation.number = self.add(observation)
            }
        }
        return observation.isDisposed ? nil : observation
    }

    /// Adds the first stage of a derived signal, which shares the domain and so needs no check of its own.
    final func attach(_ stage: Observer<Value, Failure>, _ derived: Segment) {
        domain.enter {
            guard !self.isTerminated, !self.segment.isDisposed else { return stage.interrupt() }
            let number = self.add(stage)
            derived.add { [weak self] in self?.detach(number) }
        }
    }

    /// Removes an observer in turn with the events.
    final func detach(_ number: Int) {
        domain.enter {
            self.remove(number)
            self.endIfUnused()
        }
    }

    final func releaseShell() {
        domain.enter {
            self.isShellGone = true
            self.endIfUnused()
        }
    }

    private func endIfUnused() {
        guard isShellGone, isEmpty, !isTerminated else { return }
        isTerminated = true
        segment.endSilently()
    }

    // MARK: Terminal events, from inside the domain

    package override func fail(_ failure: Failure) {
        guard begin() else { return }
        if let only = takeOnly() {
            unsafeDowncast(only, to: Observer<Value, Failure>.self).fail(failure)
        } else {
            super.fail(failure)
        }
        segment.endSilently()
    }

    package override func complete() {
        guard begin() else { return }
        if let only = takeOnly() { only.complete() } else { super.complete() }
        segment.endSilently()
    }

    package override func interrupt() {
        guard begin() else { return }
        if let only = takeOnly() { only.interrupt() } else { super.interrupt() }
        segment.endSilently()
    }

    private func begin() -> Bool {
        if isTerminated { return false }
        isTerminated = true
        return true
    }
}

/// One observer's place in a signal: it stops being called as soon as it is disposed.
private final class Observation<Value, Failure: Error>: Observer<Value, Failure>, Disposable,
    @unchecked Sendable  // the flag is atomic, the rest gated
{
    private weak var core: SignalCore<Value, Failure>?
    private let target: Observer<Value, Failure>
    private let flag = Atomic<Bool>(false)
    var number = 0

    init(_ target: Observer<Value, Failure>, of core: SignalCore<Value, Failure>) {
        self.target = target
        self.core = core
        super.init()
    }

    var isDisposed: Bool { flag.load(ordering: .acquiring) }

    func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing), let core else { return }
        core.domain.enter { core.detach(self.number) }
    }

    override func receive(_ value: Value) {
        if !isDisposed { target.receive(value) }
    }

    override func fail(_ failure: Failure) {
        if !flag.exchange(true, ordering: .acquiringAndReleasing) { target.fail(failure) }
    }

    override func complete() {
        if !flag.exchange(true, ordering: .acquiringAndReleasing) { target.complete() }
    }

    override func interrupt() {
        if !flag.exchange(true, ordering: .acquiringAndReleasing) { target.interrupt() }
    }
}

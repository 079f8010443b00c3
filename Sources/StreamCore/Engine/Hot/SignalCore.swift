import Synchronization

/// The state of a signal: its observers, its lifetime, and the gate that it shares with the signals derived from it.
///
/// The signal (the shell that users hold) keeps the core alive, and so does the source that feeds the core. A core ends
/// silently when its shell has been released and it has no observers.
@usableFromInline
package class SignalCore<Value, Failure: Error>: Multicast<Value, Failure>, @unchecked Sendable {  // gated by `domain`
    /// Whether the terminal event has come; read inside the domain.
    private(set) final var isTerminated = false
    private final var isShellGone = false
    /// Whether `SignalLabels` has a label of this signal.
    private final let isLabelled = Atomic<Bool>(false)
    /// The segment whose gate orders the events of this signal: its own, or that of the signal it derives from.
    @usableFromInline
    final let domain: Segment
    /// The lifetime of this signal.
    final let segment: Segment
    /// The signal that this one derives from, until it ends, and the place of the first stage there.
    private final var origin: (any Origin)?
    private final var place = 0

    /// Makes the core of a root signal.
    @usableFromInline
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

    deinit {
        if isLabelled.load(ordering: .relaxed) { SignalLabels.remove(self) }
    }

    /// The label of the signal, if it has one; costs one load if it has none.
    final var label: StreamLabel? {
        get { isLabelled.load(ordering: .acquiring) ? SignalLabels.label(of: self) : nil }
        set {
            guard let newValue else { return }
            SignalLabels.set(newValue, of: self, gate: domain.gate.address())
            isLabelled.store(true, ordering: .releasing)
        }
    }

    /// Takes over the label of the signal from which this signal is derived.
    @inline(__always)
    final func takeLabel<Input, InputFailure>(of origin: SignalCore<Input, InputFailure>) {
        if origin.isLabelled.load(ordering: .relaxed) { label = origin.label }
    }

    /// Takes over the label of the source from which this signal is made.
    @inline(__always)
    final func takeLabel<Input, InputFailure>(of source: Source<Input, InputFailure>) {
        if SignalLabels.areUsed { label = source.label }
    }

    /// Whether every observer starts the source anew; see `RestartingCore`.
    var restarts: Bool { false }

    /// Disposes `disposable` when the signal ends.
    @usableFromInline
    final func disposeAtEnd(_ disposable: any Disposable) {
        segment.add(disposable)
    }

    // MARK: Observing

    /// Adds an observer in turn with the events; it is interrupted if the signal has ended.
    package func observe(_ observer: Observer<Value, Failure>) -> (any Disposable)? {
        admit(TargetObservation(observer, of: self))
    }

    /// Adds an observer of the values.
    func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        admit(ValueObservation(action, of: self))
    }

    private final func admit(_ observation: Observation<Value, Failure>) -> (any Disposable)? {
        domain.enter(with: self, observation) { core, observation in
            if core.isTerminated || core.segment.isDisposed {
                observation.interrupt()
            } else {
                observation.number = core.add(observation)
            }
        }
        return observation.disposable
    }

    /// Removes an observer in turn with the events.
    final func detach(_ observation: Observation<Value, Failure>) {
        domain.enter(with: self, observation) { core, observation in core.removeInside(observation.number) }
    }

    /// Removes an observer in turn with the events.
    final func detach(_ number: Int) {
        domain.enter(with: self, number) { core, number in core.removeInside(number) }
    }

    private final func removeInside(_ number: Int) {
        remove(number)
        endIfUnused()
    }

    func releaseShell() {
        domain.enter(with: self, ()) { core, _ in
            core.isShellGone = true
            core.endIfUnused()
        }
    }

    private final func endIfUnused() {
        guard isShellGone, isEmpty, !isTerminated else { return }
        isTerminated = true
        end()
    }

    // MARK: Deriving

    /// Adds the first stage of a derived signal; the signal shares the domain, so the stage needs no check of its own.
    final func attach<Output, OutputFailure>(
        _ stage: Observer<Value, Failure>, of derived: SignalCore<Output, OutputFailure>
    ) {
        domain.enter(with: self, (stage, derived)) { core, attached in
            let (stage, derived) = attached
            guard !core.isTerminated, !core.segment.isDisposed else { return stage.interrupt() }
            let place = core.add(stage)
            if derived.isTerminated { return core.removeInside(place) }
            derived.origin = core
            derived.place = place
        }
    }

    fileprivate final func leaveOrigin() {
        guard let origin else { return }
        self.origin = nil
        origin.removeDerived(place)
    }

    private final func end() {
        segment.endSilently()
        if feeder != nil { feeder = nil }
        leaveOrigin()
    }

    // MARK: Terminal events, from inside the domain

    package override func fail(_ failure: Failure) {
        guard begin() else { return }
        if let only = takeOnly() {
            unsafeDowncast(only, to: Observer<Value, Failure>.self).fail(failure)
        } else {
            super.fail(failure)
        }
        end()
    }

    package override func complete() {
        guard begin() else { return }
        if let only = takeOnly() { only.complete() } else { super.complete() }
        end()
    }

    package override func interrupt() {
        guard begin() else { return }
        if let only = takeOnly() { only.interrupt() } else { super.interrupt() }
        end()
    }

    private func begin() -> Bool {
        if isTerminated { return false }
        isTerminated = true
        return true
    }
}

/// The signal that a derived signal leaves when it ends, without the type of its values.
private protocol Origin: AnyObject {
    /// Removes the first stage of a derived signal; the caller is inside the domain, which both share.
    func removeDerived(_ place: Int)
}

extension SignalCore: Origin {
    fileprivate final func removeDerived(_ place: Int) {
        // A signal that has ended has released its observers. Otherwise the removal waits for its turn in the gate: the
        // stage may be running now, and no reference retains it for that. So a long chain is also taken apart in a
        // loop.
        if !isTerminated { detach(place) }
    }
}

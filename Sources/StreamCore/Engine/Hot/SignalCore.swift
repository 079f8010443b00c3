public import Synchronization

/// The state of a signal: its observers, its lifetime, and the gate that it shares with the signals derived from it.
///
/// The signal (the shell that users hold) keeps the core alive, and so does the source that feeds the core. A core ends
/// silently when its shell has been released and it has no observers.
@usableFromInline
package class SignalCore<Value, Failure: Error>: Multicast<Value, Failure>, @unchecked Sendable {  // gated by `domain`
    /// `terminated`, `shellGone` and `derived`, in one byte: signals are made by the million.
    private final var flags: UInt8 = 0
    /// Whether `SignalLabels` has a label of this signal.
    private final let isLabelled = Atomic<Bool>(false)
    /// The segment whose gate orders the events of this signal, which retains it: that of the signal it derives from,
    /// or its own, which is made when it is needed.
    @usableFromInline
    final let madeDomain: Atomic<Unmanaged<Segment>?>
    /// The segment of the stages of a derived signal, if they need one.
    private final let segment: Segment?
    /// The place of the first stage in the signal that this one derives from, which is `next` until this one ends.
    private final var place = 0

    /// Makes the core of a root signal.
    @usableFromInline
    package override init() {
        madeDomain = Atomic(nil)
        segment = nil
        super.init()
    }

    /// Makes the core of a signal derived from one of `domain`; `segment` is that of its stages, if they need one.
    init(domain: Segment, segment: Segment? = nil) {
        self.segment = segment
        madeDomain = Atomic(.passRetained(domain))
        super.init()
        flags = Self.derived
    }

    /// Makes the core of a signal derived from another signal by one stage.
    @usableFromInline
    convenience init<Input, InputFailure>(derivedFrom origin: SignalCore<Input, InputFailure>) {
        self.init(domain: origin.domain)
        takeLabel(of: origin)
    }

    deinit {
        madeDomain.load(ordering: .acquiring)?.release()
        if isLabelled.load(ordering: .relaxed) { SignalLabels.remove(self) }
    }

    private static var terminated: UInt8 { 1 }
    private static var shellGone: UInt8 { 2 }
    private static var derived: UInt8 { 4 }

    /// The segment whose gate orders the events of this signal.
    @inlinable
    final var domain: Segment { domainReference.takeUnretainedValue() }

    /// The same, for use without retaining it.
    @inlinable @inline(__always)
    final var domainReference: Unmanaged<Segment> { madeDomain.load(ordering: .acquiring) ?? makeDomain() }

    /// Whether there is a domain; a signal without one has never had an observer.
    final var hasDomain: Bool { madeDomain.load(ordering: .sequentiallyConsistent) != nil }

    final func makeDomainIfNeeded() { _ = domainReference }

    @usableFromInline @inline(never)
    final func makeDomain() -> Unmanaged<Segment> {
        let new = Unmanaged.passRetained(Segment(policy: .typed))
        let (exchanged, original) = madeDomain.compareExchange(
            expected: nil, desired: new, ordering: .sequentiallyConsistent)
        guard !exchanged, let original else { return new }
        // Another thread has been faster.
        new.release()
        return original
    }

    /// Whether the terminal event has come; read inside the domain.
    final var isTerminated: Bool { flags & Self.terminated != 0 }

    /// Whether the signal takes no more observers; read inside the domain.
    private final var isOver: Bool {
        isTerminated || ownSegment?._withUnsafeGuaranteedRef { $0.isDisposed } ?? false
    }

    /// The segment that ends with the signal, if there is one; read inside the domain.
    private final var ownSegment: Unmanaged<Segment>? {
        flags & Self.derived == 0 ? domainReference : segment.map { .passUnretained($0) }
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
    @usableFromInline
    var restarts: Bool { false }

    /// Disposes `disposable` when the signal ends.
    @usableFromInline
    final func disposeAtEnd(_ disposable: any Disposable) {
        domain.add(disposable)
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
        domainReference._withUnsafeGuaranteedRef {
            $0.enter(with: self, observation) { core, observation in core.admitInside(observation) }
        }
        return observation.disposable
    }

    private final func admitInside(_ observation: Observation<Value, Failure>) {
        if isOver { observation.interrupt() } else { observation.number = add(observation) }
    }

    /// Removes an observer in turn with the events.
    final func detach(_ observation: Observation<Value, Failure>) {
        // The number is known when the turn comes.
        domainReference._withUnsafeGuaranteedRef {
            $0.enter(with: self, observation) { core, observation in core.removeInside(observation.number) }
        }
    }

    /// Removes an observer in turn with the events.
    final func detach(_ number: Int) {
        domainReference._withUnsafeGuaranteedRef { domain in
            switch domain.gate.enter() {
            case .entered:
                removeInside(number)
                domain.gate.leave()
            case .nested: removeInside(number)
            case .busy: domain.gate.enqueue(Removal(from: self, number))
            }
        }
    }

    package override final func removeInside(_ number: Int) {
        remove(number)
        endIfUnused()
    }

    func releaseShell() {
        domainReference._withUnsafeGuaranteedRef { $0.enter(with: self, ()) { core, _ in core.noteShellGone() } }
    }

    private final func noteShellGone() {
        flags |= Self.shellGone
        endIfUnused()
    }

    private final func endIfUnused() {
        guard flags & ~Self.derived == Self.shellGone, isEmpty else { return }
        flags |= Self.terminated
        end()
    }

    // MARK: Deriving

    /// Adds the only stage of a derived signal, which hands values directly to an only observer.
    @usableFromInline
    final func attach<Output, OutputFailure>(
        feeding derived: SignalCore<Output, OutputFailure>, _ stage: Observer<Value, Failure>
    ) {
        derived.feeder = stage
        attach(stage, of: derived)
    }

    /// Adds the first stage of a derived signal; the signal shares the domain, so the stage needs no check of its own.
    final func attach<Output, OutputFailure>(
        _ stage: Observer<Value, Failure>, of derived: SignalCore<Output, OutputFailure>
    ) {
        domainReference._withUnsafeGuaranteedRef { domain in
            switch domain.gate.enter() {
            case .entered:
                attachInside(stage, of: derived)
                domain.gate.leave()
            case .nested: attachInside(stage, of: derived)
            case .busy: domain.gate.enqueue { self.attachInside(stage, of: derived) }
            }
        }
    }

    private final func attachInside<Output, OutputFailure>(
        _ stage: Observer<Value, Failure>, of derived: SignalCore<Output, OutputFailure>
    ) {
        if isOver { return stage.interrupt() }
        let place = add(stage)
        if derived.isTerminated { return removeInside(place) }
        derived.next = self
        derived.place = place
    }

    package override final func removeDerived(_ place: Int) {
        // A signal that has ended has released its observers. Otherwise the removal waits for its turn in the gate: the
        // stage may be running now, and no reference retains it for that. So a long chain is also taken apart in a
        // loop.
        if !isTerminated { detach(place) }
    }

    private final func leaveOrigin() {
        guard let origin = next else { return }
        next = nil
        unsafeDowncast(origin, to: AnyObserver.self).removeDerived(place)
    }

    private final func end() {
        ownSegment?._withUnsafeGuaranteedRef { $0.endSilently() }
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
        flags |= Self.terminated
        return true
    }
}

/// The removal of an observer that waits for its turn in the gate.
///
/// The class is not generic: to name a generic one costs as much as the allocation that it saves.
private final class Removal: Gate.Item {
    private let core: AnyObserver
    private let number: Int

    init(from core: AnyObserver, _ number: Int) {
        self.core = core
        self.number = number
    }

    override func run() { core.removeInside(number) }
}

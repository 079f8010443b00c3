public import Synchronization

/// One segment of a started chain: the resources released when it ends, and the gate that orders its events.
///
/// An operator with several inputs, or one that can emit after its upstream has ended, begins a new segment for each
/// input; every other operator shares the segment of the stage downstream. The *root* of a segment, its source, sends
/// through `send`, `complete`, `fail` and `interrupt`, which enter the gate. A stage inside the segment, which already
/// runs inside the gate, ends the segment early with `finish`. `SegmentPhase` shows the phases of a segment.
@usableFromInline
package final class Segment: Disposable, @unchecked Sendable {  // members under a lock, the rest atomic or gated
    /// The gate that orders the events of the source and the interruption.
    @usableFromInline
    package let gate: Gate
    // One byte each, side by side: segments are made by the million.
    package let policy: ChainPolicy
    @usableFromInline
    let phase: Atomic<SegmentPhase>
    /// Whether there may be members: most segments end without ever having had one, and need not look for them.
    private let hasMembers = Atomic<Bool>(false)
    /// Whether disposal asks for stack, as it does in one of several nested segments; see `StackSpace`.
    private let asksForStack = Atomic<Bool>(false)
    /// Whether the head is being called; the segment, which may hold the only reference, releases it after the call.
    @exclusivity(unchecked)  // inside the gate
    private var isCallingHead = false
    /// How many of the two objects that can end a start of work are left, or 0; see `countKeepers()`.
    private let keepers = Atomic<UInt8>(0)
    @exclusivity(unchecked)  // under the striped lock
    private var members = MemberList()
    /// The first stage of the segment, which disposal interrupts under a policy that interrupts.
    ///
    /// The code that takes the head out, disposal on any thread or the end, releases it.
    private let head = Atomic<Unmanaged<AnyObserver>?>(nil)

    /// Makes a segment.
    ///
    /// - Parameter isSettled: False if `settle()` follows; disposal waits for it.
    package init(policy: ChainPolicy, isPassthrough: Bool = false, isSettled: Bool = true) {
        self.policy = isPassthrough ? policy.passingThrough : policy
        phase = Atomic(isSettled ? .active : .attaching)
        gate = Gate(nests: policy.nests)
    }

    deinit {
        takeHead()?.release()
    }

    /// Makes a segment for an input of the operator whose output this segment carries; the child ends with this
    /// segment.
    package func makeChild() -> (child: Segment, token: MemberToken) {
        let child = Segment(policy: policy)
        return (child, add(child))
    }

    // MARK: Phases

    /// Whether values may be delivered: true until the segment is disposed or its terminal event arrives.
    @inlinable @inline(__always)
    package var isActive: Bool { phase.load(ordering: .acquiring).isActive }

    /// Whether the segment has ended, so that its clean-up has at least begun.
    @inlinable @inline(__always)
    package var isDisposed: Bool { phase.load(ordering: .acquiring) == .ended }

    @inline(__always)
    private func change(
        from expected: SegmentPhase, to next: SegmentPhase
    ) -> (exchanged: Bool, original: SegmentPhase) {
        phase.compareExchange(expected: expected, desired: next, ordering: .sequentiallyConsistent)
    }

    /// Ends the phases in which events pass; returns whether this is the first end.
    ///
    /// - Parameter yields: Whether the end is too late where disposal waits for its turn in the gate.
    private func leaveActive(for next: SegmentPhase, yieldingToDisposal yields: Bool = false) -> Bool {
        var present = SegmentPhase.active
        if policy.isPassthrough {
            present = phase.load(ordering: .acquiring)
            return present.isActive && !(yields && present == .disposing)
        }
        while true {
            let change = change(from: present, to: next)
            if change.exchanged { return true }
            present = change.original
            guard present.isActive, !(yields && present == .disposing) else { return false }
        }
    }

    /// Records that the source has been attached, and performs a disposal that came before that.
    package func settle() {
        guard case (false, .attachingDisposed) = change(from: .attaching, to: .active) else { return }
        if change(from: .attachingDisposed, to: .active).exchanged { dispose() }
    }

    // MARK: Members

    /// Disposes `member` when the segment ends, or at once if the segment has ended.
    @discardableResult
    package func add(_ member: any Disposable) -> MemberToken {
        // As in the original, a disposable that has been disposed already takes no place.
        if policy.cleansUpFirst, member.isDisposed { return .none }
        guard !isDisposed else {
            member.dispose()
            return .none
        }
        let token = StripedLock.withLock(for: self) {
            let token = members.insert(member, reusesPlaces: policy.reusesPlaces)
            hasMembers.store(true, ordering: .sequentiallyConsistent)
            return token
        }
        guard phase.load(ordering: .sequentiallyConsistent) == .ended else { return token }
        // The segment has ended meanwhile, perhaps without seeing the new member.
        cleanUp()
        return .none
    }

    /// Runs `action` when the segment ends, or at once if the segment has ended.
    @discardableResult
    package func add(_ action: @escaping () -> Void) -> MemberToken {
        guard !isDisposed else {
            action()
            return .none
        }
        return add(AnyDisposable(action))
    }

    /// Removes a member, so that a long-lived segment with short-lived members does not grow.
    package func remove(_ token: MemberToken) {
        let member = StripedLock.withLock(for: self) { members.remove(token) }
        withExtendedLifetime(member) {}
    }

    /// Sets the observer that disposal interrupts.
    ///
    /// A policy that does not interrupt ignores the call.
    package func setHead(_ observer: AnyObserver) {
        guard !policy.cleansUpFirst else { return }
        head.exchange(.passRetained(observer), ordering: .sequentiallyConsistent)?.release()
        // The segment has ended meanwhile, perhaps without seeing the new head.
        if !isActive { add { self.takeHead()?.release() } }
    }

    private func takeHead() -> Unmanaged<AnyObserver>? {
        head.exchange(nil, ordering: .sequentiallyConsistent)
    }

    // MARK: Keepers

    /// Makes the segment interrupt itself when both its handle and the input of its work have been released.
    func countKeepers() { keepers.store(2, ordering: .relaxed) }

    /// Records the release of the handle, or of the input of the work: after both, no caller can end the segment.
    func releaseKeeper() {
        guard isActive else { return }
        guard keepers.load(ordering: .relaxed) > 0 else {
            // The work goes on until a disposal, even if no other object holds the segment.
            add { withExtendedLifetime(self) {} }
            return
        }
        let (_, rest) = keepers.subtract(1, ordering: .acquiringAndReleasing)
        if rest == 0 { enter(with: self, ()) { segment, _ in segment.interruptHead() } }
    }

    // MARK: Events from the root of the segment

    /// Delivers a value, in turn with the other events.
    @inlinable @inline(__always)
    package func send<Value, Failure>(_ value: Value, to observer: Observer<Value, Failure>) {
        switch gate.enter() {
        case .entered:
            if isActive { observer.receive(value) }
            gate.leave()
        case .nested:
            if isActive { observer.receive(value) }
        case .busy:
            gate.enqueue { if self.isActive { observer.receive(value) } }
        }
    }

    /// Delivers completion, in turn with the other events, and ends the segment.
    package func complete(_ observer: AnyObserver) {
        switch gate.enter() {
        case .entered:
            finish(observer)
            gate.leave()
        case .nested: finish(observer)
        case .busy: gate.enqueue { self.finish(observer) }
        }
    }

    /// Delivers a failure, in turn with the other events, and ends the segment.
    package func fail<Value, Failure>(_ failure: Failure, _ observer: Observer<Value, Failure>) {
        switch gate.enter() {
        case .entered:
            finish(observer, failure)
            gate.leave()
        case .nested: finish(observer, failure)
        case .busy: gate.enqueue { self.finish(observer, failure) }
        }
    }

    /// Delivers interruption, in turn with the other events, and ends the segment.
    package func interrupt(_ observer: AnyObserver) {
        enter(with: self, observer) { segment, observer in segment.finishInterrupted(observer) }
    }

    /// Runs `work` inside the gate: at once if the gate is free, else on the thread of the sender inside.
    @inline(__always)
    package func enter(_ work: @escaping () -> Void) {
        gate.run(work)
    }

    /// Runs `work` inside the gate, and allocates nothing if the gate is free; `work` captures nothing.
    @inline(__always)
    package func enter<Object: AnyObject, Argument>(
        with object: Object, _ argument: Argument, _ work: @escaping (Object, Argument) -> Void
    ) {
        gate.run(with: object, argument, work)
    }

    // MARK: Events for the head, from inside the gate

    /// Calls `deliver` with the head, unless the segment has ended.
    ///
    /// The method is for a root that holds nothing of what is downstream. The segment holds the head until the segment
    /// ends. A head that ends the segment during the call is released after the call.
    @inline(__always)
    package func withHead(_ deliver: (AnyObserver) -> Void) {
        guard isActive, let head = head.load(ordering: .relaxed) else { return }
        isCallingHead = true
        head._withUnsafeGuaranteedRef(deliver)
        isCallingHead = false
        if !isActive { takeHead()?.release() }
    }

    /// Ends the segment with a terminal event, which `deliver` sends to the head; does nothing if the segment has
    /// ended.
    package func finishHead(delivering deliver: (AnyObserver) -> Void) {
        guard leaveActive(for: .terminating, yieldingToDisposal: true) else { return }
        endHead(delivering: deliver)
    }

    /// Ends the segment with interruption; does nothing if the segment has ended.
    package func interruptHead() {
        guard leaveActive(for: .terminating) else { return }
        endHead { $0.interrupt() }
    }

    private func endHead(delivering deliver: (AnyObserver) -> Void) {
        let head = takeHead()
        head?._withUnsafeGuaranteedRef(deliver)
        end(releasing: head)
    }

    // MARK: Synchronous sources

    /// Sends the elements of a sequence and completes, inside the gate from the first to the last.
    @inlinable
    package func sendAll<Values: Sequence, Failure>(
        _ values: Values, to observer: Observer<Values.Element, Failure>
    ) {
        loop {
            for value in values {
                observer.receive(value)
                guard self.continuesLoop() else { break }
            }
            self.finish(observer)
        }
    }

    /// Runs the loop of a source inside the gate, unless the segment has ended.
    @usableFromInline
    package func loop(_ body: @escaping () -> Void) {
        enter { if self.isActive { body() } }
    }

    /// Runs the work that callers have queued meanwhile (usually disposal), and returns whether the loop goes on.
    @usableFromInline
    package func continuesLoop() -> Bool {
        if gate.hasPending { gate.drain() }
        return isActive
    }

    // MARK: Ends, from inside the gate

    /// Completes `observer` and ends the segment; does nothing if the segment has ended.
    @usableFromInline
    package func finish(_ observer: AnyObserver) {
        finish { observer.complete() }
    }

    /// Fails `observer` and ends the segment; does nothing if the segment has ended.
    package func finish<Value, Failure>(_ observer: Observer<Value, Failure>, _ failure: Failure) {
        finish { observer.fail(failure) }
    }

    @inline(__always)
    private func finish(delivering deliver: () -> Void) {
        if policy.cleansUpFirst {
            guard leaveActive(for: .ended) else { return }
            if !policy.isPassthrough { cleanUp() }
            deliver()
        } else {
            guard leaveActive(for: .terminating, yieldingToDisposal: true) else { return }
            deliver()
            end()
        }
    }

    /// Interrupts `observer` and ends the segment; does nothing if the segment has ended.
    package func finishInterrupted(_ observer: AnyObserver) {
        guard leaveActive(for: .terminating) else { return }
        observer.interrupt()
        end()
    }

    /// Ends the segment.
    ///
    /// Under the typed policy the first stage is interrupted, in turn with the events, and then resources are released.
    /// Under the dynamic policy resources are released at once, and no event is sent.
    @usableFromInline
    package func dispose() {
        var present = phase.load(ordering: .acquiring)
        if present == .attaching {
            let change = change(from: .attaching, to: .attachingDisposed)
            if change.exchanged { return }
            present = change.original
        }
        guard present.isActive, present != .attachingDisposed else { return }
        if policy.cleansUpFirst {
            if phase.exchange(.ended, ordering: .sequentiallyConsistent) != .ended { cleanUp() }
            return
        }
        switch gate.enter() {
        case .entered:
            interruptHead()
            gate.leave()
        case .nested: interruptHead()
        case .busy:
            _ = change(from: .active, to: .disposing)
            gate.enqueue { self.interruptHead() }
        }
    }

    /// Ends the segment without an event, because no observer is left.
    package func endSilently() {
        guard leaveActive(for: .terminating) else { return }
        end()
    }

    private func end() {
        end(releasing: isCallingHead ? nil : takeHead())
    }

    private func end(releasing head: Unmanaged<AnyObserver>?) {
        phase.store(.ended, ordering: .sequentiallyConsistent)
        head?.release()
        cleanUp()
    }

    private func cleanUp() {
        // Either this load sees the member that `add` inserts, or `add` sees that the segment has ended.
        guard hasMembers.load(ordering: .sequentiallyConsistent) else { return }
        if asksForStack.load(ordering: .relaxed) {
            StackSpace.ensure { disposeMembers() }
        } else {
            disposeMembers()
        }
    }

    /// Makes disposal ask for stack; for segments that are nested deeply.
    package func askForStack() {
        asksForStack.store(true, ordering: .relaxed)
    }

    private func disposeMembers() {
        var taken = StripedLock.withLock(for: self) { members.takeAll() }
        taken.disposeAll()
    }
}

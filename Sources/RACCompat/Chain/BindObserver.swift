import StreamCore
import Synchronization

/// One subscription of an operator that the original derives from `bind`: map, filter, take, flattenMap and so on.
///
/// `bind` counts the open inputs: the source, and every signal that the block returned. Completion waits until the
/// count is zero, so a source that completes while one of its values is being delivered completes after that value. A
/// returned signal of one value is delivered in place; it is subscribed to only when there is no current scheduler.
///
/// The source sends one value at a time, and its values need no gate as long as no other input sends into the output.
/// When the source hands its first value to the shared background scheduler, that value arrives on another thread; from
/// then on, all events take their turn in the gate of the output.
class BindObserver: DynamicObserver, @unchecked Sendable {  // counts are atomic; values arrive one at a time
    let output: Output
    /// The open subscriptions, which are disposed when the operator ends.
    final let open: Segment
    /// The subscription to the source, which `sourceToken` identifies among the open subscriptions.
    private let source = Segment(policy: .dynamic, isSettled: false)
    private let sourceToken: MemberToken
    final let count = Atomic<Int>(1)
    /// How many values of the source are being delivered, one inside the other.
    ///
    /// These deliveries are open, too, but not in `count` as long as the source goes on. Only the source changes this
    /// number, inside its gate, so that a value needs no atomic operation. The same is true of the flags below.
    @exclusivity(unchecked)  // inside the gate of the source
    private var deliveries = 0
    /// Whether the values of the source are delivered without the output's gate, and without being in `count`.
    @exclusivity(unchecked)  // inside the gate of the source
    private var isInPlace = true
    /// Whether deliveries are in `count`, because the source ended during a delivery.
    @exclusivity(unchecked)  // inside the gate of the source
    private var countsDeliveries = false
    /// Whether the source was stopped while a value was on its way through the shared background scheduler.
    ///
    /// As in the original, a stopped source goes on until its subscription is known, and its own end is counted a
    /// second time; this shows when a returned signal has not ended by then. When this flag is true, the source's own
    /// end is not counted, so that no value is lost to a race of threads.
    @exclusivity(unchecked)  // inside the gate of the source
    private var ignoresEnd = false
    /// Whether the source is no longer among the open subscriptions, where another may have its place.
    ///
    /// The end of a source that was stopped before its subscription was known is counted again.
    @exclusivity(unchecked)  // inside the gate of the source
    private var isSourceRemoved = false
    /// Whether a returned signal was handed to the shared background scheduler, which subscribes to it.
    @exclusivity(unchecked)  // inside the gate of the source
    private var hasHandedOver = false
    /// Whether the gate of the output was entered on behalf of a delivery in place that had begun before.
    @exclusivity(unchecked)  // inside the gate of the source
    private var holdsGate = false

    init(_ output: Output) {
        self.output = output
        open = Segment(policy: .dynamic)
        sourceToken = open.add(source)
        super.init()
    }

    deinit { source.dispose() }

    /// Subscribes to the source; the returned disposable is disposed with the operator's subscription.
    final func subscribe(to signal: RACSignal) -> any Disposable {
        let open = open
        let source = source
        signal.attach(self, source)
        source.settle()
        return open
    }

    // MARK: What subclasses call for each value

    /// Whether values are still wanted.
    @inline(__always)
    final var isOpen: Bool { open.isActive }

    /// Sends one value, as if the block had returned a signal of it.
    @inline(__always)
    final func emit(_ value: Any?) {
        guard isInPlace, CurrentScheduler.pointer() != nil else { return emitInTurn(value) }
        deliveries += 1
        if output.segment.isActive { output.observer.receive(value) }
        if isInPlace { deliveries -= 1 } else { endDeliveryInPlace() }
    }

    @inline(never)
    private final func emitInTurn(_ value: Any?) {
        if RACScheduler.hasCurrentScheduler {
            deliver(value)
        } else {
            // The original subscribes to a signal of this value, and that subscription moves to the shared background
            // scheduler.
            flatten(RACSignal.return(value))
        }
    }

    /// Delivers a value in its turn.
    ///
    /// A function of its own, so that recursion through `flatten` takes less stack.
    @inline(never)
    private final func deliver(_ value: Any?) {
        deliveries += 1
        if countsDeliveries { count.add(1, ordering: .relaxed) }
        output.sendNext(value)
        endDelivery()
    }

    @inline(__always)
    private final func endDelivery() {
        deliveries -= 1
        if countsDeliveries, count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { finish() }
    }

    /// Ends a delivery in place during which the source has ended, or has handed over a value.
    @inline(never)
    private final func endDeliveryInPlace() {
        endDelivery()
        guard holdsGate, deliveries == 0 else { return }
        holdsGate = false
        output.segment.gate.leave()
    }

    /// Sends the value that a block returned, without the optionals hidden inside it.
    @inline(__always)
    final func emitResult(_ value: Any?) {
        if mayHideOptional(value) { emitFlattened(value) } else { emit(value) }
    }

    @inline(never)
    private final func emitFlattened(_ value: Any?) { emit(flattened(value)) }

    /// Subscribes to a signal that the block returned.
    final func flatten(_ signal: RACSignal) {
        if RACScheduler.hasCurrentScheduler {
            if let immediate = signal as? RACReturnSignal { return deliver(immediate.value) }
        } else if !hasHandedOver {
            beginHandingOver()
        }
        count.add(1, ordering: .relaxed)
        let inner = Segment(policy: .dynamic, isSettled: false)
        let token = open.add(inner)
        signal.attach(BindInput(self, inner, token), inner)
        inner.settle()
    }

    /// Makes all later events take their turn in the gate, also when a delivery in place is under way further down the
    /// stack.
    ///
    /// That delivery has a current scheduler and this call has none, as in a block that the main queue runs on another
    /// queue and waits for.
    private final func beginHandingOver() {
        hasHandedOver = true
        if isInPlace, deliveries > 0, case .entered = output.segment.gate.enter() { holdsGate = true }
        isInPlace = false
    }

    /// Ends the source, as if the block had returned nil or set `stop`.
    final func stop() {
        source.dispose()
        guard !ignoresEnd else { return }
        ignoresEnd = hasHandedOver
        completeSource()
    }

    // MARK: The ends

    override func fail(_ failure: RACFailure) {
        open.dispose()
        output.sendError(failure.error)
    }

    override func complete() {
        if !ignoresEnd { completeSource() }
    }

    private final func completeSource() {
        if deliveries > 0, !countsDeliveries {
            count.add(deliveries, ordering: .relaxed)
            countsDeliveries = true
            isInPlace = false
        }
        let token = isSourceRemoved ? .none : sourceToken
        isSourceRemoved = true
        complete(token)
    }

    final func complete(_ token: MemberToken) {
        if count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            finish()
        } else {
            open.remove(token)
        }
    }

    private final func finish() {
        output.sendCompleted()
        open.dispose()
    }
}

/// Sends on the events of a signal that the block returned.
///
/// When nobody can send to the observer any more, the observer is released and disposes the subscription; see
/// `BlockObserver`.
private final class BindInput: DynamicObserver, @unchecked Sendable {  // immutable
    private let bind: BindObserver
    private let subscription: Segment
    private let token: MemberToken

    init(_ bind: BindObserver, _ subscription: Segment, _ token: MemberToken) {
        self.bind = bind
        self.subscription = subscription
        self.token = token
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) { bind.output.sendNext(value) }
    override func fail(_ failure: RACFailure) { bind.fail(failure) }
    override func complete() { bind.complete(token) }
}

extension RACSignal {
    /// Returns the signal of an operator that is derived from `bind`.
    func bound(_ makeObserver: @escaping (Output) -> BindObserver) -> RACSignal {
        RACDynamicSignal(.bind(self, makeObserver))
    }
}

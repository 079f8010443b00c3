import StreamCore
import Synchronization

/// One subscription of an operator that the original derives from `bind`: map, filter, take, flattenMap and so on.
///
/// `bind` counts what is open: the source, and every signal the block returned. Completion waits until the count is
/// zero, so a source that completes while one of its values is being delivered completes after that value. A returned
/// signal of one value is delivered in place; it is subscribed to only where no current scheduler would take it.
///
/// The source sends one value at a time, and what it sends needs no gate as long as nobody else sends into the output.
/// That lasts until the first value is handed to the shared background scheduler, by the source itself: what is handed
/// over arrives on another thread, so everything takes its turn in the gate of the output from then on.
class BindObserver: DynamicObserver, @unchecked Sendable {  // counts are atomic; values arrive one at a time
    let output: Output
    /// What is open: disposed when all is over.
    private let open: Segment
    /// The subscription to the source, and its place among what is open.
    private let source = Segment(policy: .dynamic, isSettled: false)
    private let sourceToken: MemberToken
    private let count = Atomic<Int>(1)
    /// How many values of the source are being delivered, one inside the other.
    ///
    /// They are open, too, but not in `count` as long as the source goes on. Only the source comes here, inside its
    /// gate, so that a value needs no atomic operation. That is true of the other flags, too.
    @exclusivity(unchecked)  // inside the gate of the source
    private var deliveries = 0
    /// Whether the values of the source are delivered without the output's gate, and without being in `count`.
    @exclusivity(unchecked)  // inside the gate of the source
    private var isInPlace = true
    /// Whether deliveries are in `count`: since the source ended during one.
    @exclusivity(unchecked)  // inside the gate of the source
    private var countsDeliveries = false
    /// Whether the source has been stopped with a value on its way through the shared background scheduler.
    ///
    /// Until its subscription is known a source goes on all the same, and its own end counts as well: so it was in the
    /// original, and shows where a returned signal has not ended by then. But no value is lost to a race of threads.
    @exclusivity(unchecked)  // inside the gate of the source
    private var ignoresEnd = false
    /// Whether a returned signal was handed to the shared background scheduler, which subscribes to it.
    @exclusivity(unchecked)  // inside the gate of the source
    private var hasHandedOver = false
    /// Whether the gate of the output was entered for a delivery in place that had begun before.
    @exclusivity(unchecked)  // inside the gate of the source
    private var holdsGate = false

    init(_ output: Output) {
        self.output = output
        open = Segment(policy: .dynamic)
        sourceToken = open.add(source)
        super.init()
    }

    deinit { source.dispose() }

    /// Subscribes to the source; what this returns is disposed with the operator's subscription.
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
            // The original subscribes to a signal of this value, and that moves to the shared background scheduler.
            flatten(RACSignal.return(value))
        }
    }

    /// Delivers a value in its turn; a function of its own, so that recursion through `flatten` takes less of the stack.
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

    /// Sends what a block returned, an optional that hides inside it unwrapped.
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

    /// Has all that follows take its turn, also where a delivery in place is under way further down this stack: with a
    /// current scheduler there and none here, as in a block that the main queue runs on another queue and waits for.
    private final func beginHandingOver() {
        hasHandedOver = true
        if isInPlace, deliveries > 0, case .entered = output.segment.gate.enter() { holdsGate = true }
        isInPlace = false
    }

    /// Ends the source, as if the block had returned nil or asked to stop.
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
        complete(sourceToken)
    }

    fileprivate final func complete(_ token: MemberToken) {
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

/// Hands on what a signal that the block returned sends.
///
/// When nobody can send to it any more it is released, and then it disposes the subscription; see `BlockObserver`.
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
    /// Makes the signal of an operator that is derived from `bind`.
    func bound(_ makeObserver: @escaping (Output) -> BindObserver) -> RACSignal {
        .operation { output in makeObserver(output).subscribe(to: self) }
    }
}

import Synchronization

/// The only input of an operator that begins a new segment: disposal of the output interrupts it, and then the output.
///
/// The input interrupts the output when it is itself interrupted. So disposal reaches an operator upstream that
/// delivers interruption elsewhere. By default the output ends with the input.
package class FollowingInput<Input, Output, Failure: Error>: SegmentInput<Input, Output, Failure>, OutputOwner,
    @unchecked Sendable  // atomic, or set before others can see it
{
    /// Whether the output was disposed: any end of the input is then delivered as interruption, once.
    private let isOutputDisposed = Atomic<Bool>(false)
    private let isInterruptionDelivered = Atomic<Bool>(false)
    /// The segment of the input; set before the output can be disposed of.
    @exclusivity(unchecked)  // set before the output can be disposed of
    private final var child: Segment?

    package override func fail(_ failure: Failure) {
        if !endsDisposedOutput() { segment.fail(failure, downstream) }
    }

    package override func complete() {
        if !endsDisposedOutput() { segment.complete(downstream) }
    }

    package override func interrupt() {
        if !endsDisposedOutput() { segment.interrupt(downstream) }
    }

    /// Attaches to the only input of the operator, which disposal of the output interrupts.
    ///
    /// Disposal therefore reaches an operator upstream that delivers interruption on another thread.
    package final func attach(to source: Source<Input, Failure>) {
        attach(to: source, segment.makeChild().child)
    }

    /// Attaches to the only input of the operator in a segment of the caller, so that the caller can end the input
    /// alone.
    package final func attach(to source: Source<Input, Failure>, _ child: Segment) {
        self.child = child
        segment.setHead(OutputHead(self))
        source.attach(self, child)
    }

    final func outputDisposed() {
        isOutputDisposed.store(true, ordering: .sequentiallyConsistent)
        // An input that has meanwhile ended on another thread interrupts nothing, so this delivers the interruption.
        if let child, child.isActive { child.dispose() } else { deliverInterruption() }
    }

    private func endsDisposedOutput() -> Bool {
        guard isOutputDisposed.load(ordering: .sequentiallyConsistent) else { return false }
        deliverInterruption()
        return true
    }

    private func deliverInterruption() {
        guard !isInterruptionDelivered.exchange(true, ordering: .acquiringAndReleasing) else { return }
        segment.enter { self.downstream.interrupt() }
    }
}

/// A following input that hands values on as they are.
package final class PassingFollowingInput<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    package override func receive(_ value: Value) { forward(value) }
}

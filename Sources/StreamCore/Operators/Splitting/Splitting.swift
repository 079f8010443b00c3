/// The input of an operator that cuts a stream into parts: groups, windows, buffers.
///
/// All work is done inside the gate of the output, which also orders the events of the parts. The gate serves beyond
/// the end of the output: substreams that are observed, or still can be, keep the input running.
class Splitting<Input, Output, Failure: Error>: Observer<Input, Failure>, OutputOwner,
    @unchecked Sendable  // gated
{
    /// The segment of the output.
    final let segment: Segment
    final let input = SharedInput()
    /// The first stage of the output; nil after the output has ended, because downstream objects may hold substreams.
    @exclusivity(unchecked)  // inside the gate
    private final var output: Observer<Output, Failure>?

    init(_ output: Observer<Output, Failure>, _ segment: Segment) {
        self.segment = segment
        self.output = output
        super.init()
    }

    final func attach(to source: Source<Input, Failure>) {
        segment.setHead(OutputHead(self))
        segment.add { self.outputEnded() }
        guard input.segment.isActive else { return }
        begin()
        source.attach(self, input.segment)
    }

    // MARK: For subclasses

    /// Sends a part, from inside the gate.
    @inline(__always)
    final func forward(_ part: Output) {
        if segment.isActive { output.unsafelyUnwrapped.receive(part) }
    }

    /// Prepares for the input, before the input is started.
    func begin() {}

    /// Ends the open parts, inside the gate, before the output ends in the same way.
    func finishParts(_ termination: Termination<Failure>) {}

    /// Interrupts the output, which is being disposed.
    func interruptOutput(_ output: Observer<Output, Failure>) { output.interrupt() }

    // MARK: Ends

    final override func fail(_ failure: Failure) { end(.failed(failure)) }
    final override func complete() { end(.completed) }
    final override func interrupt() { end(.interrupted) }

    /// Ends the parts and the output with the terminal event of the input.
    final func end(_ termination: Termination<Failure>) {
        segment.enter {
            self.finishParts(termination)
            guard let output = self.output else { return }
            switch termination {
            case .failed(let failure): self.segment.finish(output, failure)
            case .completed: self.segment.finish(output)
            case .interrupted: self.segment.finishInterrupted(output)
            }
        }
    }

    /// Interrupts only the output: open parts continue.
    final func outputDisposed() {
        if let output { interruptOutput(output) }
    }

    private final func outputEnded() {
        segment.enter { self.output = nil }
        input.endInterest()
    }
}

/// The input of an operator that cuts a stream into parts: groups, windows, buffers.
///
/// All of its work is done inside the gate of the output, which orders the events of the parts as well, also after the
/// output has ended: substreams that are observed, or still can be, keep the input running.
class Splitting<Input, Output, Failure: Error>: Observer<Input, Failure>, OutputOwner,
    @unchecked Sendable  // gated
{
    /// The segment of the output.
    final let segment: Segment
    final let input = SharedInput()
    /// The first stage of the output, until that has ended: what is downstream may hold substreams.
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

    /// Prepares for the input, before that is started.
    func begin() {}

    /// Ends the parts that are open, inside the gate, before the output ends in the same way.
    func finishParts(_ termination: Termination<Failure>) {}

    /// Interrupts the output, which is being disposed.
    func interruptOutput(_ output: Observer<Output, Failure>) { output.interrupt() }

    // MARK: Ends

    final override func fail(_ failure: Failure) { end(.failed(failure)) }
    final override func complete() { end(.completed) }
    final override func interrupt() { end(.interrupted) }

    /// Ends everything as the input has ended.
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

    /// Interrupts nothing but the output: parts that are open go on.
    final func outputDisposed() {
        if let output { interruptOutput(output) }
    }

    private final func outputEnded() {
        segment.enter { self.output = nil }
        input.endInterest()
    }
}

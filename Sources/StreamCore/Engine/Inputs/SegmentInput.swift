/// An input of an operator that begins a segment: its events enter the output through the output's gate.
///
/// By default the output ends with the input; subclasses override the methods that differ.
package class SegmentInput<Input, Output, Failure: Error>: Observer<Input, Failure>, @unchecked Sendable {  // immutable
    /// The segment of the output.
    package final let segment: Segment

    package init(_ downstream: Observer<Output, Failure>, _ segment: Segment) {
        self.segment = segment
        super.init(next: downstream)
    }

    /// The first stage of the output.
    package final var downstream: Observer<Output, Failure> {
        @inline(__always) get { unsafeDowncast(next.unsafelyUnwrapped, to: Observer<Output, Failure>.self) }
    }

    /// Sends a value to the output, in turn with the other events.
    @inline(__always)
    package final func forward(_ value: Output) { segment.send(value, to: downstream) }

    package override func fail(_ failure: Failure) { segment.fail(failure, downstream) }
    package override func complete() { segment.complete(downstream) }

    /// Interrupts the output, unless the output has ended and so has disposed of its inputs.
    package override func interrupt() { if segment.isActive { segment.interrupt(downstream) } }
}

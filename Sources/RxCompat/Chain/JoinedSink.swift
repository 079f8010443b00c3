package import StreamCore

/// The sink of an operator with several inputs, which take turns in the sink's gate.
///
/// An event that is sent from inside a delivery is delivered at once. An event that another thread sends meanwhile is
/// delivered by the thread inside the gate.
package class JoinedSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {  // see Subscriber
    package final let gate: Gate

    /// Makes a sink.
    ///
    /// - Parameter nests: Whether an event that is sent from inside a delivery is delivered at once; otherwise it
    ///   is delivered after that delivery.
    package init(_ downstream: Receiver<Output>, nests: Bool) {
        gate = Gate(nests: nests)
        super.init(downstream)
    }

    package override init(_ downstream: Receiver<Output>) {
        gate = Gate(nests: true)
        super.init(downstream)
    }

    /// Runs a closure in the gate.
    package final func inTurn(_ work: @escaping () -> Void) { gate.run(work) }
}

/// An input of an operator, whose events are handled inside the gate of the operator's sink.
package class JoinedInput<Input, SinkInput, Output>: Subscriber<Input>, @unchecked Sendable {  // see Subscriber
    package final let sink: JoinedSink<SinkInput, Output>

    package init(_ sink: JoinedSink<SinkInput, Output>) {
        self.sink = sink
        super.init(before: sink)
    }

    /// Handles a value, inside the gate.
    package func handle(_ value: Input) {}

    /// Handles an error, inside the gate; by default, the error ends the operator.
    package func handle(error: any Error) { sink.end(with: error) }

    /// Handles completion, inside the gate.
    package func handleCompletion() {}

    package final override func receive(_ value: Input) {
        switch sink.gate.enter() {
        case .entered:
            handle(value)
            sink.gate.leave()
        case .nested: handle(value)
        case .busy: sink.gate.enqueue { [self] in handle(value) }
        }
    }

    package final override func fail(_ failure: any Error) { sink.inTurn { [self] in handle(error: failure) } }
    package final override func complete() { sink.inTurn { [self] in handleCompletion() } }
}

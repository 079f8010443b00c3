import StreamCore

/// The sink of an operator with further senders besides its input, such as timers, which take turns with the input.
package class SourceSink<Input, Output>: JoinedSink<Input, Output>, @unchecked Sendable {  // see Subscriber
    /// Handles a value, inside the gate.
    package func handle(_ value: Input) {}

    /// Handles an error, inside the gate; by default, the error ends the operator.
    package func handle(error: any Error) { end(with: error) }

    /// Handles completion, inside the gate; by default, completion ends the operator.
    package func handleCompletion() { end() }

    package override final func receive(_ value: Input) {
        switch gate.enter() {
        case .entered:
            handle(value)
            gate.leave()
        case .nested: handle(value)
        case .busy: gate.enqueue { [self] in handle(value) }
        }
    }

    package override final func fail(_ failure: any Error) { inTurn { [self] in handle(error: failure) } }
    package override final func complete() { inTurn { [self] in handleCompletion() } }
}

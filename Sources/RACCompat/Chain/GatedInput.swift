import StreamCore

/// An input of an operator with several inputs; its events are handled inside the gate of the operator's output.
class GatedInput: DynamicObserver, @unchecked Sendable {  // state is that of the operator
    final let output: Output
    private final let subscription: Segment

    init(_ output: Output, _ subscription: Segment) {
        self.output = output
        self.subscription = subscription
        super.init()
    }

    deinit { subscription.dispose() }

    /// Handles a value, inside the gate.
    func handle(_ value: Any?) {}

    /// Handles completion, inside the gate.
    func handleCompletion() {}

    final override func receive(_ value: Any?) {
        let segment = output.segment
        // The gate is entered by hand, as in `RACSubject`.
        switch segment.gate.enter() {
        case .entered:
            handle(value)
            segment.gate.leave()
        case .nested: handle(value)
        case .busy: segment.gate.enqueue { [self] in handle(value) }
        }
    }

    override func fail(_ failure: RACFailure) { output.sendError(failure.error) }

    final override func complete() {
        output.segment.enter { [self] in handleCompletion() }
    }
}

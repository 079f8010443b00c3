import StreamCore

/// Walks along the results of an operation on the values of a sequence.
final class StepWalk: OperatorWalk {
    private let operation: BindOperation

    init(_ operation: BindOperation) {
        self.operation = operation
        super.init()
    }

    override func step(_ value: Any?) -> BindStep {
        var replaced: Any?
        let step = operation.step(value, &replaced)
        release(replaced)
        return step
    }
}

extension RACSequence {
    /// Applies an operation, whose state belongs to the returned sequence.
    final func stepping(_ operation: BindOperation) -> RACSequence { applying(StepWalk(operation)) }
}

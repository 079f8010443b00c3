import StreamCore

/// What an operator makes of one value.
enum BindStep {
    /// It goes on with this result.
    case value(Any?)
    /// It ends after this result.
    case last(Any?)
    /// The value has no result.
    case nothing
    /// It ends at once.
    case end
}

/// An operator that the original derives from `bind` for signals and sequences alike: at most one result for each value.
///
/// An object serves one subscription to a signal, or one walk along a sequence. Delivery is not its concern: see
/// `StepObserver` and `StepWalk`.
class BindOperation {
    /// Decides about the next value.
    func step(_ value: Any?) -> BindStep { .nothing }

    /// Takes away the value that the last step has replaced, which may call back when it is released.
    func takeReplaced() -> Any? { nil }
}

/// Sends the results of an operation on the values of a signal.
final class StepObserver<Operation: BindOperation>: BindObserver, @unchecked Sendable {  // see BindObserver
    private let operation: Operation

    init(_ output: Output, _ operation: Operation) {
        self.operation = operation
        super.init(output)
    }

    override func receive(_ value: Any?) {
        guard isOpen else { return }
        switch operation.step(value) {
        case .value(let result):
            // It is released after the delivery: its `deinit` may send.
            let replaced = operation.takeReplaced()
            emit(result)
            release(replaced)
        case .last(let result):
            emit(result)
            stop()
        case .nothing: break
        case .end: stop()
        }
    }
}

extension RACSignal {
    /// Applies an operation, made anew for every subscription.
    @inline(__always)
    func stepping<Operation: BindOperation>(_ makeOperation: @escaping () -> Operation) -> RACSignal {
        bound { output in StepObserver(output, makeOperation()) }
    }
}

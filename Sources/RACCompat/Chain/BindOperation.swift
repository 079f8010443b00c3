import StreamCore

/// The decision of an operator about one value.
enum BindStep {
    /// The value passes.
    ///
    /// This case is cheaper than the value as a `result`.
    case pass
    /// The value passes, and the operator ends after it.
    case passLast
    /// The result is sent in the place of the value.
    case result(Any?)
    /// The value has no result.
    case nothing
    /// The operator ends at once, without a result for the value.
    case end
}

/// An operator that the original derives from `bind` for signals and sequences, with at most one result for each value.
///
/// Each operation serves one subscription to a signal, or one walk along a sequence. `StepObserver` and `StepWalk`
/// deliver its results.
///
/// `map` and `filter` use no operation: they have observers and walks of their own, which saves some 190 and 90
/// instructions a value.
class BindOperation {
    /// Decides about the next value.
    ///
    /// - Parameter replaced: Receives a value that the operation no longer keeps. The caller releases that value after
    ///   the delivery, because its `deinit` may send.
    func step(_ value: Any?, _ replaced: inout Any?) -> BindStep { .nothing }
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
        var replaced: Any?
        switch operation.step(value, &replaced) {
        case .pass: emit(value)
        case .passLast:
            emit(value)
            stop()
        case .result(let result): emit(result)
        case .nothing: break
        case .end: stop()
        }
        release(replaced)
    }
}

extension RACSignal {
    /// Applies an operation, which is made anew for every subscription.
    @inline(__always)
    func stepping<Operation: BindOperation>(_ makeOperation: @escaping () -> Operation) -> RACSignal {
        bound { output in StepObserver(output, makeOperation()) }
    }
}

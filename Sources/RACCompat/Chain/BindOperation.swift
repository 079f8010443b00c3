import StreamCore

/// What an operator makes of one value.
enum BindStep {
    /// The value passes. To say so is cheaper than to return it as a result.
    case pass
    /// The value passes, and the operator ends after it.
    case passLast
    /// This is sent in the place of the value.
    case result(Any?)
    /// The value has no result.
    case nothing
    /// It ends at once.
    case end
}

/// An operator that the original derives from `bind` for signals and sequences alike: at most one result for each value.
///
/// An object serves one subscription to a signal, or one walk along a sequence. Delivery is not its concern: see
/// `StepObserver` and `StepWalk`.
///
/// `map` and `filter` do without: they have observers and walks of their own, which saves some 190 and 90 instructions a value.
class BindOperation {
    /// Decides about the next value.
    ///
    /// - Parameter replaced: Takes a value that the operation keeps no longer. The caller releases it after the delivery,
    ///   because its `deinit` may send.
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
    /// Applies an operation, made anew for every subscription.
    @inline(__always)
    func stepping<Operation: BindOperation>(_ makeOperation: @escaping () -> Operation) -> RACSignal {
        bound { output in StepObserver(output, makeOperation()) }
    }
}

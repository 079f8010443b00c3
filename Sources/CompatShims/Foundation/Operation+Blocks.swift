public import Foundation

/// Returns a closure whose captures the compiler does not check, for an API that may call it on another thread.
///
/// Objective-C did not check what a block captures. Only one thread at a time may use it.
///
/// ```swift
/// timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: unchecked { _ in self.count += 1 })
/// ```
/// - Parameter closure: The closure.
public func unchecked<each Parameter, Result>(
    _ closure: @escaping (repeat each Parameter) -> Result
) -> @Sendable (repeat each Parameter) -> Result {
    nonisolated(unsafe) let closure = closure
    return { (values: repeat each Parameter) in closure(repeat each values) }
}

// What a block captures may be used by several threads, as in Objective-C.
extension BlockOperation {
    /// Makes an operation that runs a block whose captures the compiler does not check, as Objective-C did not.
    ///
    /// - Parameter block: Called once, on a thread of the queue that runs the operation.
    public static func unchecked(_ block: @escaping () -> Void) -> BlockOperation {
        nonisolated(unsafe) let block = block
        return BlockOperation { block() }
    }
}

extension OperationQueue {
    /// Adds an operation that runs a block whose captures the compiler does not check, as Objective-C did not.
    ///
    /// ```swift
    /// var names: [String] = []
    /// queue.addUncheckedOperation { names.append("Ann") }
    /// queue.waitUntilAllOperationsAreFinished()
    /// ```
    /// - Parameter block: Called once, on a thread of the queue.
    public func addUncheckedOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation.unchecked(block)) }
}

public import Foundation

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

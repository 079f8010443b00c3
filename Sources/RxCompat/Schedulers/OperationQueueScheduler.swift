public import Foundation
import StreamCore

/// Runs actions in an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // immutable
    /// The queue.
    public let operationQueue: OperationQueue
    /// The priority of the operations.
    public let queuePriority: Operation.QueuePriority

    /// Makes a scheduler of a queue.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs an action in the queue.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        let work = UncheckedSendable {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        if let queues = VirtualQueues.current {
            queues.add(on: operationQueue === OperationQueue.main ? .main : .background("operations")) { work.value() }
            return cancel
        }
        let operation = BlockOperation { work.value() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }
}

extension RxError: LocalizedError {
    /// A sentence that describes the error.
    public var errorDescription: String? { debugDescription }
}

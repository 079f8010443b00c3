public import Foundation
import StreamCore

/// Runs each action as an operation of a queue.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // immutable
    /// The queue.
    public let operationQueue: OperationQueue
    /// The priority of the operations.
    public let queuePriority: Operation.QueuePriority

    /// Makes a scheduler that runs its actions on a queue.
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
            add(work, to: queues)
            return cancel
        }
        let operation = BlockOperation { work.value() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return cancel
    }

    /// Adds an action to the virtual queues, whose turns serve the waiting actions of an operation queue by priority.
    private func add(_ action: UncheckedSendable<() -> Void>, to queues: VirtualQueues) {
        let key = [ObjectIdentifier(queues), ObjectIdentifier(operationQueue)]
        let priority = queuePriority.rawValue
        waitingActions.withLock { waiting in
            let place = waiting[key]?.firstIndex { $0.priority < priority } ?? waiting[key]?.endIndex
            waiting[key, default: []].insert(WaitingAction(priority: priority, run: action), at: place ?? 0)
        }
        queues.add(on: place) {
            let next = waitingActions.withLock { waiting in
                defer { if waiting[key]?.isEmpty == true { waiting[key] = nil } }
                return waiting[key]?.removeFirst().run
            }
            next?.value()
        }
    }

    /// The virtual queue that runs the actions in a virtual world.
    private var place: VirtualQueues.Place {
        guard let queue = operationQueue.underlyingQueue else { return .background("operations") }
        return MainQueue.isMain(queue) ? .main : .background(queue.label)
    }
}

/// An action that waits in a virtual world.
private struct WaitingAction: Sendable {
    let priority: Int
    let run: UncheckedSendable<() -> Void>
}

/// The actions that wait in virtual worlds, by world and operation queue; the action that runs first is at the start.
private let waitingActions = Guarded<[[ObjectIdentifier]: [WaitingAction]]>([:])

extension RxError: LocalizedError {
    /// A sentence that describes the error.
    public var errorDescription: String? { debugDescription }
}

package import Dispatch

/// Answers "am I on the main queue?" by a mark on the queue, which holds under `dispatchMain()` too.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, or on a queue that targets it.
    package static var isCurrent: Bool { VirtualQueues.isOnMain ?? isReallyCurrent }

    /// Whether the caller runs on the main queue of the process, virtual queues or not.
    package static var isReallyCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

    /// Whether a queue is the main queue; `===` does not work, because every use of the main queue makes an object.
    package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

    /// Runs work on the main queue; on the virtual one if the caller, or else `origin`, belongs to one.
    package static func async(in origin: VirtualQueues? = nil, _ work: @escaping @Sendable () -> Void) {
        guard let queues = VirtualQueues.current(or: origin) else { return DispatchQueue.main.async(execute: work) }
        queues.add(on: .main, work)
    }
}

extension MainQueue {
    /// Calls `body` as code of the main actor; the caller is on the main queue.
    ///
    /// A virtual main queue is run by the test; code of the main actor takes part if the test is of the main actor too.
    static func assumeIsolated<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        require(
            VirtualQueues.isOnMain == nil || isReallyCurrent,
            "Code of the main actor was reached in a virtual world that is run elsewhere: mark the test @MainActor.")
        return MainActor.assumeIsolated(body)
    }
}

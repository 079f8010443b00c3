import Dispatch

/// Answers "am I on the main queue?" by a mark on the queue, which holds under `dispatchMain()` too.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, or on a queue that targets it.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

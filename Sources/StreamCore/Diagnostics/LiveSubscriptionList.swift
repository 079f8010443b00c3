/// The subscriptions that one tracker knows to be alive.
final class LiveSubscriptionList: @unchecked Sendable {  // guarded by the lock
    private let lock = Lock()
    private var subscriptions: [Int: LiveSubscription] = [:]

    var count: Int { lock.withLock { subscriptions.count } }

    /// All of them, in the order in which they began.
    var all: [LiveSubscription] {
        lock.withLock { Array(subscriptions.values) }.sorted { $0.number < $1.number }
    }

    func insert(_ subscription: LiveSubscription) {
        lock.withLock { subscriptions[subscription.number] = subscription }
    }

    func remove(_ number: Int) {
        lock.withLock { _ = subscriptions.removeValue(forKey: number) }
    }
}

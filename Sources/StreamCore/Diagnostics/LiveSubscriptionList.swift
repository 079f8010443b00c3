/// The subscriptions that one tracker knows to be alive.
final class LiveSubscriptionList: Sendable {
    private let subscriptions = Guarded<[Int: LiveSubscription]>([:])

    var count: Int { subscriptions.withLock { $0.count } }

    /// All subscriptions of the list, in the order in which they began.
    var all: [LiveSubscription] {
        subscriptions.withLock { Array($0.values) }.sorted { $0.number < $1.number }
    }

    func insert(_ subscription: LiveSubscription) {
        subscriptions.withLock { $0.updateValue(subscription, forKey: subscription.number) }
    }

    func remove(_ number: Int) {
        subscriptions.withLock { $0.removeValue(forKey: number) }
    }
}

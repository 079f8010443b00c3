import Foundation
import StreamCore

/// The times at which the subscriptions to a source began and ended.
final class SubscriptionLog: Sendable {
    private struct State {
        var subscriptions: [Subscription] = []
        /// The subscribers of open subscriptions, by the index of the subscription.
        ///
        /// A source without an end is an unanswered request: the source retains its subscriber until the subscriber
        /// unsubscribes.
        var subscribers: [Int: AnyObject] = [:]
        var allowsOpen = false
    }

    let name: String
    let isHot: Bool
    private let world: VirtualWorld
    private let state = Guarded(State())

    init(name: String, isHot: Bool, world: VirtualWorld) {
        self.name = name
        self.isHot = isHot
        self.world = world
    }

    /// Records a subscription; the returned closure ends the subscription, once.
    ///
    /// - Parameter subscriber: The subscriber, which is retained until the subscription or the world ends.
    func begin(holding subscriber: AnyObject? = nil) -> @Sendable () -> Void {
        let subscription = Subscription(
            begin: world.elapsed, isOnMain: VirtualQueues.place.map { $0 == .main } ?? MainQueue.isReallyCurrent)
        let index = state.withLock { state in
            let index = state.subscriptions.count
            state.subscriptions.append(subscription)
            state.subscribers[index] = subscriber
            return index
        }
        return { [self] in
            let now = world.elapsed
            let (ends, subscriber) = state.withLock { state in
                let subscriber = state.subscribers.removeValue(forKey: index)
                guard state.subscriptions[index].end == nil else { return (false, subscriber) }
                state.subscriptions[index].end = now
                return (true, subscriber)
            }
            if ends { world.cleanUps.add(name, at: now) }
            withExtendedLifetime(subscriber) {}
        }
    }

    /// Releases the subscribers of subscriptions that are still open.
    func release() {
        let subscribers = state.withLock { exchange(&$0.subscribers, with: [:]) }
        withExtendedLifetime(subscribers) {}
    }

    var all: [Subscription] { state.withLock { $0.subscriptions } }

    /// Returns all subscriptions, and counts a check.
    func take() -> [Subscription] {
        world.countCheck()
        return all
    }

    /// Advances the clock to a time, unless the clock is already past that time.
    func advance(to time: TimeInterval) {
        if time >= world.elapsed { world.advance(to: time) }
    }

    func allowOpen() { state.withLock { $0.allowsOpen = true } }

    /// The fault of a subscription that has not ended; nil if there is none.
    var openSubscription: String? {
        let (all, allowsOpen) = state.withLock { ($0.subscriptions, $0.allowsOpen) }
        guard !allowsOpen, let open = all.first(where: { $0.end == nil }) else { return nil }
        return "\(name): the subscription of \(timeText(open.begin)) has not ended."
    }

    var drawing: String {
        var table = DiagramTable()
        for (number, subscription) in all.enumerated() {
            table.add("subscription \(number + 1)", subscription.marks)
        }
        return table.text()
    }
}

/// The order in which subscriptions to a world's sources have ended.
final class CleanUpLog: Sendable {
    private let entries = Guarded<[(name: String, time: TimeInterval)]>([])

    func add(_ name: String, at time: TimeInterval) {
        entries.withLock { $0.append((name, time)) }
    }

    var all: [(name: String, time: TimeInterval)] { entries.withLock { $0 } }
}

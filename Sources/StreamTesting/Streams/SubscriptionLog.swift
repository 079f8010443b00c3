import Foundation
import StreamCore

/// The times at which the subscriptions to a source began and ended.
final class SubscriptionLog: Sendable {
    private struct State {
        var subscriptions: [Subscription] = []
        var allowsOpen = false
    }

    let name: String
    private let world: VirtualWorld
    private let state = Guarded(State())

    init(name: String, world: VirtualWorld) {
        self.name = name
        self.world = world
    }

    /// Records a subscription; the returned closure ends the subscription, once.
    func begin() -> @Sendable () -> Void {
        let now = world.elapsed
        let index = state.withLock { state in
            state.subscriptions.append(Subscription(begin: now))
            return state.subscriptions.count - 1
        }
        return { [self] in
            let now = world.elapsed
            let ends = state.withLock { state in
                guard state.subscriptions[index].end == nil else { return false }
                state.subscriptions[index].end = now
                return true
            }
            if ends { world.cleanUps.add(name, at: now) }
        }
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

import Dispatch
import GrowthSupport
import StreamCore

/// What threads send through and subscribe to, for a moment.
struct Line: Sendable {
    /// Sends an item.
    let send: @Sendable (Item) -> Void
    /// Ends the source, with a failure or without.
    let end: @Sendable (Fault?) -> Void
    /// Subscribes; what is received keeps the item until disposal.
    let subscribe: @Sendable (Item) -> any Disposable
    /// The places of its operators in their table.
    var operators: [Int] = []
}

/// A random line, and threads that send, subscribe and dispose at random.
final class Round: Sendable {
    let ledger = Ledger()
    /// The clock of what takes time: a thread advances it.
    let clock = TestScheduler()
    /// What takes time on threads of its own.
    let queue = QueueScheduler(name: "soak")
    /// Ends with the round.
    let lifetime: Lifetime
    private let token: Lifetime.Token
    private let seed: UInt64

    init(seed: UInt64) {
        (lifetime, token) = Lifetime.make()
        self.seed = seed
    }

    func item(_ number: Int = 0) -> Item { Item(number, ledger) }

    /// The clock or the queue.
    func scheduler(_ numbers: inout Numbers) -> any DateScheduler { numbers.below(3) == 0 ? queue : clock }

    func run(_ line: Line, threads: Int) {
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var numbers = Numbers(seed: seed &+ UInt64(thread) &* 7919)
            var subscriptions: [any Disposable] = []
            for number in 0..<24 {
                switch numbers.below(8) {
                case 0, 1: subscriptions.append(line.subscribe(item()))
                case 2 where !subscriptions.isEmpty:
                    subscriptions.remove(at: numbers.below(subscriptions.count)).dispose()
                // Advancing is for one thread at a time.
                case 3 where thread == 0: clock.advance(by: .milliseconds(1))
                case 4 where number > 18: line.end(numbers.below(2) == 0 ? nil : Fault(item: item()))
                default: line.send(item(number))
                }
            }
            for subscription in subscriptions { subscription.dispose() }
        }
        // What is shared for ever lives as long as its source, and what waits as long as its clock.
        line.end(nil)
        clock.advance(by: .seconds(1))
    }
}

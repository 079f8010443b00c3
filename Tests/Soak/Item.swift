import StreamCore
import Synchronization

/// Counts the objects of a round that are alive.
final class Ledger: Sendable {
    private let count = Atomic<Int>(0)

    var live: Int { count.load(ordering: .sequentiallyConsistent) }

    fileprivate func add(_ number: Int) { count.add(number, ordering: .sequentiallyConsistent) }
}

/// What is sent, and what closures hold: the ledger knows how many there are.
final class Item: Hashable, Sendable {
    let number: Int
    private let ledger: Ledger

    init(_ number: Int, _ ledger: Ledger) {
        self.number = number
        self.ledger = ledger
        ledger.add(1)
    }

    deinit { ledger.add(-1) }

    static func == (left: Item, right: Item) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A failure that holds an item.
struct Fault: Error {
    let item: Item
}

/// Keeps itself, and what it is given: what a soak must find.
final class Leak: Sendable {
    private let state = Guarded<(own: Leak?, items: [Item])>((nil, []))

    init() {
        state.withLock { $0.own = self }
    }

    func keep(_ item: Item) { state.withLock { $0.items.append(item) } }
}

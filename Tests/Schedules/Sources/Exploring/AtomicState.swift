import Foundation
package import Synchronization

/// What an operation publishes and learns.
package struct Order: Sendable {
    var acquires = false
    var releases = false
    /// Whether it has a place in the one order of all such operations.
    var isSequential = false

    package init(_ ordering: AtomicLoadOrdering) {
        isSequential = ordering == .sequentiallyConsistent
        acquires = ordering != .relaxed
    }

    package init(_ ordering: AtomicStoreOrdering) {
        isSequential = ordering == .sequentiallyConsistent
        releases = ordering != .relaxed
    }

    package init(_ ordering: AtomicUpdateOrdering) {
        isSequential = ordering == .sequentiallyConsistent
        acquires = ordering != .relaxed && ordering != .releasing
        releases = ordering != .relaxed && ordering != .acquiring
    }

    static let relaxed = Order(AtomicLoadOrdering.relaxed)

    var text: String {
        if isSequential { return "sequentially consistent" }
        return switch (acquires, releases) {
        case (true, true): "acquiring and releasing"
        case (true, false): "acquiring"
        case (false, true): "releasing"
        case (false, false): "relaxed"
        }
    }
}

/// The stores of an atomic.
package final class AtomicState<Value: AtomicRepresentable> {
    private struct Store {
        var value: Value
        var view = View()
    }

    /// The stores of this run, oldest first; one outside of a run.
    private var stores: [Store]
    private var place: Place?
    private var newestSequential = 0
    private let key: Int

    package init(_ value: Value) {
        stores = [Store(value: value)]
        let thread = ModelThread.current
        key = thread?.newKey() ?? Outside.newKey()
        guard let thread else { return }
        // A thread that finds the object finds its first value: what publishes a reference hands it on.
        stores[0].view = thread.view
    }

    /// The place in the run of a thread; what was stored before the run is known to all.
    private func place(_ thread: ModelThread, _ site: Site) -> Place {
        if let place, place.isCurrent(thread) { return place }
        let place = Place(thread, key: key)
        place.isCounted = Exploration.counters.contains("\(site.file)")
        stores.removeFirst(stores.count - 1)
        newestSequential = 0
        self.place = place
        return place
    }

    package func load(_ order: Order, _ site: Site) -> Value {
        guard let thread = ModelThread.current else { return Outside.locked { stores[stores.count - 1].value } }
        let (place, order) = (self.place(thread, site), site.mutated(order))
        if let value: Value = site.constant() { return value }
        thread.run.step(thread, at: place, changes: false) { site.text }
        return read(thread, place, order, site) { _ in true }.value
    }

    /// Reads one of the values that a thread may see and that are `possible`.
    private func read(
        _ thread: ModelThread, _ place: Place, _ order: Order, _ site: Site, _ isPossible: (Value) -> Bool
    ) -> Store {
        // The last release of an object has seen what was done with the object.
        if site.isDeinit { thread.view.see(stores.count - 1, at: place.number) }
        let oldest = max(thread.view.oldestStore(at: place.number), order.isSequential ? newestSequential : 0)
        var index = stores.count - 1
        if oldest < index {
            let possible = (oldest...index).reversed().filter { isPossible(stores[$0].value) }
            if possible.count > 1 { index = possible[thread.run.chooser.outcome(of: possible.count)] }
        }
        thread.view.see(index, at: place.number)
        if order.acquires { thread.view.join(stores[index].view) }
        guard thread.isTold else { return stores[index] }
        thread.run.tell(thread) {
            "    \(order.text): \(stores[index].value)"
                + (index < stores.count - 1 ? ", which is \(stores.count - 1 - index) old" : "")
        }
        return stores[index]
    }

    package func store(_ value: Value, _ order: Order, _ site: Site) {
        guard let thread = ModelThread.current else { return Outside.locked { stores = [Store(value: value)] } }
        let (place, order) = (self.place(thread, site), site.mutated(order))
        thread.run.step(thread, at: place, changes: true) { "\(site.text) = \(value), \(order.text)" }
        if !site.isLeftOut { append(value, thread, place, order, View()) }
    }

    private func append(_ value: Value, _ thread: ModelThread, _ place: Place, _ order: Order, _ view: View) {
        thread.view.see(stores.count, at: place.number)
        var view = view
        if order.releases { view.join(thread.view) }
        if order.isSequential { newestSequential = stores.count }
        stores.append(Store(value: value, view: view))
    }

    package func update(_ order: Order, _ site: Site, _ change: (Value) -> Value) -> Value {
        guard let thread = ModelThread.current else {
            return Outside.locked {
                let old = stores[stores.count - 1].value
                stores = [Store(value: change(old))]
                return old
            }
        }
        let (place, order) = (self.place(thread, site), site.mutated(order))
        thread.run.step(thread, at: place, changes: true) { "\(site.text), \(order.text)" }
        return replaceNewest(thread, place, order, site, change)
    }

    /// An update reads the newest value, whose publication it carries on.
    private func replaceNewest(
        _ thread: ModelThread, _ place: Place, _ order: Order, _ site: Site, _ change: (Value) -> Value
    ) -> Value {
        let old = stores[stores.count - 1]
        if order.acquires { thread.view.join(old.view) }
        let new = change(old.value)
        if thread.isTold { thread.run.tell(thread) { "    \(old.value) becomes \(new)" } }
        if site.isLeftOut { return old.value }
        if site.isSplit { thread.run.step(thread, at: place, changes: true) { "\(site.text), in two steps" } }
        append(new, thread, place, order, old.view)
        return old.value
    }

    package func compareExchange(
        _ expected: Value, _ desired: Value, _ order: Order, _ site: Site, isWeak: Bool = false
    ) -> (exchanged: Bool, original: Value) {
        guard let thread = ModelThread.current else {
            return Outside.locked {
                let old = stores[stores.count - 1].value
                if old == expected { stores = [Store(value: desired)] }
                return (old == expected, old)
            }
        }
        let (place, order) = (self.place(thread, site), site.mutated(order))
        thread.run.step(thread, at: place, changes: true) { "\(site.text) \(expected) → \(desired), \(order.text)" }
        let newest = stores[stores.count - 1].value
        if site.alwaysSucceeds || newest == expected, !isWeak || thread.run.chooser.outcome(of: 2) == 0 {
            return (true, replaceNewest(thread, place, order, site) { _ in desired })
        }
        // A failed exchange is a load, of any other value that the thread may see.
        var loadOrder = order
        loadOrder.releases = false
        return (false, read(thread, place, loadOrder, site) { isWeak || !($0 == expected) }.value)
    }
}

/// Values of atomics are compared as the processor does.
private func == <Value>(left: Value, right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { right in left.elementsEqual(right) } }
}

/// What runs outside of a run, before the models and on threads of the system.
enum Outside {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var made = 0  // under the lock

    static func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    static func newKey() -> Int {
        locked {
            made += 1
            return -made
        }
    }
}

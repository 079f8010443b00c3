/// The observer list of a hot source: an event goes to the observers present when it comes, in the order they were
/// added.
///
/// The owner enters a gate before it sends, adds or removes, so the list itself needs no lock. An observer that is
/// added during a delivery, further down the stack, misses that event; a removed observer is not called any more.
@usableFromInline
package class Multicast<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // gated by the owner
    /// The observer while there is only one: most sources have no more, and need no list.
    ///
    /// The observer is owned, and not retained for a delivery: when it is removed during one, `retired` keeps it.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var only: Unmanaged<AnyObserver>?
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var onlyNumber = 0
    /// The observers, once there has been more than one.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var list: ObserverList?
    private final var lastNumber = 0
    /// The list or the only observer that was taken out during a delivery, and so may be on the stack.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var retired: [AnyObject] = []

    /// The stage that feeds this list, if there is one: it hands values directly to an only observer.
    ///
    /// The stage and the list retain each other: the code that sets the feeder sets it to nil at the end.
    @exclusivity(unchecked)  // inside the gate of the owner
    package final var feeder: AnyObserver? {
        didSet { retarget() }
    }

    /// The number of deliveries under way, further down the stack.
    ///
    /// The field is small and the last one, so that the flags of a subclass fit behind it.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var depth: Int32 = 0

    package override init() {
        super.init(next: nil)
    }

    deinit { only?.release() }

    package final var isEmpty: Bool { only == nil && (list?.observerCount ?? 0) == 0 }

    /// The only observer, if there is exactly one.
    private final var single: AnyObserver? { list.map { $0.only } ?? only?.takeUnretainedValue() }

    /// Adds an observer, and returns the number that removes the observer.
    package final func add(_ observer: Observer<Value, Failure>) -> Int {
        lastNumber += 1
        // An observer that is added during a delivery goes to the list, which need not retire it when it is removed.
        if only == nil, list == nil, depth == 0 {
            only = .passRetained(observer)
            onlyNumber = lastNumber
        } else {
            listForChange().append(observer, number: lastNumber)
        }
        retarget()
        return lastNumber
    }

    /// Removes an observer, if it is still in the list.
    package final func remove(_ number: Int) {
        if let list {
            let removed = list.remove(number)
            retarget()
            release(removed)
        } else if number == onlyNumber, let removed = only {
            only = nil
            retarget()
            retire(removed.takeRetainedValue())
        }
    }

    private final func listForChange() -> ObserverList {
        if let list { return list }
        let list = ObserverList()
        if let only { list.append(only.takeRetainedValue(), number: onlyNumber) }
        self.list = list
        only = nil
        return list
    }

    /// Keeps an object that may be in use further down the stack until the deliveries are over.
    private final func retire(_ object: AnyObject) {
        if depth > 0 { retired.append(object) }
    }

    private func retarget() {
        feeder?.retarget(to: single ?? self)
    }

    @inline(__always)
    private final func leave() {
        depth &-= 1
        if depth == 0, !retired.isEmpty { releaseRetired() }
    }

    @inline(never)
    private final func releaseRetired() {
        release(exchange(&retired, with: []))
    }

    /// Visits the present observers, and leaves them in place.
    package final func forEach(_ body: (Observer<Value, Failure>) -> Void) {
        depth &+= 1
        if let list {
            walk(list) { body(unsafeDowncast($0, to: Observer<Value, Failure>.self)) }
        } else if let only {
            body(unsafeDowncast(only.takeUnretainedValue(), to: Observer<Value, Failure>.self))
        }
        leave()
    }

    @usableFromInline
    package override func receive(_ value: Value) {
        depth &+= 1
        if let only {
            only._withUnsafeGuaranteedRef {
                unsafeDowncast($0, to: Observer<Value, Failure>.self).receive(value)
            }
        } else if let list {
            Unmanaged.passUnretained(list)._withUnsafeGuaranteedRef { list in
                walk(list) { unsafeDowncast($0, to: Observer<Value, Failure>.self).receive(value) }
            }
        }
        leave()
    }

    /// Visits the observers that are in a list now, except those removed before their turn; retains none.
    @inline(__always)
    private final func walk(_ list: ObserverList, _ body: (AnyObserver) -> Void) {
        let outerEnd = list.beginWalk()
        for index in 0..<list.count {
            // The entry is looked up anew: the entries move when an observer is added.
            let entry = list.entries + index
            // One check is enough: an observer that is present is not nil.
            if entry.pointee.isPresent { entry.pointee.observer.unsafelyUnwrapped._withUnsafeGuaranteedRef(body) }
        }
        let removed = list.endWalk(outerEnd)
        if !removed.isEmpty { release(removed) }
    }

    package override func fail(_ failure: Failure) {
        forEachOfAll { unsafeDowncast($0, to: Observer<Value, Failure>.self).fail(failure) }
    }

    package override func complete() {
        forEachOfAll { $0.complete() }
    }

    package override func interrupt() {
        forEachOfAll { $0.interrupt() }
    }

    /// Empties the list if there is exactly one observer, and returns that observer.
    ///
    /// The end of a long chain of signals passes through here: the stack that a signal needs counts.
    @inline(never)
    package final func takeOnly() -> AnyObserver? {
        guard let single else { return nil }
        takeAll()
        return single
    }

    /// Empties the list and visits the observers that were in it: during the terminal event the list is already empty.
    private final func forEachOfAll(_ body: (AnyObserver) -> Void) {
        if list == nil, let only = single {
            takeAll()
            return body(only)
        }
        guard let all = list else { return }
        takeAll()
        walk(all, body)
    }

    private final func takeAll() {
        if let only { retire(only.takeRetainedValue()) }
        if let list { retire(list) }
        only = nil
        list = nil
        retarget()
    }
}

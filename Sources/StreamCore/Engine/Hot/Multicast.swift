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
    /// This field and those around it are small and the last ones, so that the flags of a subclass fit behind them.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var depth: Int32 = 0
    /// Whether a new observer takes the first place when that is free, in front of the others, and an observer that is
    /// removed during a delivery still receives that event: RxSwift's rules.
    private final let reusesFirstPlace: Bool
    /// Whether there is anything in `retired`.
    @exclusivity(unchecked)  // inside the gate of the owner
    private final var hasRetired = false

    package override init() {
        reusesFirstPlace = false
        super.init(next: nil)
    }

    /// Makes an empty list.
    ///
    /// - Parameter reusesFirstPlace: Whether RxSwift's rules hold: a new observer takes the first place when that is
    ///   free, and an observer that is removed during a delivery still receives that event.
    package init(reusesFirstPlace: Bool) {
        self.reusesFirstPlace = reusesFirstPlace
        super.init(next: nil)
    }

    deinit { only?.release() }

    package final var isEmpty: Bool { only == nil && (list?.isEmpty ?? true) }

    /// The only observer, if there is exactly one.
    private final var single: AnyObserver? {
        list.map { $0.only } ?? only?.takeUnretainedValue()
    }

    /// Adds an observer, and returns the number that removes the observer.
    package final func add(_ observer: Observer<Value, Failure>) -> Int {
        lastNumber += 1
        // An observer that is added during a delivery goes to the list, which need not retire it when it is removed.
        if only == nil, list == nil, depth == 0 {
            only = .passRetained(observer)
            onlyNumber = lastNumber
        } else {
            let list = listForChange()
            if reusesFirstPlace, list.first == nil {
                list.setFirst(.passRetained(observer), isInUse: false)
                onlyNumber = lastNumber
            } else {
                list.append(observer, number: lastNumber)
            }
        }
        retarget()
        return lastNumber
    }

    /// Removes an observer, if it is still in the list.
    package final func remove(_ number: Int) { release(take(number)) }

    /// Removes an observer, and returns what the caller releases.
    package final func take(_ number: Int) -> AnyObserver? {
        var removed: AnyObserver?
        if number == onlyNumber, let only {
            self.only = nil
            removed = only.takeRetainedValue()
            if let removed { retire(removed) }
        } else if number == onlyNumber, let first = list?.takeFirst() {
            removed = first.observer
            if first.isInUse { retire(first.observer) }
        } else {
            removed = list?.remove(number)
        }
        retarget()
        return removed
    }

    private final func listForChange() -> ObserverList {
        if let list { return list }
        let list = ObserverList()
        self.list = list
        if reusesFirstPlace {
            list.setFirst(only, isInUse: depth > 0)
        } else if let only {
            let observer = only.takeRetainedValue()
            // A delivery under way may be calling it, of which the list does not know when the observer is removed.
            retire(observer)
            list.append(observer, number: onlyNumber)
        }
        only = nil
        return list
    }

    /// Keeps an object that may be in use further down the stack until the deliveries are over.
    private final func retire(_ object: AnyObject) {
        guard depth > 0 else { return }
        retired.append(object)
        hasRetired = true
    }

    private func retarget() {
        feeder?.retarget(to: single ?? self)
    }

    @inline(__always)
    private final func leave() {
        depth &-= 1
        if depth == 0, hasRetired { releaseRetired() }
    }

    @inline(never)
    private final func releaseRetired() {
        hasRetired = false
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
    package override func receive(_ value: Value) { deliver(value) }

    /// Sends a value to the present observers.
    @inline(__always)
    final func deliver(_ value: Value) {
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

    /// Visits the observers that are in a list now; retains none.
    ///
    /// An observer that is removed before its turn is not visited, but is with RxSwift's rules (`reusesFirstPlace`).
    @inline(__always)
    private final func walk(_ list: ObserverList, _ body: (AnyObserver) -> Void) {
        let outerEnd = list.beginWalk()
        let start = list.walkCount
        let end = list.count
        list.first?._withUnsafeGuaranteedRef(body)
        for index in 0..<end {
            // The entry is looked up anew: the entries move when an observer is added.
            let entry = list.entries + index
            if entry.pointee.isPresent || reusesFirstPlace && entry.pointee.isRemoved(since: start) {
                // One check is enough: an observer that is present, or was when the walk began, is not nil.
                entry.pointee.observer.unsafelyUnwrapped._withUnsafeGuaranteedRef(body)
            }
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
    package final func forEachOfAll(_ body: (AnyObserver) -> Void) {
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

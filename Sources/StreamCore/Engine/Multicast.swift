/// The observer list of a hot source: an event goes to who was there when it came, in the order in which they came.
///
/// Whoever owns it enters a gate before it sends, adds or removes, so the list itself needs no lock. An observer that
/// is added during a delivery, further down the stack, misses that event.
package class Multicast<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // gated by the owner
    @exclusivity(unchecked)
    private final var list = ObserverList()
    /// How many deliveries are under way, further down the stack.
    @exclusivity(unchecked)
    private final var depth = 0
    /// Lists that were replaced while they were being walked.
    @exclusivity(unchecked)
    private final var retired: [ObserverList] = []
    private final var lastNumber = 0

    /// The stage that feeds this list, if one does: while there is one observer, it hands values to that directly.
    package final weak var feeder: AnyObserver? {
        didSet { retarget() }
    }

    package override init() {
        super.init(next: nil)
    }

    package final var isEmpty: Bool { list.observerCount == 0 }

    /// Adds an observer; the number removes it.
    package final func add(_ observer: Observer<Value, Failure>) -> Int {
        prepareForChange()
        lastNumber += 1
        list.append(observer, number: lastNumber)
        retarget()
        return lastNumber
    }

    /// Removes an observer, if it is still there.
    package final func remove(_ number: Int) {
        prepareForChange()
        let removed = list.remove(number)
        retarget()
        withExtendedLifetime(removed) {}
    }

    private func prepareForChange() {
        guard depth > 0 else { return }
        retired.append(list)
        list = list.copy()
    }

    private func retarget() {
        feeder?.retarget(to: list.only ?? self)
    }

    @inline(__always)
    private final func leave() {
        depth -= 1
        if depth == 0, !retired.isEmpty { retired = [] }
    }

    /// Visits the present observers, and leaves them in place.
    package final func forEach(_ body: (Observer<Value, Failure>) -> Void) {
        let list = self.list
        depth += 1
        for index in 0..<list.count {
            guard let observer = list.entries[index].observer else { continue }
            body(unsafeDowncast(observer.takeUnretainedValue(), to: Observer<Value, Failure>.self))
        }
        leave()
    }

    package override func receive(_ value: Value) {
        let list = Unmanaged.passUnretained(self.list)
        depth += 1
        list._withUnsafeGuaranteedRef { list in
            let entries = list.entries
            for index in 0..<list.count {
                entries[index].observer?._withUnsafeGuaranteedRef {
                    unsafeDowncast($0, to: Observer<Value, Failure>.self).receive(value)
                }
            }
        }
        leave()
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

    /// Empties the list if there is exactly one observer, and gives that back.
    ///
    /// The end of a long chain of signals passes through here: the stack that a signal needs counts.
    @inline(never)
    package final func takeOnly() -> AnyObserver? {
        guard let only = list.only else { return nil }
        if depth > 0 { retired.append(list) }
        list = ObserverList()
        retarget()
        return only
    }

    /// Empties the list and visits who was in it: nobody is observing any more when the terminal event arrives.
    private final func forEachOfAll(_ body: (AnyObserver) -> Void) {
        let all = list
        list = ObserverList()
        retarget()
        for index in 0..<all.count {
            if let observer = all.entries[index].observer { body(observer.takeUnretainedValue()) }
        }
        if depth > 0 { retired.append(all) }
    }
}

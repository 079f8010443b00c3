/// The storage of a `Multicast`: observers in the order in which they came, found again by number.
///
/// The list is not generic, so that a walk needs no run-time metadata. The list may change during a walk, and is never
/// copied:
/// - An added observer is appended behind the end of every walk under way.
/// - An observer that is removed in front of such an end is marked, and keeps its place: the walk may be calling it.
///   Its place is closed, and the observer released, when no walk can be calling it any more.
///
/// Walks are nested: the innermost one began last, and its end is the furthest.
final class ObserverList {
    struct Entry {
        /// Twice the number of the observer, plus 1 once the observer has been removed.
        fileprivate(set) var key: Int
        /// The observer; nil in a hole, but still set if it was removed from a place that is being walked.
        fileprivate(set) var observer: Unmanaged<AnyObserver>?

        /// The number of walks that had begun when the observer was removed.
        fileprivate var removal = 0

        @inline(__always)
        var isPresent: Bool { key & 1 == 0 }

        /// Whether the observer was removed during a walk, or after it; called during that walk.
        func isRemoved(since walk: Int) -> Bool { removal >= walk && observer != nil }
    }

    /// The entries, which may move when an observer is added.
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var entries: UnsafeMutablePointer<Entry>
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var count = 0
    @exclusivity(unchecked)  // inside the gate of the owner
    private var capacity: Int
    /// The observer in front of the entries, if the `Multicast` reuses its first place.
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var first: Unmanaged<AnyObserver>?
    /// The number of walks that had begun when the first observer was set; -1 if a delivery may have been calling it.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var firstWalk = 0
    /// The end of the innermost walk under way; 0 if there is none.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var walkEnd = 0
    /// The number of walks that have begun.
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var walkCount = 0
    /// The number of holes at or behind `walkEnd`.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var holes = 0
    /// The number of places in front of `walkEnd` that wait to be closed.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var marked = 0

    init(capacity: Int = 2) {
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
    }

    deinit {
        first?.release()
        for index in 0..<count { entries[index].observer?.release() }
        entries.deallocate()
    }

    var observerCount: Int { count - holes - marked }

    var isEmpty: Bool { first == nil && observerCount == 0 }

    /// The only observer, if there is exactly one.
    var only: AnyObserver? {
        if let first { return observerCount == 0 ? first.takeUnretainedValue() : nil }
        guard observerCount == 1 else { return nil }
        for index in 0..<count where entries[index].isPresent { return entries[index].observer?.takeUnretainedValue() }
        return nil
    }

    /// Sets the observer in front of the entries, which the list owns from then on.
    func setFirst(_ observer: Unmanaged<AnyObserver>?, isInUse: Bool) {
        first = observer
        firstWalk = isInUse ? -1 : walkCount
    }

    /// Removes the observer in front of the entries; a delivery under way may be calling it if it is in use.
    func takeFirst() -> (observer: AnyObserver, isInUse: Bool)? {
        guard let observer = first else { return nil }
        first = nil
        return (observer.takeRetainedValue(), firstWalk != walkCount)
    }

    func append(_ observer: AnyObserver, number: Int) {
        if count == capacity { grow() }
        (entries + count).initialize(to: Entry(key: number * 2, observer: .passRetained(observer)))
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    /// Removes an observer, and returns it unless its place stays until the walk is over.
    func remove(_ number: Int) -> AnyObserver? {
        guard let index = index(of: number) else { return nil }
        entries[index].key |= 1
        if index < walkEnd {
            entries[index].removal = walkCount
            marked += 1
            return nil
        }
        let removed = entries[index].observer?.takeRetainedValue()
        entries[index].observer = nil
        holes += 1
        while count > walkEnd, !entries[count - 1].isPresent {
            count -= 1
            holes -= 1
        }
        // This releases no observer: the places without a present observer behind the end are holes.
        if holes * 2 > count - walkEnd { _ = closePlaces(from: walkEnd) }
        return removed
    }

    /// Returns the place of the observer with a number; numbers ascend, so bisection finds it.
    private func index(of number: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < number * 2 { low = middle + 1 } else { high = middle }
        }
        return low < count && entries[low].key == number * 2 ? low : nil
    }

    // MARK: Walks

    /// Begins a walk over the observers that are in the list now, and returns the end of the walk around it.
    @inline(__always)
    func beginWalk() -> Int {
        if holes > 0 { _ = closePlaces(from: walkEnd) }
        let outerEnd = walkEnd
        walkEnd = count
        walkCount &+= 1
        return outerEnd
    }

    /// Ends a walk, and returns the observers that were removed meanwhile, whose `deinit` may call back.
    @inline(__always)
    func endWalk(_ outerEnd: Int) -> [AnyObserver] {
        walkEnd = outerEnd
        return holes | marked == 0 ? [] : closePlaces(from: outerEnd)
    }

    /// Closes places at and behind `start`, and returns the removed observers that were in them.
    ///
    /// The cost is no greater than that of the walk that ends, and of the additions during it.
    @inline(never)
    private func closePlaces(from start: Int) -> [AnyObserver] {
        var removed: [AnyObserver] = []
        var end = start
        for index in start..<count {
            if entries[index].isPresent {
                entries[end] = entries[index]
                end += 1
            } else if let observer = entries[index].observer {
                removed.append(observer.takeRetainedValue())
            }
        }
        count = end
        holes = 0
        marked -= removed.count
        return removed
    }
}

/// The storage of a `Multicast`: observers in the order in which they came, found again by number.
///
/// It knows no types, so that walking it needs no run-time metadata. It may change while it is walked, and is never copied:
/// - An observer that is added is appended behind the end of every walk under way.
/// - An observer that is removed in front of such an end is marked, and keeps its place: the walk may be calling it.
///   When no walk can be, places are closed and observers released.
///
/// Walks are nested: the innermost one began last, and its end is the furthest.
final class ObserverList {
    struct Entry {
        /// Twice the number of the observer, and one more once that has been removed.
        fileprivate(set) var key: Int
        /// Nil in a hole; still there if the observer was removed from a place that is being walked.
        fileprivate(set) var observer: Unmanaged<AnyObserver>?

        @inline(__always)
        var isPresent: Bool { key & 1 == 0 }
    }

    /// Where the entries are; they move when an observer is added.
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var entries: UnsafeMutablePointer<Entry>
    @exclusivity(unchecked)  // inside the gate of the owner
    private(set) var count = 0
    @exclusivity(unchecked)  // inside the gate of the owner
    private var capacity: Int
    /// The end of the innermost walk under way; 0 if there is none.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var walkEnd = 0
    /// How many places behind `walkEnd` are holes.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var holes = 0
    /// How many places in front of `walkEnd` wait to be closed.
    @exclusivity(unchecked)  // inside the gate of the owner
    private var marked = 0

    init(capacity: Int = 2) {
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
    }

    deinit {
        for index in 0..<count { entries[index].observer?.release() }
        entries.deallocate()
    }

    var observerCount: Int { count - holes - marked }

    /// The only observer, if there is exactly one.
    var only: AnyObserver? {
        guard observerCount == 1 else { return nil }
        for index in 0..<count where entries[index].isPresent { return entries[index].observer?.takeUnretainedValue() }
        return nil
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

    /// Removes an observer, and gives it back unless it stays until the walk is over.
    func remove(_ number: Int) -> AnyObserver? {
        guard let index = index(of: number) else { return nil }
        entries[index].key |= 1
        if index < walkEnd {
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
        // No observer is released by this: all behind the end are holes.
        if holes * 2 > count - walkEnd { _ = closePlaces(from: walkEnd) }
        return removed
    }

    /// Numbers ascend, so the place of one is found by bisection.
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

    /// Begins a walk, and returns the end of the walk around it; the walk visits what is in the list now.
    @inline(__always)
    func beginWalk() -> Int {
        if holes > 0 { _ = closePlaces(from: walkEnd) }
        let outerEnd = walkEnd
        walkEnd = count
        return outerEnd
    }

    /// Ends a walk, and gives back the observers that were removed meanwhile: their `deinit` may come back.
    @inline(__always)
    func endWalk(_ outerEnd: Int) -> [AnyObserver] {
        walkEnd = outerEnd
        return holes | marked == 0 ? [] : closePlaces(from: outerEnd)
    }

    /// Closes places at and behind `start`, and gives back the observers in them.
    ///
    /// A walk that ends pays for it: it went along as many places, or they were added meanwhile.
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

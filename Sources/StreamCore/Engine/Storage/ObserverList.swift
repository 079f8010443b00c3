/// The storage of a `Multicast`: observers in the order in which they came, found again by number.
///
/// It knows no types, so that walking it needs no run-time metadata. A list that is being walked is never changed:
/// its owner changes a copy and keeps the old one until the walk is over.
final class ObserverList {
    struct Entry {
        let number: Int
        /// Nil where an observer was removed; holes are closed when they are the greater part.
        var observer: Unmanaged<AnyObserver>?
    }

    private(set) var entries: UnsafeMutablePointer<Entry>
    private(set) var count = 0
    private var capacity: Int
    private var holes = 0

    init(capacity: Int = 2) {
        self.capacity = capacity
        entries = .allocate(capacity: capacity)
    }

    deinit {
        for index in 0..<count { entries[index].observer?.release() }
        entries.deallocate()
    }

    var observerCount: Int { count - holes }

    /// The only observer, if there is exactly one.
    var only: AnyObserver? {
        guard observerCount == 1 else { return nil }
        for index in 0..<count {
            if let observer = entries[index].observer { return observer.takeUnretainedValue() }
        }
        return nil
    }

    func copy() -> ObserverList {
        let copy = ObserverList(capacity: max(capacity, 2))
        for index in 0..<count {
            guard let observer = entries[index].observer else { continue }
            _ = observer.retain()
            copy.entries[copy.count] = entries[index]
            copy.count += 1
        }
        return copy
    }

    func append(_ observer: AnyObserver, number: Int) {
        if count == capacity { grow() }
        (entries + count).initialize(to: Entry(number: number, observer: .passRetained(observer)))
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    /// Gives back what was removed; numbers ascend, so it is found by bisection.
    func remove(_ number: Int) -> AnyObserver? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < number { low = middle + 1 } else { high = middle }
        }
        guard low < count, entries[low].number == number, let observer = entries[low].observer else { return nil }
        entries[low].observer = nil
        holes += 1
        if holes * 2 > count { closeHoles() }
        return observer.takeRetainedValue()
    }

    private func closeHoles() {
        var end = 0
        for index in 0..<count where entries[index].observer != nil {
            entries[end] = entries[index]
            end += 1
        }
        count = end
        holes = 0
    }
}

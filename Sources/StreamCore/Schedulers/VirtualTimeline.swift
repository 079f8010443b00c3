#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Orders what a test scheduler has to run, and moves its clock; the scheduler guards it with a lock.
package struct VirtualTimeline {
    /// One block to run; nil as date stands for "as soon as possible".
    package struct Entry {
        package let date: Date?
        package let interval: TimeInterval?
        package let block: () -> Void
        package let disposable: any Disposable
        fileprivate let due: TimeInterval
        fileprivate let order: Int
    }

    package private(set) var now: Date
    /// The immediate entries, first in first out; those before `immediateStart` have been taken.
    private var immediate: [Entry?] = []
    private var immediateStart = 0
    /// The dated entries, a binary heap.
    private var dated: [Entry] = []
    private var lastOrder = 0

    package init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.now = now
    }

    /// The due date of the next entry, nil when there is none.
    package var nextDate: Date? {
        immediateStart < immediate.count ? now : dated.first.map { entry in max(now, entry.date ?? now) }
    }

    /// Adds an entry behind all those that are due at the same time.
    package mutating func add(
        at date: Date?, every interval: TimeInterval? = nil, disposable: any Disposable, block: @escaping () -> Void
    ) {
        lastOrder += 1
        let entry = Entry(
            date: date, interval: interval, block: block, disposable: disposable,
            due: date?.timeIntervalSinceReferenceDate ?? 0, order: lastOrder)
        if date == nil { immediate.append(entry) } else { push(entry) }
    }

    /// Takes the next entry, nil when there is none.
    package mutating func takeNext() -> Entry? {
        guard immediateStart < immediate.count else { return pop() }
        let entry = immediate[immediateStart]
        immediate[immediateStart] = nil
        immediateStart += 1
        if immediateStart == immediate.count {
            immediate.removeAll(keepingCapacity: true)
            immediateStart = 0
        }
        return entry
    }

    /// Moves the clock to `date`, also back.
    mutating func setClock(to date: Date) {
        now = date
    }

    /// Moves the clock to `date`, never back.
    package mutating func moveClock(to date: Date) {
        now = max(now, date)
    }

    private func isOrdered(_ left: Int, before right: Int) -> Bool {
        let leftDue = dated[left].due
        let rightDue = dated[right].due
        return leftDue == rightDue ? dated[left].order < dated[right].order : leftDue < rightDue
    }

    private mutating func push(_ entry: Entry) {
        dated.append(entry)
        var child = dated.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard isOrdered(child, before: parent) else { return }
            dated.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() -> Entry? {
        guard let last = dated.indices.last else { return nil }
        dated.swapAt(0, last)
        let first = dated.removeLast()
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < dated.count else { return first }
            let right = left + 1
            let child = right < dated.count && isOrdered(right, before: left) ? right : left
            guard isOrdered(child, before: parent) else { return first }
            dated.swapAt(child, parent)
            parent = child
        }
    }
}

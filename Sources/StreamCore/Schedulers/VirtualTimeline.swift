#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Orders the actions of a test scheduler, and moves its clock; the scheduler guards the timeline with a lock.
package struct VirtualTimeline {
    /// One block to run; nil as date stands for "as soon as possible".
    package struct Entry {
        package let date: Date?
        package let interval: TimeInterval?
        package let block: () -> Void
        package let disposable: any Disposable
    }

    package private(set) var now: Date
    /// The immediate entries, first in first out; those before `immediateStart` have been taken.
    private var immediate: [Entry?] = []
    private var immediateStart = 0
    /// The dated entries, by the seconds from the reference date.
    private var dated = DueHeap<TimeInterval, Entry>()

    package init(now: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        require(now == now, "A clock cannot begin at a date that is not a number.")
        self.now = now
    }

    /// The due date of the next entry, nil when there is none.
    package var nextDate: Date? {
        if immediateStart < immediate.count { return now }
        return dated.firstPosition.map { first in max(now, Date(timeIntervalSinceReferenceDate: first.due)) }
    }

    /// Takes the place of a dated entry that would be added now.
    package mutating func takePlace() -> Int { dated.takePlace() }

    /// Whether nothing is due now that comes before a place.
    package func isFirst(_ place: Int) -> Bool {
        immediateStart == immediate.count && dated.isFirst(due: now.timeIntervalSinceReferenceDate, place: place)
    }

    /// Adds an entry behind all entries that are due at the same time, or, with a date, at a place that was taken before.
    package mutating func add(
        at date: Date?, place: Int? = nil, every interval: TimeInterval? = nil, disposable: any Disposable,
        block: @escaping () -> Void
    ) {
        let entry = Entry(date: date, interval: interval, block: block, disposable: disposable)
        if let date {
            // It would have no place in the order of the others.
            require(date == date, "An action cannot wait for a date that is not a number.")
            dated.add(entry, due: date.timeIntervalSinceReferenceDate, place: place)
        } else {
            immediate.append(entry)
        }
    }

    /// Takes the next entry, nil when there is none.
    package mutating func takeNext() -> Entry? {
        guard immediateStart < immediate.count else { return dated.popFirst() }
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
}

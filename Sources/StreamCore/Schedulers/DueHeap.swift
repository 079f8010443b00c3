/// Elements in the order in which they are due; at the same time, in the order in which they were added.
struct DueHeap<Due: Comparable & Sendable, Element> {
    /// The place of an element in the order.
    struct Position: Comparable, Sendable {
        let due: Due
        fileprivate let number: Int

        @inline(__always)
        static func < (left: Position, right: Position) -> Bool {
            left.due == right.due ? left.number < right.number : left.due < right.due
        }
    }

    /// A binary heap.
    private var entries: [(position: Position, element: Element)] = []
    private var lastNumber = 0

    /// When the first element is due, nil when there is none.
    var firstPosition: Position? { entries.isEmpty ? nil : entries[0].position }

    /// Reserves the place of an element that would be added now, behind all elements that are due at the same time.
    mutating func takePlace() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Whether an element that was added now, at a place that was taken before, would be the first.
    func isFirst(due: Due, place: Int) -> Bool {
        guard let first = firstPosition else { return true }
        return Position(due: due, number: place) < first
    }

    /// Adds an element behind all elements that are due at the same time, or at a place that was taken before.
    @discardableResult
    mutating func add(_ element: Element, due: Due, place: Int? = nil) -> Position {
        let position = Position(due: due, number: place ?? takePlace())
        entries.append((position, element))
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard isOrdered(child, before: parent) else { break }
            entries.swapAt(child, parent)
            child = parent
        }
        return position
    }

    /// Takes the first element, nil when there is none.
    mutating func popFirst() -> Element? {
        guard entries.count > 1 else { return entries.popLast()?.element }
        entries.swapAt(0, entries.count - 1)
        let first = entries.removeLast().element
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < entries.count else { return first }
            let right = left + 1
            let child = right < entries.count && isOrdered(right, before: left) ? right : left
            guard isOrdered(child, before: parent) else { return first }
            entries.swapAt(child, parent)
            parent = child
        }
    }

    private func isOrdered(_ left: Int, before right: Int) -> Bool {
        entries[left].position < entries[right].position
    }
}

/// Values that wait, first in first out, with removal in constant time.
struct ValueQueue {
    private var values: [Any?] = []
    private var first = 0

    var isEmpty: Bool { first == values.count }

    mutating func append(_ value: Any?) {
        values.append(value)
    }

    /// Removes the oldest value; there must be one.
    mutating func removeFirst() -> Any? {
        let value = exchange(&values[first], with: nil)
        first += 1
        if first == values.count {
            values.removeAll(keepingCapacity: true)
            first = 0
        } else if first * 2 > values.count {
            values.removeFirst(first)
            first = 0
        }
        return value
    }
}

/// The latest values of the inputs of `combineLatest` of a sequence.
///
/// The values live in the array that is sent, so that an observer that does not keep the array costs no allocation.
final class LatestArray<Value>: @unchecked Sendable {  // touched inside one gate
    /// The latest values, once every input has sent a value; empty before.
    @exclusivity(unchecked)  // inside the gate
    private(set) var values: [Value] = []
    @exclusivity(unchecked)  // inside the gate
    private var first: [Value?]
    @exclusivity(unchecked)  // inside the gate
    private var missing: Int

    init(count: Int) {
        first = Array(repeating: nil, count: count)
        missing = count
    }

    fileprivate func fill(_ index: Int, _ value: Value) -> Bool {
        guard missing > 0 else {
            values[index] = value
            return false
        }
        let isFirst = first[index] == nil
        first[index] = value
        if isFirst { missing -= 1 }
        if missing == 0 {
            values = first.compactMap { $0 }
            first = []
        }
        return isFirst
    }
}

/// The place of one input in a `LatestArray`.
final class ElementSlot<Value>: LatestSlot<Value>, @unchecked Sendable {  // see LatestSlot
    private let array: LatestArray<Value>
    private let index: Int

    init(_ array: LatestArray<Value>, _ index: Int) {
        self.array = array
        self.index = index
    }

    override func fill(_ value: Value) -> Bool {
        array.fill(index, value)
    }
}

/// Where one input of `combineLatest` leaves its latest value.
class LatestSlot<Value>: @unchecked Sendable {  // touched inside one gate
    /// Keeps a value, and returns whether that value is the first.
    func fill(_ value: Value) -> Bool {
        fatalError("A slot says where it keeps its value.")
    }
}

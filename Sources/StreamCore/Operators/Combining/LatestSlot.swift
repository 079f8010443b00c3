/// Where one input of `combineLatest` leaves its latest value.
class LatestSlot<Value>: @unchecked Sendable {  // touched inside one gate
    /// Keeps a value, and tells whether it is the first one.
    func fill(_ value: Value) -> Bool {
        fatalError("A slot says where it keeps its value.")
    }
}

/// A slot of its own: a plain place in memory, because moving an optional of a type that is not known when this is
/// compiled costs several times as much.
final class ValueSlot<Value>: LatestSlot<Value>, @unchecked Sendable {  // see LatestSlot
    private let storage = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    @exclusivity(unchecked)  // inside the gate
    private var isFilled = false

    deinit {
        if isFilled { storage.deinitialize(count: 1) }
        storage.deallocate()
    }

    /// The latest value; there must be one.
    var value: Value { storage.pointee }

    override func fill(_ value: Value) -> Bool {
        guard isFilled else {
            storage.initialize(to: value)
            isFilled = true
            return true
        }
        storage.pointee = value
        return false
    }
}

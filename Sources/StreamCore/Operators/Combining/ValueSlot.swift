/// A separate plain place in memory: moving an optional whose type is unknown at compile time costs several times as
/// much.
final class ValueSlot<Value>: LatestSlot<Value>, @unchecked Sendable {  // see LatestSlot
    private let storage = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    @exclusivity(unchecked)  // inside the gate
    private var isFilled = false

    deinit {
        if isFilled { storage.deinitialize(count: 1) }
        storage.deallocate()
    }

    /// The latest value; the slot must have one.
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

/// The latest value of the state of an action; guarded by the lock of its flags.
final class ActionState<Value>: @unchecked Sendable {  // see above
    @exclusivity(unchecked)  // under the lock of the slots
    private(set) var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func exchange(_ other: inout Value) { swap(&value, &other) }
}

import RACCompat

/// A value, or something that a closure holds, whose `deinit` comes back to where it was stored.
final class Comeback: CustomStringConvertible, @unchecked Sendable {  // immutable
    let description: String
    private let comeBack: () -> Void

    init(_ description: String = "old", _ comeBack: @escaping () -> Void) {
        self.description = description
        self.comeBack = comeBack
    }

    deinit { comeBack() }

    /// Returns the value; a closure that calls this holds the object.
    func pass<Value>(_ value: Value) -> Value { value }
}

public import CompatShims

extension Atomic {
    /// Sets the value to the result of a closure, as one step, and returns the earlier value.
    @discardableResult
    public func modify(_ action: (Value) throws -> Value) rethrows -> Value {
        try withoutActuallyEscaping(action) { action in
            try modify { (value: inout Value) throws -> Value in
                let previous = value
                value = try action(previous)
                return previous
            }
        }
    }
}

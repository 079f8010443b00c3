extension PropertyProtocol {
    /// A property that follows only those values for which a closure returns true.
    ///
    /// - Parameters:
    ///   - initial: The value until a value passes; the current value may pass at once.
    ///   - isIncluded: Returns whether a value passes.
    public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
        Property(initial: initial, then: producer.filter(isIncluded))
    }
}

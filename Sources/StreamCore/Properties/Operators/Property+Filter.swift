extension PropertyProtocol {
    /// A property that follows only those values for which a closure returns true.
    ///
    /// - Parameters:
    ///   - initial: Its value before there is one that passes, the present one included.
    ///   - isIncluded: Tells whether a value passes.
    public func filter(initial: Value, _ isIncluded: @escaping (Value) -> Bool) -> Property<Value> {
        Property(initial: initial, then: producer.filter(isIncluded))
    }
}

extension PropertyProtocol {
    /// A property of the previous value and the current value.
    ///
    /// - Parameter initial: The previous value, until the property changes for the first time.
    public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
        Property<(Value, Value)>(following: producer.combinePrevious(initial))
    }
}

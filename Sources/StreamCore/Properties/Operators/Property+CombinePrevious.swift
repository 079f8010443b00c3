extension PropertyProtocol {
    /// A property of the value before the present one, and the present one.
    ///
    /// - Parameter initial: Stands before the value that is the present one now.
    public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
        Property<(Value, Value)>(following: producer.combinePrevious(initial))
    }
}

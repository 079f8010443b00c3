extension PropertyProtocol {
    /// A property that ignores values that are equivalent to the previous value.
    ///
    /// - Parameter isEquivalent: Returns whether a value, the second argument, repeats the previous value.
    public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
        Property(following: producer.skipRepeats(isEquivalent))
    }
}

extension PropertyProtocol where Value: Equatable {
    /// A property that ignores values that are equal to the previous value.
    public func skipRepeats() -> Property<Value> {
        skipRepeats(==)
    }
}

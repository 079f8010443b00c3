extension PropertyProtocol {
    /// A property that ignores values that are equivalent to the one before them.
    ///
    /// - Parameter isEquivalent: Tells whether a value, the second argument, repeats the one before it.
    public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
        Property(following: producer.skipRepeats(isEquivalent))
    }
}

extension PropertyProtocol where Value: Equatable {
    /// A property that ignores values that are equal to the one before them.
    public func skipRepeats() -> Property<Value> {
        skipRepeats(==)
    }
}

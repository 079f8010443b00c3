extension PropertyProtocol {
    /// A property that follows the properties which a closure returns for the values of this property.
    ///
    /// The result completes when this property and the followed properties have completed.
    ///
    /// - Parameters:
    ///   - strategy: Decides which of the properties the result follows, and when.
    ///   - transform: Returns the property to follow.
    public func flatMap<Inner: PropertyProtocol>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> Property<Inner.Value> {
        Property<Inner.Value>(following: producer.flatMap(strategy) { transform($0).producer })
    }
}

extension PropertyProtocol where Value: PropertyProtocol {
    /// A property that follows the properties that are the values of this property.
    ///
    /// See ``flatMap(_:_:)``.
    public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
        flatMap(strategy) { $0 }
    }
}

extension PropertyProtocol {
    /// A property that ignores values whose identity it has seen before.
    ///
    /// The result keeps all identities.
    ///
    /// - Parameter identity: Returns the identity by which values are compared.
    public func uniqueValues<Identity: Hashable>(_ identity: @escaping (Value) -> Identity) -> Property<Value> {
        Property(following: producer.uniqueValues(identity))
    }
}

extension PropertyProtocol where Value: Hashable {
    /// A property that ignores values that it has had before.
    ///
    /// See ``uniqueValues(_:)``.
    public func uniqueValues() -> Property<Value> {
        uniqueValues { $0 }
    }
}

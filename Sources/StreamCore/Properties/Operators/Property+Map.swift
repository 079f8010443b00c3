extension PropertyProtocol {
    /// A property whose value is the result of a closure for the value of this property.
    ///
    /// The closure runs once for every value, on the thread that sets it.
    ///
    /// - Parameter transform: Returns the new value for a value; a key path also works (`map(\.name)`).
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> Property<Output> {
        Property<Output>(following: producer.map(transform))
    }

    /// A property that always has the same value, and sends it for every change of this property.
    public func map<Output>(value: Output) -> Property<Output> {
        map { _ in value }
    }
}

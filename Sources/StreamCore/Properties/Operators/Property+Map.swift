extension PropertyProtocol {
    /// A property whose value is the result of a closure for the value of this one.
    ///
    /// The closure runs once for every value, on the thread that sets it.
    ///
    /// - Parameter transform: Turns a value into the value to have; a key path will do (`map(\.name)`).
    public func map<Output>(_ transform: @escaping (Value) -> Output) -> Property<Output> {
        Property<Output>(following: producer.map(transform))
    }

    /// A property that always has the same value, and sends it for every change of this one.
    public func map<Output>(value: Output) -> Property<Output> {
        map { _ in value }
    }
}

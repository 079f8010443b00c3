extension PropertyProtocol where Value == Bool {
    /// A property that is true when this one is false.
    public func negate() -> Property<Bool> {
        map { !$0 }
    }
}

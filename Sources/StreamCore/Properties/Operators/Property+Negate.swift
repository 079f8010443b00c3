extension PropertyProtocol where Value == Bool {
    /// A property that is true when this property is false.
    public func negate() -> Property<Bool> {
        map { !$0 }
    }
}

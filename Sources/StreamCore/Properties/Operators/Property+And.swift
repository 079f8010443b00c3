extension PropertyProtocol where Value == Bool {
    /// A property that is true when this property and another property are true.
    public func and<Other: PropertyProtocol>(_ other: Other) -> Property<Bool> where Other.Value == Bool {
        Property(following: producer.combineLatest(with: other.producer).map { $0 && $1 })
    }

    /// A property that is true when all of the given properties are; true if there are none.
    public static func all<Element: PropertyProtocol, Properties: Collection>(
        _ properties: Properties
    ) -> Property<Bool> where Element.Value == Bool, Properties.Element == Element {
        guard !properties.isEmpty else { return Property(value: true) }
        return Property(
            following: SignalProducer.combineLatest(properties.map(\.producer)).map { $0.allSatisfy { $0 } })
    }

    /// A property that is true when all of the given properties are.
    public static func all<Element: PropertyProtocol>(_ properties: Element...) -> Property<Bool>
    where Element.Value == Bool {
        all(properties)
    }
}

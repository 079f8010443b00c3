extension PropertyProtocol where Value == Bool {
    /// A property that is true when this property or another property is true.
    public func or<Other: PropertyProtocol>(_ other: Other) -> Property<Bool> where Other.Value == Bool {
        Property(following: producer.combineLatest(with: other.producer).map { $0 || $1 })
    }

    /// A property that is true when any of the given properties is; false if there are none.
    public static func any<Element: PropertyProtocol, Properties: Collection>(
        _ properties: Properties
    ) -> Property<Bool> where Element.Value == Bool, Properties.Element == Element {
        guard !properties.isEmpty else { return Property(value: false) }
        return Property(
            following: SignalProducer.combineLatest(properties.map(\.producer)).map { $0.contains(true) })
    }

    /// A property that is true when any of the given properties is.
    public static func any<Element: PropertyProtocol>(_ properties: Element...) -> Property<Bool>
    where Element.Value == Bool {
        any(properties)
    }
}

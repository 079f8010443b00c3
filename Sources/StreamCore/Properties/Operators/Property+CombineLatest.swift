extension PropertyProtocol {
    /// A property of the values of this property and of another.
    ///
    /// The result changes whenever either property changes, and completes when both have completed.
    public func combineLatest<Other: PropertyProtocol>(with other: Other) -> Property<(Value, Other.Value)> {
        Property<(Value, Other.Value)>(following: producer.combineLatest(with: other.producer))
    }

    /// A property of the values of two properties.
    ///
    /// See ``combineLatest(with:)``.
    public static func combineLatest<First: PropertyProtocol, Second: PropertyProtocol>(
        _ first: First, _ second: Second
    ) -> Property<(Value, Second.Value)> where First.Value == Value {
        first.combineLatest(with: second)
    }

    /// A property of the values of three or more properties.
    ///
    /// See ``combineLatest(with:)``.
    public static func combineLatest<
        First: PropertyProtocol, Second: PropertyProtocol, Third: PropertyProtocol, each Other: PropertyProtocol
    >(
        _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other
    ) -> Property<(Value, Second.Value, Third.Value, repeat (each Other).Value)> where First.Value == Value {
        Property<(Value, Second.Value, Third.Value, repeat (each Other).Value)>(
            following: SignalProducer<Value, Never>.combineLatest(
                first.producer, second.producer, third.producer, repeat (each others).producer))
    }

    /// A property of the values of all given properties, as an array; nil if there are none.
    ///
    /// See ``combineLatest(with:)``.
    public static func combineLatest<Properties: Sequence>(
        _ properties: Properties
    ) -> Property<[Properties.Element.Value]>? where Properties.Element: PropertyProtocol {
        let producers = properties.map(\.producer)
        guard !producers.isEmpty else { return nil }
        return Property<[Properties.Element.Value]>(following: SignalProducer.combineLatest(producers))
    }

    /// A property of the values of all given properties, as an array.
    ///
    /// See ``combineLatest(with:)``.
    ///
    /// - Parameters:
    ///   - properties: The properties, in order.
    ///   - emptySentinel: The constant value if there are no properties.
    public static func combineLatest<Properties: Sequence>(
        _ properties: Properties, emptySentinel: [Properties.Element.Value]
    ) -> Property<[Properties.Element.Value]> where Properties.Element: PropertyProtocol {
        combineLatest(properties) ?? Property<[Properties.Element.Value]>(value: emptySentinel)
    }
}

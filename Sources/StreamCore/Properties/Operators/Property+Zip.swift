extension PropertyProtocol {
    /// A property of the values of this property and of another, paired in the order in which they came.
    ///
    /// The result changes when both properties have changed again, and completes when either has completed and its
    /// values are paired.
    public func zip<Other: PropertyProtocol>(with other: Other) -> Property<(Value, Other.Value)> {
        Property<(Value, Other.Value)>(following: producer.zip(with: other.producer))
    }

    /// A property of the values of two properties, paired in order.
    ///
    /// See ``zip(with:)``.
    public static func zip<First: PropertyProtocol, Second: PropertyProtocol>(
        _ first: First, _ second: Second
    ) -> Property<(Value, Second.Value)> where First.Value == Value {
        first.zip(with: second)
    }

    /// A property of the values of three or more properties, paired in order.
    ///
    /// See ``zip(with:)``.
    public static func zip<
        First: PropertyProtocol, Second: PropertyProtocol, Third: PropertyProtocol, each Other: PropertyProtocol
    >(
        _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other
    ) -> Property<(Value, Second.Value, Third.Value, repeat (each Other).Value)> where First.Value == Value {
        Property<(Value, Second.Value, Third.Value, repeat (each Other).Value)>(
            following: SignalProducer<Value, Never>.zip(
                first.producer, second.producer, third.producer, repeat (each others).producer))
    }

    /// A property of the values of all given properties, paired in order, as an array; nil if there are none.
    ///
    /// See ``zip(with:)``.
    public static func zip<Properties: Sequence>(
        _ properties: Properties
    ) -> Property<[Properties.Element.Value]>? where Properties.Element: PropertyProtocol {
        let producers = properties.map(\.producer)
        guard !producers.isEmpty else { return nil }
        return Property<[Properties.Element.Value]>(following: SignalProducer.zip(producers))
    }

    /// A property of the values of all given properties, paired in order, as an array.
    ///
    /// See ``zip(with:)``.
    ///
    /// - Parameters:
    ///   - properties: The properties, in order.
    ///   - emptySentinel: The constant value if there are no properties.
    public static func zip<Properties: Sequence>(
        _ properties: Properties, emptySentinel: [Properties.Element.Value]
    ) -> Property<[Properties.Element.Value]> where Properties.Element: PropertyProtocol {
        zip(properties) ?? Property<[Properties.Element.Value]>(value: emptySentinel)
    }
}

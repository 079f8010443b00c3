private final class PromoteValue<NewValue, Failure: Error>: Stage<Never, NewValue, Failure>,
    @unchecked Sendable  // see AnyObserver
{}

extension Source where Value == Never {
    package func promoteValue<NewValue>() -> Source<NewValue, Failure> {
        through { observer, _ in PromoteValue(observer) }
    }
}

extension SignalProducer where Value == Never {
    /// Makes a producer that sends no values usable where a producer of values is needed.
    ///
    /// - Parameter value: The type of the values, which the compiler may infer.
    public func promoteValue<NewValue>(_ value: NewValue.Type = NewValue.self) -> SignalProducer<NewValue, Failure> {
        SignalProducer<NewValue, Failure>(source.promoteValue())
    }

    /// Returns the producer itself, which already has the requested value type.
    public func promoteValue(_ value: Never.Type = Never.self) -> SignalProducer {
        self
    }
}

extension Signal where Value == Never {
    /// Makes a signal that sends no values usable where a signal of values is needed.
    ///
    /// See `SignalProducer/promoteValue(_:)`.
    public func promoteValue<NewValue>(_ value: NewValue.Type = NewValue.self) -> Signal<NewValue, Failure> {
        Signal<NewValue, Failure>(source.promoteValue())
    }

    /// Returns the signal itself, which already has the requested value type.
    public func promoteValue(_ value: Never.Type = Never.self) -> Signal {
        self
    }
}

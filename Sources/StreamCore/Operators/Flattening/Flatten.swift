extension SignalProducer where Value: SignalProducerConvertible, Failure == Value.Failure {
    /// Flattens a stream of streams into one.
    ///
    /// Failure of any stream fails the result at once. Interruption of the outer stream interrupts the result; an
    /// interrupted inner stream counts as completed. Disposal stops all streams.
    ///
    /// - Parameter strategy: Which inner streams run, and when.
    public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
        SignalProducer<Value.Value, Failure>(source.flatMap(strategy) { $0.producer.source })
    }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never {
    /// Flattens a stream of streams that can fail into one.
    ///
    /// See `flatten(_:)` of streams that fail alike.
    public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Failure> {
        SignalProducer<Value.Value, Value.Failure>(source.widened().flatMap(strategy) { $0.producer.source })
    }
}

extension SignalProducer where Value: SignalProducerConvertible, Failure == Never, Value.Failure == Never {
    /// Flattens a stream of streams into one, where nothing can fail.
    ///
    /// See `flatten(_:)` of streams that fail alike.
    public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Never> {
        SignalProducer<Value.Value, Never>(source.flatMap(strategy) { $0.producer.source })
    }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Failure == Never {
    /// Flattens a stream of streams that cannot fail into one.
    ///
    /// See `flatten(_:)` of streams that fail alike.
    public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Failure> {
        SignalProducer<Value.Value, Failure>(source.flatMap(strategy) { $0.producer.source.widened() })
    }
}

extension Signal where Value: SignalProducerConvertible, Failure == Value.Failure {
    /// Flattens a stream of streams into one.
    ///
    /// See `SignalProducer/flatten(_:)`.
    public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
        Signal<Value.Value, Failure>(source.flatMap(strategy) { $0.producer.source })
    }
}

extension Signal where Value: SignalProducerConvertible, Failure == Never {
    /// Flattens a stream of streams that can fail into one.
    ///
    /// See `SignalProducer/flatten(_:)`.
    public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Failure> {
        Signal<Value.Value, Value.Failure>(source.widened().flatMap(strategy) { $0.producer.source })
    }
}

extension Signal where Value: SignalProducerConvertible, Failure == Never, Value.Failure == Never {
    /// Flattens a stream of streams into one, where nothing can fail.
    ///
    /// See `SignalProducer/flatten(_:)`.
    public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Never> {
        Signal<Value.Value, Never>(source.flatMap(strategy) { $0.producer.source })
    }
}

extension Signal where Value: SignalProducerConvertible, Value.Failure == Never {
    /// Flattens a stream of streams that cannot fail into one.
    ///
    /// See `SignalProducer/flatten(_:)`.
    public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Failure> {
        Signal<Value.Value, Failure>(source.flatMap(strategy) { $0.producer.source.widened() })
    }
}

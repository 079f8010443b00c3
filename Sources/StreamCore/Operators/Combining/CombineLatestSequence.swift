extension Source {
    /// Starts the inputs in order; sends the latest value of each, once all have one, whenever one sends.
    ///
    /// Completes at once where there are no inputs.
    package static func combineLatest(_ sources: [Source<Value, Failure>]) -> Source<[Value], Failure> {
        Source<[Value], Failure> { observer, segment in
            guard !sources.isEmpty else { return segment.complete(observer) }
            let array = LatestArray<Value>(count: sources.count)
            let combination = LatestCombination(observer, segment, count: sources.count) { array.values }
            for (index, source) in sources.enumerated() {
                combination.attach(source, ElementSlot(array, index))
            }
        }
    }
}

extension SignalProducer {
    /// Sends the latest values of all producers, as an array, whenever one of them sends.
    ///
    /// See `combineLatest(with:)`.
    ///
    /// Without producers it completes at once, without a value.
    public static func combineLatest<Producers: Sequence>(
        _ producers: Producers
    ) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer<[Value], Failure>(Source<Value, Failure>.combineLatest(producers.map(\.producer.source)))
    }

    /// Sends the latest values of all producers, as an array, whenever one of them sends.
    ///
    /// See `combineLatest(with:)`.
    ///
    /// - Parameters:
    ///   - producers: The producers, in the order in which they are started.
    ///   - emptySentinel: What is sent, before completion, when there are no producers.
    public static func combineLatest<Producers: Sequence>(
        _ producers: Producers, emptySentinel: [Value]
    ) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        let sources = producers.map(\.producer.source)
        return sources.isEmpty
            ? SignalProducer<[Value], Failure>(value: emptySentinel)
            : SignalProducer<[Value], Failure>(Source<Value, Failure>.combineLatest(sources))
    }
}

extension Signal {
    /// Sends the latest values of all signals, as an array.
    ///
    /// See ``SignalProducer/combineLatest(_:)``.
    public static func combineLatest(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(Source<Value, Failure>.combineLatest(signals.map(\.source)))
    }
}

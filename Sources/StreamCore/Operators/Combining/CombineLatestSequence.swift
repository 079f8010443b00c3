extension Source {
    /// Starts the inputs in order; once every input has sent a value, sends the latest values whenever an input sends.
    ///
    /// Completes at once if there are no inputs.
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
    /// Sends the latest values of all producers, as an array, whenever any of them sends.
    ///
    /// See `combineLatest(with:)`.
    ///
    /// Without producers, the result completes at once, without a value.
    public static func combineLatest<Producers: Sequence>(
        _ producers: Producers
    ) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer<[Value], Failure>(Source<Value, Failure>.combineLatest(producers.map(\.producer.source)))
    }

    /// Sends the latest values of all producers, as an array, whenever any of them sends.
    ///
    /// See `combineLatest(with:)`.
    ///
    /// - Parameters:
    ///   - producers: The producers, in the order in which they are started.
    ///   - emptySentinel: The value sent before completion when there are no producers.
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

extension Source {
    /// Starts the inputs in order; sends their first values as a group, then their second values and so on.
    ///
    /// Completes at once if there are no inputs.
    package static func zip(_ sources: [Source<Value, Failure>]) -> Source<[Value], Failure> {
        Source<[Value], Failure> { observer, segment in
            guard !sources.isEmpty else { return segment.complete(observer) }
            let progress = ZipProgress(inputs: sources.count)
            let queues = sources.map { _ in ZipQueue<Value>(progress) }
            let combination = ZipCombination(observer, segment, progress) { queues.map { $0.removeFirst() } }
            for (source, queue) in Swift.zip(sources, queues) { combination.attach(source, queue) }
        }
    }
}

extension SignalProducer {
    /// Groups the values of all producers as arrays: the first values, the second values and so on.
    ///
    /// See `zip(with:)`.
    ///
    /// Without producers, the result completes at once, without a value.
    public static func zip<Producers: Sequence>(_ producers: Producers) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer<[Value], Failure>(Source<Value, Failure>.zip(producers.map(\.producer.source)))
    }

    /// Groups the values of all producers as arrays: the first values, the second values and so on.
    ///
    /// See `zip(with:)`.
    ///
    /// - Parameters:
    ///   - producers: The producers, in the order in which they are started.
    ///   - emptySentinel: The value sent before completion when there are no producers.
    public static func zip<Producers: Sequence>(
        _ producers: Producers, emptySentinel: [Value]
    ) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        let sources = producers.map(\.producer.source)
        return sources.isEmpty
            ? SignalProducer<[Value], Failure>(value: emptySentinel)
            : SignalProducer<[Value], Failure>(Source<Value, Failure>.zip(sources))
    }
}

extension Signal {
    /// Groups the values of all signals as arrays.
    ///
    /// See ``SignalProducer/zip(_:)``.
    public static func zip(_ signals: some Sequence<Signal>) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(Source<Value, Failure>.zip(signals.map(\.source)))
    }
}

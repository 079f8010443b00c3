extension Source {
    /// Starts the inputs in order; sends the first value of each as a group, then the second value of each and so on.
    ///
    /// Completes at once where there are no inputs.
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
    /// Groups the values of all producers as arrays: the first of each, the second of each … See `zip(with:)`.
    ///
    /// Without producers it completes at once, without a value.
    public static func zip<Producers: Sequence>(_ producers: Producers) -> SignalProducer<[Value], Failure>
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer<[Value], Failure>(Source<Value, Failure>.zip(producers.map(\.producer.source)))
    }

    /// Groups the values of all producers as arrays: the first of each, the second of each … See `zip(with:)`.
    ///
    /// - Parameters:
    ///   - producers: The producers, in the order in which they are started.
    ///   - emptySentinel: What is sent, before completion, when there are no producers.
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

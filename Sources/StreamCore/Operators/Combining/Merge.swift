extension Source {
    /// Starts all sources in order; an interrupted source counts as completed.
    package static func merge(_ sources: [Source]) -> Source {
        Source { observer, segment in
            let merge = FlattenMerge(observer, segment)
            for source in sources where segment.isActive { merge.begin(source.node) }
            merge.outerCompleted()
        }
    }
}

extension SignalProducer {
    /// Sends the values of all producers as they arrive.
    ///
    ///     -1-----2---3|->
    ///     ---10----20---30|->
    ///      merge
    ///     -1-10--2-20-3-30|->
    ///
    /// The producers are started in order. The result completes when all producers have completed; an interrupted
    /// producer counts as completed. Failure of any producer fails the result at once. Disposal stops all producers.
    public static func merge<Producers: Sequence>(_ producers: Producers) -> SignalProducer
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer(.merge(producers.map(\.producer.source)))
    }

    /// Sends the values of all producers as they arrive.
    public static func merge(_ producers: SignalProducer...) -> SignalProducer {
        merge(producers)
    }

    /// Sends the values of signals, producers, and anything else that a producer can be made of, as they arrive.
    @_disfavoredOverload
    public static func merge(_ streams: any SignalProducerConvertible<Value, Failure>...) -> SignalProducer {
        merge(streams.map { $0.producer })
    }

    /// Sends the values of this producer and of another as they arrive.
    ///
    /// See `merge(_:)`.
    public func merge(with other: SignalProducer) -> SignalProducer {
        SignalProducer(.merge([source, other.source]))
    }

    /// Sends the values of this producer and of a signal, or anything else that a producer can be made of, as they
    /// arrive.
    ///
    /// See `merge(_:)`.
    @_disfavoredOverload
    public func merge(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        merge(with: other.producer)
    }
}

extension Signal {
    /// Sends the values of all signals as they arrive.
    ///
    /// See `SignalProducer/merge(_:)`.
    public static func merge(_ signals: some Sequence<Signal>) -> Signal {
        Signal(.merge(signals.map(\.source)))
    }

    /// Sends the values of all signals as they arrive.
    ///
    /// See `SignalProducer/merge(_:)`.
    public static func merge(_ signals: Signal...) -> Signal {
        merge(signals)
    }

    /// Sends the values of this signal and of another as they arrive.
    ///
    /// See `SignalProducer/merge(_:)`.
    public func merge(with other: Signal) -> Signal {
        Signal(.merge([source, other.source]))
    }

    /// Sends the values of this signal and of a producer, or anything else that a producer can be made of, as they
    /// arrive.
    ///
    /// The producer is started now. See `SignalProducer/merge(_:)`.
    @_disfavoredOverload
    public func merge(with other: some SignalProducerConvertible<Value, Failure>) -> Signal {
        Signal(.merge([source, other.producer.source]))
    }
}

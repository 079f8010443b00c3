extension Source {
    /// Starts all sources, in order; inputs that are interrupted count as completed.
    package static func merge(_ sources: [Source]) -> Source {
        Source { observer, segment in
            let merge = FlattenMerge(observer, segment)
            for source in sources where segment.isActive { merge.begin(source.node) }
            merge.outerCompleted()
        }
    }
}

extension SignalProducer {
    /// Sends the values of all producers as they come.
    ///
    ///     -1-----2---3|->
    ///     ---10----20---30|->
    ///      merge
    ///     -1-10--2-20-3-30|->
    ///
    /// They are started in order. The result completes when all have completed; interruption of one counts as its
    /// completion. Failure of one fails the result at once. Disposal stops all of them.
    public static func merge<Producers: Sequence>(_ producers: Producers) -> SignalProducer
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer(.merge(producers.map(\.producer.source)))
    }

    /// Sends the values of all producers as they come.
    public static func merge(_ producers: SignalProducer...) -> SignalProducer {
        merge(producers)
    }

    /// Sends the values of signals, producers, and whatever else a producer can be made of, as they come.
    @_disfavoredOverload
    public static func merge(_ streams: any SignalProducerConvertible<Value, Failure>...) -> SignalProducer {
        merge(streams.map { $0.producer })
    }

    /// Sends the values of this producer and of another as they come.
    ///
    /// See `merge(_:)`.
    public func merge(with other: SignalProducer) -> SignalProducer {
        SignalProducer(.merge([source, other.source]))
    }

    /// Sends the values of this producer and of what another can be made of as they come.
    ///
    /// See `merge(_:)`.
    @_disfavoredOverload
    public func merge(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        merge(with: other.producer)
    }
}

extension Signal {
    /// Sends the values of all signals as they come.
    ///
    /// See `SignalProducer/merge(_:)`.
    public static func merge(_ signals: some Sequence<Signal>) -> Signal {
        Signal(.merge(signals.map(\.source)))
    }

    /// Sends the values of all signals as they come.
    ///
    /// See `SignalProducer/merge(_:)`.
    public static func merge(_ signals: Signal...) -> Signal {
        merge(signals)
    }

    /// Sends the values of this signal and of another as they come.
    ///
    /// See `SignalProducer/merge(_:)`.
    public func merge(with other: Signal) -> Signal {
        Signal(.merge([source, other.source]))
    }

    /// Sends the values of this signal, and as they come those of what a producer can be made of, which is started now.
    @_disfavoredOverload
    public func merge(with other: some SignalProducerConvertible<Value, Failure>) -> Signal {
        Signal(.merge([source, other.producer.source]))
    }
}

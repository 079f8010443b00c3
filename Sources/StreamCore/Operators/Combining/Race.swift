extension Source {
    /// Starts the sources in order until one has sent an event; goes on with that one alone.
    package static func race(_ sources: [Source<Value, Failure>]) -> Source {
        Source { observer, segment in
            let race = FlattenRace(observer, segment)
            for source in sources where segment.isActive { race.begin(source.node) }
            race.outerCompleted()
        }
    }
}

extension SignalProducer {
    /// Sends the events of the producer that is first to send one, of whatever kind; the others are disposed of then.
    ///
    ///     ---1--2--3|->
    ///     -10----20--30|->
    ///      race
    ///     -10----20--30|->
    ///
    /// They are started in order, until one of them has sent an event: those after it are not started at all. Failure,
    /// completion and interruption win as values do. Without producers the result completes at once. Disposal stops
    /// those that run. Elsewhere it is called `amb`; `flatten(.race)` does the same with producers that come one by one.
    public static func race<Producers: Sequence>(_ producers: Producers) -> SignalProducer
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer(.race(producers.map(\.producer.source)))
    }

    /// Sends the events of the producer that is first to send one.
    ///
    /// See `race(_:)` of a sequence.
    public static func race(_ producers: SignalProducer...) -> SignalProducer {
        race(producers)
    }

    /// Sends the events of the first to send one among signals, producers, and whatever else a producer can be made of.
    @_disfavoredOverload
    public static func race(_ streams: any SignalProducerConvertible<Value, Failure>...) -> SignalProducer {
        race(streams.map { $0.producer })
    }

    /// Sends the events of this producer or of another, whichever is first to send one.
    ///
    /// See `race(_:)`.
    public func race(with other: SignalProducer) -> SignalProducer {
        SignalProducer(.race([source, other.source]))
    }

    /// Sends the events of this producer or of what another can be made of, whichever is first to send one.
    ///
    /// See `race(_:)`.
    @_disfavoredOverload
    public func race(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        race(with: other.producer)
    }
}

extension Signal {
    /// Sends the events of the signal that is first to send one from now on; the others are no longer observed then.
    ///
    /// See `SignalProducer/race(_:)`.
    public static func race(_ signals: some Sequence<Signal>) -> Signal {
        Signal(.race(signals.map(\.source)))
    }

    /// Sends the events of the signal that is first to send one from now on.
    ///
    /// See `SignalProducer/race(_:)`.
    public static func race(_ signals: Signal...) -> Signal {
        race(signals)
    }

    /// Sends the events of this signal or of another, whichever is first to send one from now on.
    ///
    /// See `SignalProducer/race(_:)`.
    public func race(with other: Signal) -> Signal {
        Signal(.race([source, other.source]))
    }

    /// Sends the events of this signal or of what a producer can be made of, which is started now, whichever is first.
    @_disfavoredOverload
    public func race(with other: some SignalProducerConvertible<Value, Failure>) -> Signal {
        Signal(.race([source, other.producer.source]))
    }
}

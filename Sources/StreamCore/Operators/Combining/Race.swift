extension Source {
    /// Starts the sources in order until a source has sent an event, then continues with that source alone.
    package static func race(_ sources: [Source<Value, Failure>]) -> Source {
        Source { observer, segment in
            let race = FlattenRace(observer, segment)
            for source in sources where segment.isActive { race.begin(source.node) }
            race.outerCompleted()
        }
    }
}

extension SignalProducer {
    /// Sends the events of the producer that sends the first event of any kind, and disposes of the other producers.
    ///
    ///     ---1--2--3|->
    ///     -10----20--30|->
    ///      race
    ///     -10----20--30|->
    ///
    /// The producers are started in order until one of them has sent an event; the producers after the winner never
    /// start. Failure, completion and interruption win as values do. Without producers the result completes at once.
    /// Disposal stops the running producers. Rx calls this operator `amb`; `flatten(.race)` does the same for producers
    /// that arrive one by one.
    public static func race<Producers: Sequence>(_ producers: Producers) -> SignalProducer
    where Producers.Element: SignalProducerConvertible<Value, Failure> {
        SignalProducer(.race(producers.map(\.producer.source)))
    }

    /// Sends the events of the producer that sends the first event.
    ///
    /// See `race(_:)` of a sequence.
    public static func race(_ producers: SignalProducer...) -> SignalProducer {
        race(producers)
    }

    /// Sends the events of the first stream to send: signals, producers, and anything else that a producer can be made
    /// of.
    @_disfavoredOverload
    public static func race(_ streams: any SignalProducerConvertible<Value, Failure>...) -> SignalProducer {
        race(streams.map { $0.producer })
    }

    /// Sends the events of this producer or of another, whichever sends first.
    ///
    /// See `race(_:)`.
    public func race(with other: SignalProducer) -> SignalProducer {
        SignalProducer(.race([source, other.source]))
    }

    /// Sends the events of this producer or of a signal, or anything else that a producer can be made of: the first to
    /// send.
    ///
    /// See `race(_:)`.
    @_disfavoredOverload
    public func race(with other: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        race(with: other.producer)
    }
}

extension Signal {
    /// Sends the events of the signal that sends first from now on, and stops observing the other signals.
    ///
    /// See `SignalProducer/race(_:)`.
    public static func race(_ signals: some Sequence<Signal>) -> Signal {
        Signal(.race(signals.map(\.source)))
    }

    /// Sends the events of the signal that sends first from now on.
    ///
    /// See `SignalProducer/race(_:)`.
    public static func race(_ signals: Signal...) -> Signal {
        race(signals)
    }

    /// Sends the events of this signal or of another, whichever sends first from now on.
    ///
    /// See `SignalProducer/race(_:)`.
    public func race(with other: Signal) -> Signal {
        Signal(.race([source, other.source]))
    }

    /// Sends the events of this signal or of anything that a producer can be made of, started now, whichever sends
    /// first.
    @_disfavoredOverload
    public func race(with other: some SignalProducerConvertible<Value, Failure>) -> Signal {
        Signal(.race([source, other.producer.source]))
    }
}

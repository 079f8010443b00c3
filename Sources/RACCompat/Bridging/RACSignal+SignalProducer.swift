public import StreamCore

extension SignalProducer where Value == Any?, Failure == any Swift.Error {
    /// Makes a producer that subscribes to a dynamic signal for every start.
    ///
    /// A nil error becomes `RACBridgeError.nilError`. Disposing a start ends its subscription.
    public init(_ signal: RACSignal) {
        self.init(
            Source { observer, segment in
                signal.subscribe(observer, segment) { value in segment.send(value, to: observer) }
            })
    }
}

extension RACSignal: SignalProducerConvertible {
    /// A producer that subscribes to the signal for every start.
    ///
    /// See `SignalProducer/init(_:)`.
    public final var producer: SignalProducer<Any?, any Error> { SignalProducer(self) }

    /// Makes a producer of typed values that subscribes to the signal for every start.
    ///
    /// The producer fails with `RACBridgeError.unexpectedValue` at a value of another type; nil is a value of every
    /// optional type, and `RACUnit` is `()`.
    ///
    ///     names.producer(of: String.self)
    public final func producer<Value>(of type: Value.Type) -> SignalProducer<Value, any Error> {
        producer { value in try typedValue(value, as: type) }
    }

    /// Makes a producer of what `convert` makes of every value; the producer fails with what that throws.
    final func producer<Value>(
        converting convert: @escaping (Any?) throws -> Value
    ) -> SignalProducer<Value, any Error> {
        SignalProducer<Value, any Error>(
            Source { observer, segment in
                self.subscribe(observer, segment) { value in
                    do {
                        segment.send(try convert(value), to: observer)
                    } catch {
                        segment.fail(error, observer)
                    }
                }
            })
    }

    fileprivate final func subscribe<Value>(
        _ observer: Observer<Value, any Error>, _ segment: Segment, next: @escaping (Any?) -> Void
    ) {
        segment.add(
            input(
                next: next,
                error: { error in segment.fail(error ?? RACBridgeError.nilError, observer) },
                completed: { segment.complete(observer) }))
    }
}

extension Signal where Value == Any?, Failure == any Swift.Error {
    /// Makes a hot signal of a dynamic one, which is subscribed to now, once.
    ///
    /// The subscription ends with the signal: when nobody references or observes it any more.
    public convenience init(_ signal: RACSignal) {
        self.init { observer, lifetime in
            lifetime += signal.subscribeNext(
                { observer.send(value: $0) },
                error: { observer.send(error: $0 ?? RACBridgeError.nilError) },
                completed: { observer.sendCompleted() })
        }
    }
}

extension RACSignal {
    /// Makes a hot signal of typed values, which is subscribed to now, once.
    ///
    /// It fails with `RACBridgeError.unexpectedValue` at a value of another type. The subscription ends with the signal:
    /// when nobody references or observes it any more.
    ///
    ///     let names = textField.signal(of: String.self)
    public final func signal<Value>(of type: Value.Type) -> Signal<Value, any Error> {
        Signal { observer, lifetime in
            lifetime += producer(of: type).start(observer)
        }
    }
}

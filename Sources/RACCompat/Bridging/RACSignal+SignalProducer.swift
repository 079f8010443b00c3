public import StreamCore

extension SignalProducer where Value == Any?, Failure == any Swift.Error {
    /// Creates a producer that subscribes to a dynamic signal for every start.
    ///
    /// A nil error becomes `RACBridgeError.nilError`. Disposal of a start ends its subscription.
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
    /// A nil error becomes `RACBridgeError.nilError`; see `SignalProducer/init(_:)`.
    public final var producer: SignalProducer<Any?, any Error> { SignalProducer(self) }

    /// Returns a producer of typed values that subscribes to the signal for every start.
    ///
    /// The producer fails with `RACBridgeError.unexpectedValue` at a value of another type; nil is a value of every
    /// optional type, and `RACUnit` is `()`.
    ///
    ///     names.producer(of: String.self)
    public final func producer<Value>(of type: Value.Type) -> SignalProducer<Value, any Error> {
        producer { value in try typedValue(value, as: type) }
    }

    /// Returns a producer of the results of `convert`; it fails with the error that `convert` throws.
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
    /// Creates a hot signal of a dynamic signal, which is subscribed to once, in this call.
    ///
    /// The subscription ends with the hot signal, when the hot signal is neither referenced nor observed any more.
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
    /// Returns a hot signal of typed values; the receiver is subscribed to once, in this call.
    ///
    /// The hot signal fails with `RACBridgeError.unexpectedValue` at a value of another type. The subscription ends
    /// with the hot signal, when the hot signal is neither referenced nor observed any more.
    ///
    ///     let names = textField.signal(of: String.self)
    public final func signal<Value>(of type: Value.Type) -> Signal<Value, any Error> {
        Signal { observer, lifetime in
            lifetime += producer(of: type).start(observer)
        }
    }
}

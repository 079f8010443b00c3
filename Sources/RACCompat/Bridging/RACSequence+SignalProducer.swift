public import StreamCore

extension RACSequence {
    /// A producer that walks along the sequence for every start, inside the call, and completes.
    ///
    /// Values are computed as they are sent, and remembered; disposing a start ends its walk.
    public final var producer: SignalProducer<Any, Never> { SignalProducer(self) }

    /// Returns a producer of typed values that walks along the sequence for every start, inside the call.
    ///
    /// The producer fails with `RACBridgeError.unexpectedValue` at a value of another type.
    ///
    ///     names.rac_sequence.producer(of: String.self)
    public final func producer<Value>(of type: Value.Type) -> SignalProducer<Value, any Error> {
        producer.attemptMap { value in
            guard let typed = value as? Value else {
                throw RACBridgeError.unexpectedValue(expected: type, actual: Swift.type(of: value))
            }
            return typed
        }
    }
}

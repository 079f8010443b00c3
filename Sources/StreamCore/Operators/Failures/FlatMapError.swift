/// Forwards a stream, and starts the replacement when the stream fails.
private final class Replacing<Value, Failure: Error, NewFailure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let observer: Observer<Value, NewFailure>
    private let segment: Segment
    private let token: MemberToken
    private let transform: (Failure) -> Source<Value, NewFailure>

    init(
        _ observer: Observer<Value, NewFailure>, _ segment: Segment, _ token: MemberToken,
        _ transform: @escaping (Failure) -> Source<Value, NewFailure>
    ) {
        self.observer = observer
        self.segment = segment
        self.token = token
        self.transform = transform
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func complete() { segment.complete(observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(observer) } }

    override func fail(_ failure: Failure) {
        guard segment.isActive else { return }
        segment.remove(token)
        let (child, _) = segment.makeChild()
        let replacement = transform(failure)
        if child.isActive { replacement.attach(PassingInput(observer, segment), child) }
    }
}

extension Source {
    package func flatMapError<NewFailure>(
        _ transform: @escaping (Failure) -> Source<Value, NewFailure>
    ) -> Source<Value, NewFailure> {
        Source<Value, NewFailure>(following: self) { observer, segment in
            let (child, token) = segment.makeChild()
            self.attach(Replacing(observer, segment, token, transform), child)
        }
    }
}

extension SignalProducer {
    /// Continues with another producer when this one fails.
    ///
    ///     -1--2-X>
    ///      flatMapError { _ in -8--9|-> }
    ///     -1--2--8--9|->
    ///
    /// Completion and interruption pass at once; the events of the replacement pass unchanged. The closure runs on the
    /// thread that sends the failure. Disposal stops the running producer.
    ///
    /// - Parameter transform: Returns the replacement for a failure.
    public func flatMapError<NewFailure>(
        _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
    ) -> SignalProducer<Value, NewFailure> {
        SignalProducer<Value, NewFailure>(source.flatMapError { transform($0).source })
    }

    /// Continues with a signal, or anything else that a producer can be made of, when this producer fails.
    @_disfavoredOverload
    public func flatMapError<Inner: SignalProducerConvertible>(
        _ transform: @escaping (Failure) -> Inner
    ) -> SignalProducer<Value, Inner.Failure> where Inner.Value == Value {
        SignalProducer<Value, Inner.Failure>(source.flatMapError { transform($0).producer.source })
    }
}

extension Signal {
    /// Continues with a producer when this signal fails.
    ///
    /// See `SignalProducer/flatMapError(_:)`. The replacement stops when the resulting signal ends, or when that signal
    /// is neither referenced nor observed any more.
    public func flatMapError<NewFailure>(
        _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
    ) -> Signal<Value, NewFailure> {
        Signal<Value, NewFailure>(source.flatMapError { transform($0).source })
    }

    /// Continues with a signal, or anything else that a producer can be made of, when this signal fails.
    @_disfavoredOverload
    public func flatMapError<Inner: SignalProducerConvertible>(
        _ transform: @escaping (Failure) -> Inner
    ) -> Signal<Value, Inner.Failure> where Inner.Value == Value {
        Signal<Value, Inner.Failure>(source.flatMapError { transform($0).producer.source })
    }
}

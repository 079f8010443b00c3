private final class DefaultIfEmpty<Value, Failure: Error>: FollowingInput<Value, Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let defaultValue: Value
    private var isEmpty = true

    init(_ downstream: Observer<Value, Failure>, _ segment: Segment, _ defaultValue: Value) {
        self.defaultValue = defaultValue
        super.init(downstream, segment)
    }

    override func receive(_ value: Value) {
        isEmpty = false
        forward(value)
    }

    override func complete() {
        if isEmpty { forward(defaultValue) }
        super.complete()
    }
}

/// Forwards a stream, and starts the replacement when the stream completes without a value.
private final class SwitchIfEmpty<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let observer: Observer<Value, Failure>
    private let segment: Segment
    private let token: MemberToken
    private let replacement: Source<Value, Failure>
    private var isEmpty = true

    init(
        _ observer: Observer<Value, Failure>, _ segment: Segment, _ token: MemberToken,
        _ replacement: Source<Value, Failure>
    ) {
        self.observer = observer
        self.segment = segment
        self.token = token
        self.replacement = replacement
        super.init()
    }

    override func receive(_ value: Value) {
        isEmpty = false
        segment.send(value, to: observer)
    }

    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func interrupt() { if segment.isActive { segment.interrupt(observer) } }

    override func complete() {
        guard isEmpty else { return segment.complete(observer) }
        guard segment.isActive else { return }
        segment.remove(token)
        let child = segment.makeChild().child
        if child.isActive { replacement.attach(PassingInput(observer, segment), child) }
    }
}

extension Source {
    package func ifEmpty(_ defaultValue: Value) -> Source {
        Source(following: self) { observer, segment in
            DefaultIfEmpty(observer, segment, defaultValue).attach(to: self)
        }
    }

    package func ifEmpty(switchTo replacement: Source) -> Source {
        Source(following: self) { observer, segment in
            let (child, token) = segment.makeChild()
            self.attach(SwitchIfEmpty(observer, segment, token, replacement), child)
        }
    }
}

extension SignalProducer {
    /// Sends a default value when the stream completes without having sent a value.
    ///
    ///     -----|->
    ///      ifEmpty(0)
    ///     -----0|->
    ///
    /// Values, failure and interruption pass at once. Combine calls this operator `replaceEmpty(with:)`, Rx
    /// `defaultIfEmpty`.
    ///
    /// - Parameter defaultValue: The value sent before completion if the stream has sent none.
    public func ifEmpty(_ defaultValue: Value) -> SignalProducer {
        SignalProducer(source.ifEmpty(defaultValue))
    }

    /// Continues with another producer when this one completes without having sent a value.
    ///
    ///     -----|->
    ///      ifEmpty(switchTo: -8--9|->)
    ///     ------8--9|->
    ///
    /// Values, failure and interruption pass at once; the events of the replacement pass unchanged. The replacement is
    /// started on the thread that completes, and not before. Disposal stops the running producer.
    ///
    /// - Parameter replacement: The producer that continues an empty stream.
    public func ifEmpty(switchTo replacement: SignalProducer) -> SignalProducer {
        SignalProducer(source.ifEmpty(switchTo: replacement.source))
    }

    /// Continues with a signal, or anything else that a producer can be made of, when this producer completes without
    /// having sent a value.
    @_disfavoredOverload
    public func ifEmpty(switchTo replacement: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        ifEmpty(switchTo: replacement.producer)
    }
}

extension Signal {
    /// Sends a default value when the signal completes without having sent a value.
    ///
    /// See ``SignalProducer/ifEmpty(_:)``.
    public func ifEmpty(_ defaultValue: Value) -> Signal {
        Signal(source.ifEmpty(defaultValue))
    }

    /// Continues with a producer when this signal completes without having sent a value.
    ///
    /// See `SignalProducer/ifEmpty(switchTo:)`. The replacement stops when the resulting signal ends, or when that
    /// signal is neither referenced nor observed any more.
    public func ifEmpty(switchTo replacement: SignalProducer<Value, Failure>) -> Signal {
        Signal(source.ifEmpty(switchTo: replacement.source))
    }

    /// Continues with another signal, or anything else that a producer can be made of, when this signal completes
    /// without having sent a value.
    @_disfavoredOverload
    public func ifEmpty(switchTo replacement: some SignalProducerConvertible<Value, Failure>) -> Signal {
        ifEmpty(switchTo: replacement.producer)
    }
}

/// The root of a flattened stream.
class FlattenedNode: SourceNode, @unchecked Sendable {  // see SourceNode
    /// The only inner stream, if the outer stream is immediate: the result then is that inner stream.
    func onlyInner() -> SourceNode? { nil }

    /// Whether interruption of an inner stream counts as its completion.
    var hidesInterruption: Bool { true }
}

private final class FlatMapNode<Input, Output, Failure: Error>: FlattenedNode, @unchecked Sendable {  // see SourceNode
    private let upstream: Source<Input, Failure>
    private let strategy: FlattenStrategy
    private let transform: (Input) -> Source<Output, Failure>

    init(
        _ upstream: Source<Input, Failure>, _ strategy: FlattenStrategy,
        _ transform: @escaping (Input) -> Source<Output, Failure>
    ) {
        self.upstream = upstream
        self.strategy = strategy
        self.transform = transform
        super.init(next: nil)
    }

    override var hidesInterruption: Bool { strategy.hidesInterruption }

    override var label: StreamLabel? { upstream.label }

    override func onlyInner() -> SourceNode? {
        guard upstream.node.isImmediate else { return nil }
        return transform(unsafeDowncast(upstream.node, to: ValueNode<Input, Failure>.self).read()).node
    }

    override func start(_ observer: AnyObserver, _ segment: Segment) {
        let observer = unsafeDowncast(observer, to: Observer<Output, Failure>.self)
        if let inner = onlyInner() {
            startOnly(inner, observer, segment)
        } else {
            upstream.attach(OuterStream(flattening(observer, segment), transform), within: segment)
        }
    }

    private func flattening(
        _ observer: Observer<Output, Failure>, _ segment: Segment
    ) -> Flattening<Output, Failure> {
        switch strategy.kind {
        case .concurrent(limit: .max): FlattenMerge(observer, segment)
        case .concurrent(let limit): FlattenLimited(observer, segment, limit: limit)
        case .latest: FlattenLatest(observer, segment)
        case .race: FlattenRace(observer, segment)
        case .throttle: FlattenFirst(observer, segment)
        }
    }

    /// Starts the only inner stream.
    ///
    /// A loop unwraps inner streams that are themselves flattened from an immediate stream, so that a stream can be
    /// flattened out of itself without end.
    private func startOnly(_ inner: SourceNode, _ observer: Observer<Output, Failure>, _ segment: Segment) {
        var inner = inner
        var hidesInterruption = self.hidesInterruption
        while segment.isActive, let flattened = inner as? FlattenedNode, let next = flattened.onlyInner() {
            inner = next
            // An interruption that any level turns into a completion stays a completion for the levels around it.
            hidesInterruption = hidesInterruption || flattened.hidesInterruption
        }
        guard segment.isActive else { return }
        if inner.isImmediate {
            inner.start(observer, segment)
        } else {
            let only = OnlyStream(observer, segment, hidesInterruption)
            Source<Output, Failure>(node: inner).attach(only, within: segment)
        }
    }
}

/// The only inner stream of its result.
private final class OnlyStream<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let observer: Observer<Value, Failure>
    private let segment: Segment
    private let hidesInterruption: Bool

    init(_ observer: Observer<Value, Failure>, _ segment: Segment, _ hidesInterruption: Bool) {
        self.observer = observer
        self.segment = segment
        self.hidesInterruption = hidesInterruption
        super.init()
    }

    override func receive(_ value: Value) { segment.send(value, to: observer) }
    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func complete() { segment.complete(observer) }

    override func interrupt() {
        guard segment.isActive else { return }
        if hidesInterruption { segment.complete(observer) } else { segment.interrupt(observer) }
    }
}

extension Source {
    package func flatMap<Output>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Source<Output, Failure>
    ) -> Source<Output, Failure> {
        Source<Output, Failure>(node: FlatMapNode(self, strategy, transform))
    }
}

extension SignalProducer {
    /// Makes a stream of every value and flattens the streams into one.
    ///
    ///     -----1---------2----|->
    ///      flatMap(.merge) { n in -n-n| }
    ///     ------1-1-------2-2-|->
    ///
    /// Failure of this stream or of an inner stream fails the result at once. Interruption of this stream interrupts
    /// the result; an interrupted inner stream counts as completed. Disposal stops this stream and the inner streams.
    /// The closure runs on the sending thread; the events of inner streams are delivered one at a time, on the threads
    /// that send them.
    ///
    /// - Parameters:
    ///   - strategy: Which inner streams run, and when.
    ///   - transform: Returns the inner stream for a value.
    public func flatMap<Output>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.flatMap(strategy) { transform($0).source })
    }

    /// Makes a signal, or anything else that a producer can be made of, of every value and flattens them into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Failure {
        SignalProducer<Inner.Value, Failure>(source.flatMap(strategy) { transform($0).producer.source })
    }

    /// Makes a stream that cannot fail of every value and flattens the streams into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> SignalProducer<Inner.Value, Failure> where Inner.Failure == Never {
        SignalProducer<Inner.Value, Failure>(source.flatMap(strategy) { transform($0).producer.source.widened() })
    }
}

extension SignalProducer where Failure == Never {
    /// Makes a producer that can fail of every value and flattens the producers into one.
    @_disfavoredOverload
    public func flatMap<Output, NewFailure>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Output, NewFailure>
    ) -> SignalProducer<Output, NewFailure> {
        SignalProducer<Output, NewFailure>(source.widened().flatMap(strategy) { transform($0).source })
    }

    /// Makes a stream that can fail of every value and flattens the streams into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> SignalProducer<Inner.Value, Inner.Failure> {
        SignalProducer<Inner.Value, Inner.Failure>(
            source.widened().flatMap(strategy) { transform($0).producer.source })
    }

    /// Makes a signal that cannot fail, or anything else that a producer can be made of, of every value and flattens them
    /// into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> SignalProducer<Inner.Value, Never> where Inner.Failure == Never {
        SignalProducer<Inner.Value, Never>(source.flatMap(strategy) { transform($0).producer.source })
    }
}

extension Signal {
    /// Makes a stream of every value and flattens the streams into one.
    ///
    /// See `SignalProducer/flatMap(_:_:)`.
    public func flatMap<Output>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Output, Failure>
    ) -> Signal<Output, Failure> {
        Signal<Output, Failure>(source.flatMap(strategy) { transform($0).source })
    }

    /// Makes a signal, or anything else that a producer can be made of, of every value and flattens them into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        Signal<Inner.Value, Failure>(source.flatMap(strategy) { transform($0).producer.source })
    }

    /// Makes a stream that cannot fail of every value and flattens the streams into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> Signal<Inner.Value, Failure> where Inner.Failure == Never {
        Signal<Inner.Value, Failure>(source.flatMap(strategy) { transform($0).producer.source.widened() })
    }
}

extension Signal where Failure == Never {
    /// Makes a producer that can fail of every value and flattens the producers into one.
    @_disfavoredOverload
    public func flatMap<Output, NewFailure>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Output, NewFailure>
    ) -> Signal<Output, NewFailure> {
        Signal<Output, NewFailure>(source.widened().flatMap(strategy) { transform($0).source })
    }

    /// Makes a stream that can fail of every value and flattens the streams into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> Signal<Inner.Value, Inner.Failure> {
        Signal<Inner.Value, Inner.Failure>(
            source.widened().flatMap(strategy) { transform($0).producer.source })
    }

    /// Makes a signal that cannot fail, or anything else that a producer can be made of, of every value and flattens them
    /// into one.
    @_disfavoredOverload
    public func flatMap<Inner: SignalProducerConvertible>(
        _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
    ) -> Signal<Inner.Value, Never> where Inner.Failure == Never {
        Signal<Inner.Value, Never>(source.flatMap(strategy) { transform($0).producer.source })
    }
}

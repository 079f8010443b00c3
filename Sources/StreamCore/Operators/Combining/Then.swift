/// Runs the first part for its completion alone, then the second part.
private class ThenParts<Failure: Error>: PairNode, @unchecked Sendable {  // see PairNode
    func attachIgnored(_ node: SourceNode, _ succession: Succession<Failure>, _ child: Segment, _ token: MemberToken) {
        fatalError("A node knows the type of the values that it ignores.")
    }
}

private final class ThenNode<Ignored, Value, Failure: Error>: ThenParts<Failure>,
    @unchecked Sendable  // see PairNode
{
    override func start(_ observer: AnyObserver, _ segment: Segment) {
        let observer = unsafeDowncast(observer, to: Observer<Value, Failure>.self)
        SuccessionOf<Value, Failure>(self, observer, segment).advance()
    }

    override func attachIgnored(
        _ node: SourceNode, _ succession: Succession<Failure>, _ child: Segment, _ token: MemberToken
    ) {
        Source<Ignored, Failure>(node: node).attach(IgnoredPart(succession, token), child)
    }
}

/// The remaining parts of one start; before the last part, only the terminal events matter.
private class Succession<Failure: Error>: @unchecked Sendable {  // parts follow one another
    final let segment: Segment
    private final let trampoline = Trampoline()
    /// The remaining parts, next part last, each with the node that ignores its values; the final part has no such
    /// node.
    private final var parts: [(node: SourceNode, owner: ThenParts<Failure>?)]

    init(_ node: SourceNode, _ segment: Segment) {
        self.segment = segment
        parts = [(node, nil)]
    }

    func attachLast(_ node: SourceNode, _ child: Segment) {}
    func fail(_ failure: Failure) {}
    func interrupt() {}

    final func advance() {
        trampoline.bounce { startNext() }
    }

    private final func startNext() {
        guard segment.isActive, let (node, owner) = takeNext() else { return }
        let (child, token) = segment.makeChild()
        guard child.isActive else { return }
        if let owner { owner.attachIgnored(node, self, child, token) } else { attachLast(node, child) }
    }

    /// Descends to the first part of the next tree, and leaves the other parts for later.
    private final func takeNext() -> (node: SourceNode, owner: ThenParts<Failure>?)? {
        guard var next = parts.popLast() else { return nil }
        while let tree = next.node as? ThenParts<Failure>, let first = tree.first, let second = tree.second {
            parts.append((second, next.owner))
            next = (first, tree)
        }
        return next
    }
}

private final class SuccessionOf<Value, Failure: Error>: Succession<Failure>, @unchecked Sendable {  // see Succession
    private let observer: Observer<Value, Failure>

    init(_ node: SourceNode, _ observer: Observer<Value, Failure>, _ segment: Segment) {
        self.observer = observer
        super.init(node, segment)
    }

    override func attachLast(_ node: SourceNode, _ child: Segment) {
        Source(node: node).attach(PassingInput(observer, segment), child)
    }

    override func fail(_ failure: Failure) { segment.fail(failure, observer) }
    override func interrupt() { segment.interrupt(observer) }
}

private final class IgnoredPart<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let succession: Succession<Failure>
    private let token: MemberToken

    init(_ succession: Succession<Failure>, _ token: MemberToken) {
        self.succession = succession
        self.token = token
        super.init()
    }

    override func fail(_ failure: Failure) { succession.fail(failure) }
    override func interrupt() { if succession.segment.isActive { succession.interrupt() } }

    override func complete() {
        guard succession.segment.isActive else { return }
        succession.segment.remove(token)
        succession.advance()
    }
}

extension Source {
    /// Ignores the values of this source and starts `next` when it has completed.
    ///
    /// A chain of any length, however it was built, starts, runs and is freed in constant stack.
    package func then<Output>(_ next: Source<Output, Failure>) -> Source<Output, Failure> {
        Source<Output, Failure>(node: ThenNode<Value, Output, Failure>(node, next.node))
    }
}

extension SignalProducer {
    /// Ignores the values of this producer and starts another when it has completed.
    ///
    ///     -1--2|
    ///      then(-3--4|)
    ///     --------3--4|->
    ///
    /// Failure and interruption of this producer pass at once; the events of the other producer pass unchanged.
    /// Disposal stops the running producer.
    public func then<Output>(_ replacement: SignalProducer<Output, Failure>) -> SignalProducer<Output, Failure> {
        SignalProducer<Output, Failure>(source.then(replacement.source))
    }

    /// Ignores the values of this producer and starts another of the same type when it has completed.
    public func then(_ replacement: SignalProducer) -> SignalProducer {
        SignalProducer(source.then(replacement.source))
    }

    /// Ignores the values of this producer and starts a signal, or anything else that a producer can be made of, when
    /// it has completed.
    @_disfavoredOverload
    public func then<Replacement: SignalProducerConvertible>(
        _ replacement: Replacement
    ) -> SignalProducer<Replacement.Value, Failure> where Replacement.Failure == Failure {
        SignalProducer<Replacement.Value, Failure>(source.then(replacement.producer.source))
    }

    /// Ignores the values of this producer and starts a stream that cannot fail when it has completed.
    @_disfavoredOverload
    public func then<Replacement: SignalProducerConvertible>(
        _ replacement: Replacement
    ) -> SignalProducer<Replacement.Value, Failure> where Replacement.Failure == Never {
        SignalProducer<Replacement.Value, Failure>(source.then(replacement.producer.source.widened()))
    }
}

extension SignalProducer where Failure == Never {
    /// Ignores the values of this producer and starts another, which can fail, when it has completed.
    @_disfavoredOverload
    public func then<Output, NewFailure>(
        _ replacement: SignalProducer<Output, NewFailure>
    ) -> SignalProducer<Output, NewFailure> {
        SignalProducer<Output, NewFailure>(source.widened().then(replacement.source))
    }

    /// Ignores the values of this producer and starts a stream that can fail when it has completed.
    @_disfavoredOverload
    public func then<Replacement: SignalProducerConvertible>(
        _ replacement: Replacement
    ) -> SignalProducer<Replacement.Value, Replacement.Failure> {
        SignalProducer<Replacement.Value, Replacement.Failure>(
            source.widened().then(replacement.producer.source))
    }

    /// Ignores the values of this producer and starts a signal, or anything else that a producer can be made of, when
    /// it has completed.
    @_disfavoredOverload
    public func then<Replacement: SignalProducerConvertible>(
        _ replacement: Replacement
    ) -> SignalProducer<Replacement.Value, Never> where Replacement.Failure == Never {
        SignalProducer<Replacement.Value, Never>(source.then(replacement.producer.source))
    }
}

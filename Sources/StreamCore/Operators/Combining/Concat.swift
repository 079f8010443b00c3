private final class ConcatNode<Value, Failure: Error>: PairNode, @unchecked Sendable {  // see PairNode
    override func start(_ observer: AnyObserver, _ segment: Segment) {
        Concatenation(self, unsafeDowncast(observer, to: Observer<Value, Failure>.self), segment).advance()
    }
}

/// The remaining parts of one start.
private final class Concatenation<Value, Failure: Error>: @unchecked Sendable {  // parts follow one another
    let observer: Observer<Value, Failure>
    let segment: Segment
    private let trampoline = Trampoline()
    /// The remaining parts, next part last.
    private var parts: [SourceNode]

    init(_ node: SourceNode, _ observer: Observer<Value, Failure>, _ segment: Segment) {
        self.observer = observer
        self.segment = segment
        parts = [node]
    }

    func advance() {
        trampoline.bounce { startNext() }
    }

    /// Starts the next part that is not a single immediate value.
    private func startNext() {
        while segment.isActive {
            guard let node = takeNext() else { return segment.complete(observer) }
            if node.isImmediate {
                node.sendImmediate(to: observer, segment)
            } else {
                let (child, token) = segment.makeChild()
                if child.isActive { Source(node: node).attach(ConcatenatedPart(self, token), child) }
                return
            }
        }
    }

    /// Descends to the first part of the next tree, and leaves the other parts for later.
    private func takeNext() -> SourceNode? {
        guard var node = parts.popLast() else { return nil }
        while let tree = node as? ConcatNode<Value, Failure>, let first = tree.first, let second = tree.second {
            parts.append(second)
            node = first
        }
        return node
    }
}

private final class ConcatenatedPart<Value, Failure: Error>: InnerInput<Value, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let concatenation: Concatenation<Value, Failure>

    init(_ concatenation: Concatenation<Value, Failure>, _ token: MemberToken) {
        self.concatenation = concatenation
        super.init(concatenation.segment, concatenation.observer, token)
    }

    package override func ended() { concatenation.advance() }
}

extension Source {
    /// Starts `next` when this source has completed or was interrupted.
    ///
    /// A chain of any length, however it was built, starts, runs and is freed in constant stack.
    package func concat(_ next: Source) -> Source {
        Source(node: ConcatNode<Value, Failure>(node, next.node))
    }
}

extension SignalProducer {
    /// Starts another producer when this one has completed.
    ///
    ///     -1--2|
    ///      concat(-3--4|)
    ///     -1--2---3--4|->
    ///
    /// Failure of either producer fails the result at once. An interrupted producer counts as completed, as with
    /// `flatten(.concat)`. Disposal stops the running producer.
    public func concat(_ next: SignalProducer) -> SignalProducer {
        SignalProducer(source.concat(next.source))
    }

    /// Starts a signal, or anything else that a producer can be made of, when this producer has completed.
    @_disfavoredOverload
    public func concat(_ next: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        concat(next.producer)
    }

    /// Sends one more value before completion.
    public func concat(value: Value) -> SignalProducer {
        concat(SignalProducer(value: value))
    }

    /// Fails when this producer completes.
    public func concat(error failure: Failure) -> SignalProducer {
        concat(SignalProducer(error: failure))
    }

    /// Starts this producer when another has completed.
    ///
    /// See `concat(_:)`.
    public func prefix(_ previous: SignalProducer) -> SignalProducer {
        previous.concat(self)
    }

    /// Starts this producer when a signal, or anything else that a producer can be made of, has completed.
    @_disfavoredOverload
    public func prefix(_ previous: some SignalProducerConvertible<Value, Failure>) -> SignalProducer {
        previous.producer.concat(self)
    }

    /// Sends a value before the values of this producer.
    public func prefix(value: Value) -> SignalProducer {
        SignalProducer(value: value).concat(self)
    }
}

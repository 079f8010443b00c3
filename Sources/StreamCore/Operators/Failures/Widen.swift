private final class Widen<Value, Failure: Error>: Observer<Value, Never>, @unchecked Sendable {  // see AnyObserver
    private let downstream: Observer<Value, Failure>

    init(_ downstream: Observer<Value, Failure>) {
        self.downstream = downstream
        super.init(next: downstream)
    }

    override func receive(_ value: Value) { downstream.receive(value) }
    override func complete() { downstream.complete() }
    override func interrupt() { downstream.interrupt() }
}

extension Source where Failure == Never {
    /// The same source where one that can fail is asked for; an immediate source stays one.
    package func widened<NewFailure>(to failure: NewFailure.Type = NewFailure.self) -> Source<Value, NewFailure> {
        guard node.isImmediate else { return through { observer, _ in Widen(observer) } }
        let value = unsafeDowncast(node, to: ImmediateNode<Value, Never>.self).read()
        return Source<Value, NewFailure>(node: ImmediateNode<Value, NewFailure>(value))
    }
}

/// The root of a source that sends exactly one value, then completion.
///
/// Operators that flatten check for this node, and hand its value on without attaching, without a segment or an
/// observer.
@usableFromInline
package class ValueNode<Value, Failure: Error>: SourceNode, @unchecked Sendable {  // see SourceNode
    private final let value: Value

    @usableFromInline
    package init(_ value: Value) {
        self.value = value
        super.init(next: nil)
    }

    package override var isImmediate: Bool { true }

    /// Returns the value; a method, because calling a method through an object needs no run-time metadata.
    package func read() -> Value { value }

    package override func sendImmediate(to observer: AnyObserver, _ segment: Segment) {
        segment.send(value, to: unsafeDowncast(observer, to: Observer<Value, Failure>.self))
    }

    package override func start(_ observer: AnyObserver, _ segment: Segment) {
        sendImmediate(to: observer, segment)
        segment.complete(observer)
    }
}

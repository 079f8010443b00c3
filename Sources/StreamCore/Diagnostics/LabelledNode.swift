/// Gives a source a label; nothing of it is in a started chain.
package final class LabelledNode: SourceNode, @unchecked Sendable {  // see SourceNode
    private let given: StreamLabel

    init(_ label: StreamLabel, on upstream: SourceNode) {
        given = label
        super.init(next: upstream)
    }

    package override var label: StreamLabel? { given }

    package override func stage(before observer: AnyObserver, _ segment: Segment) -> AnyObserver { observer }
}

extension SourceNode {
    /// The nearest label, this node's own or that of what it is built on.
    final var nearestLabel: StreamLabel? {
        var node = self
        while true {
            if let label = node.label { return label }
            guard let upstream = node.next else { return nil }
            node = unsafeDowncast(upstream, to: SourceNode.self)
        }
    }
}

extension Source {
    /// The nearest label; nil, and nothing is looked at, as long as no stream has one.
    package var label: StreamLabel? { SignalLabels.areUsed ? node.nearestLabel : nil }

    /// Makes the source of an operator that begins a segment: it hands on the label of its input.
    package init<Input, InputFailure>(
        following input: Source<Input, InputFailure>, _ start: @escaping (Observer<Value, Failure>, Segment) -> Void
    ) {
        self.init(start)
        if let label = input.label { self = labelled(label) }
    }

    package func labelled(_ label: StreamLabel) -> Source {
        SignalLabels.use()
        return Source(node: LabelledNode(label, on: node))
    }
}

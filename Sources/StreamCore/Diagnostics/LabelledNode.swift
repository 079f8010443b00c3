/// A node that gives a source a label, and adds no stage to a started chain.
package final class LabelledNode: SourceNode, @unchecked Sendable {  // see SourceNode
    private let given: StreamLabel

    init(_ label: StreamLabel, on upstream: SourceNode) {
        given = label
        super.init(next: upstream)
    }

    package override var label: StreamLabel? { given }

    override var isWork: Bool { next.map { unsafeDowncast($0, to: SourceNode.self).isWork } ?? false }

    package override func stage(before observer: AnyObserver, _ segment: Segment) -> AnyObserver { observer }
}

extension SourceNode {
    /// The nearest label: that of this node, or of the nearest node upstream that has a label.
    final var nearestLabel: StreamLabel? {
        var node = self
        while true {
            if let label = node.label { return label }
            guard let upstream = node.next else { return nil }
            node = unsafeDowncast(upstream, to: SourceNode.self)
        }
    }
}

/// A source made of two sources that run one after the other.
///
/// Pairs that are built in a loop are a tree as deep as the loop is long; the tree is still released in a loop.
package class PairNode: SourceNode, @unchecked Sendable {  // the parts change only when no other code can see them
    // The class is not internal because Swift 6.3.1 then stops with "function call causes an infinite recursion".

    /// The source that runs first; nil only while the node is being released.
    final private(set) var first: SourceNode?
    /// The source that runs after the first; nil only while the node is being released.
    final private(set) var second: SourceNode?

    package init(_ first: SourceNode, _ second: SourceNode) {
        self.first = first
        self.second = second
        super.init(next: nil)
    }

    deinit {
        let isDeep = first is PairNode || first?.next != nil || second is PairNode || second?.next != nil
        if isDeep { releaseParts() }
    }

    private final func moveParts(to nodes: inout [SourceNode]) {
        if let first { nodes.append(first) }
        if let second { nodes.append(second) }
        first = nil
        second = nil
    }

    /// Takes apart, node by node, the nodes to which only this node refers.
    private final func releaseParts() {
        var pending: [SourceNode] = []
        moveParts(to: &pending)
        while let last = pending.indices.last {
            let isLastReference = isKnownUniquelyReferenced(&pending[last])
            let node = pending.removeLast()
            guard isLastReference else { continue }
            if let parts = node as? PairNode { parts.moveParts(to: &pending) }
            if let upstream = node.next {
                pending.append(unsafeDowncast(upstream, to: SourceNode.self))
                node.next = nil
            }
        }
    }
}

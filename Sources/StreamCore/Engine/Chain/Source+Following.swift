extension Source {
    /// The nearest label; nil without a search as long as no stream has a label.
    package var label: StreamLabel? { SignalLabels.areUsed ? node.nearestLabel : nil }

    /// Makes the source of an operator that begins a segment, with the label of its input.
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

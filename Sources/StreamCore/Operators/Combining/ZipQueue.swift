/// What the queues of one `zip` know together.
package final class ZipProgress: @unchecked Sendable {  // touched inside the output's gate
    // Unchecked: the gate lets one thread in, and a decision calls nobody.
    @exclusivity(unchecked)
    package fileprivate(set) var decision: ZipDecision

    package init(inputs: Int) {
        decision = ZipDecision(inputs: inputs)
    }
}

/// The values of one input of `zip` that wait for the other inputs.
package final class ZipQueue<Value>: @unchecked Sendable {  // touched inside the output's gate
    private let progress: ZipProgress
    // Unchecked: as above, and values are moved in and out without releasing any.
    @exclusivity(unchecked)
    private var values = ValueQueue<Value>()
    @exclusivity(unchecked)
    private var input = ZipDecision.Input()

    package init(_ progress: ZipProgress) {
        self.progress = progress
    }

    @inline(__always)
    package func append(_ value: Value) -> ZipDecision.Action {
        values.append(value)
        return progress.decision.received(&input)
    }

    package func removeFirst() -> Value {
        progress.decision.took(&input)
        return values.removeFirst()
    }

    package func complete() -> ZipDecision.Action {
        progress.decision.completed(&input)
    }
}

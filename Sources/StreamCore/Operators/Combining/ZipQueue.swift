/// The progress that all queues of one `zip` share.
@usableFromInline
package final class ZipProgress: @unchecked Sendable {  // touched inside the output's gate
    // Unchecked: the gate admits one thread at a time, and a decision calls no other code.
    @exclusivity(unchecked) @usableFromInline  // inside the gate
    package internal(set) var decision: ZipDecision

    @inlinable
    package init(inputs: Int) {
        decision = ZipDecision(inputs: inputs)
    }
}

/// The values of one input of `zip` that wait for the other inputs.
@usableFromInline
package final class ZipQueue<Value>: @unchecked Sendable {  // touched inside the output's gate
    @usableFromInline
    let progress: ZipProgress
    // Unchecked: as above, and values are moved in and out without releasing any.
    @exclusivity(unchecked) @usableFromInline  // inside the gate
    var values = ValueQueue<Value>()
    @exclusivity(unchecked) @usableFromInline  // inside the gate
    var input = ZipDecision.Input()

    @inlinable
    package init(_ progress: ZipProgress) {
        self.progress = progress
    }

    @inlinable @inline(__always)
    package func append(_ value: Value) -> ZipDecision.Action {
        values.append(value)
        return progress.decision.received(&input)
    }

    @inlinable @inline(__always)
    package func removeFirst() -> Value {
        progress.decision.took(&input)
        return values.removeFirst()
    }

    @inlinable
    package func complete() -> ZipDecision.Action {
        progress.decision.completed(&input)
    }
}

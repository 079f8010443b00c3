/// One of the inputs of an operator that has many, in sequence or at once: its end is not the end of the operator.
///
/// Values and failure go to the output. Completion and interruption remove the input and inform the operator.
package class InnerInput<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // immutable
{
    // The class is not internal because Swift 6.3.1 then stops with "function call causes an infinite recursion".

    private final let token: MemberToken

    package init(_ segment: Segment, _ observer: Observer<Value, Failure>, _ token: MemberToken) {
        self.token = token
        super.init(observer, segment)
    }

    /// Informs the operator that this input has ended without a failure, while the operator has not ended.
    package func ended() {}

    package override func receive(_ value: Value) { forward(value) }
    package override func interrupt() { complete() }

    package override func complete() {
        guard segment.isActive else { return }
        segment.remove(token)
        ended()
    }
}

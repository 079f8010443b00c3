/// The input of an operator that has many, one after the other or at once: its end is not the end of the operator.
///
/// Values and failure go to the output; completion and interruption forget the input and tell the operator.
package class InnerInput<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // immutable
{
    // It is not internal because Swift 6.3.1 then stops with "function call causes an infinite recursion".

    private final let token: MemberToken

    package init(_ segment: Segment, _ observer: Observer<Value, Failure>, _ token: MemberToken) {
        self.token = token
        super.init(observer, segment)
    }

    /// Tells the operator that this input has ended without a failure, while the operator has not.
    package func ended() {}

    package override func receive(_ value: Value) { forward(value) }
    package override func interrupt() { complete() }

    package override func complete() {
        guard segment.isActive else { return }
        segment.remove(token)
        ended()
    }
}

/// The last input of an output: its events are the output's.
final class PassingInput<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    override func receive(_ value: Value) { forward(value) }
}

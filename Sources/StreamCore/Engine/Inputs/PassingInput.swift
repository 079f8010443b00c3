/// The last input of an output, which sends all its events to the output.
final class PassingInput<Value, Failure: Error>: SegmentInput<Value, Value, Failure>,
    @unchecked Sendable  // see SegmentInput
{
    override func receive(_ value: Value) { forward(value) }
}

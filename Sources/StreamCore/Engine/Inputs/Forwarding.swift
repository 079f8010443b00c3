/// The last input of an output: its events are the output's.
final class Forwarding<Value, Failure: Error>: SegmentInput<Value, Value, Failure>, @unchecked Sendable {
    override func receive(_ value: Value) { forward(value) }
}

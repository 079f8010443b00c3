public import ReactiveCocoa4
import StreamCore
public import StreamTesting

extension ConstantProperty: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { producer.startRecording(recorder) }
}

extension DynamicProperty: RecordableStream {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { producer.startRecording(recorder) }
}

extension Recorder {
    /// Records an event with the cases of ReactiveCocoa 4, of a stream that the test observes itself.
    ///
    ///     signal.observe { (event: Event<Int, NoError>) in recorder.receive(event) }
    public func receive<Value, Failure>(_ event: ReactiveCocoa4.Event<Value, Failure>) { receive(event.event) }
}

/// A stream that a world can record.
///
/// Streams of both layers, properties, sequences, commands and actions conform; a stream of your own conforms by
/// sending its events to the recorder.
public protocol RecordableStream {
    /// Begins to send the stream's events to a recorder.
    ///
    /// - Returns: A closure that ends the recording.
    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void
}

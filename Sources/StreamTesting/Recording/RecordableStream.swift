/// A stream that a world can record.
///
/// Streams of both layers conform, and properties, sequences, commands and actions; a stream of your own conforms by telling
/// its events to the recorder.
public protocol RecordableStream {
    /// Begins to tell its events to a recorder.
    ///
    /// - Returns: A closure that ends the recording.
    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void
}

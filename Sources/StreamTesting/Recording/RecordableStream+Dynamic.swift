public import RACCompat
import StreamCore

extension RACSignal: RecordableStream {
    /// Sends every event to the recorder.
    public final func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let subscription = subscribeNext(
            isolation: nil, { recorder.receive(.value($0)) }, error: { recorder.receive(.failure($0)) },
            completed: { recorder.receive(.completion) })
        return { subscription.dispose() }
    }
}

extension RACSequence: RecordableStream {
    /// Sends the values of the sequence, which are computed in this call, and completion to the recorder.
    public final func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        signalWithScheduler(.immediateScheduler()).startRecording(recorder)
    }
}

extension RACCommand: RecordableStream {
    /// Sends the values and errors of all executions of the command to the recorder; no execution ends the recording.
    public final func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        recorder.goesOnAfterFailures()
        let values = executionSignals.flatten().subscribeNext(isolation: nil, { recorder.receive(.value($0)) })
        let errors = errors.subscribeNext(isolation: nil, { recorder.receive(.failure($0 as? any Error)) })
        return {
            values.dispose()
            errors.dispose()
        }
    }
}

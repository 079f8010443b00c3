public import RACCompat
import StreamCore

extension RACSignal: RecordableStream {
    /// Tells every event.
    public final func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let subscription = subscribeNext(
            isolation: nil, { recorder.receive(.value($0)) }, error: { recorder.receive(.failure($0)) },
            completed: { recorder.receive(.completion) })
        return { subscription.dispose() }
    }
}

extension RACSequence: RecordableStream {
    /// Tells the values of the sequence, which are computed now, and completion.
    public final func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        signalWithScheduler(.immediateScheduler()).startRecording(recorder)
    }
}

extension RACCommand: RecordableStream {
    /// Tells the values and errors of all executions of the command; none of them ends the recording.
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

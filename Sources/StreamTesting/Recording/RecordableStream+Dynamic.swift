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

extension Recorder {
    /// Returns a subscriber that records every event, also after the end, for a signal that the test subscribes to.
    ///
    ///     _ = MyOperator(source.racSignal).subscribe(results.subscriber())
    public func subscriber() -> any RACSubscriber { RecordingSubscriber(self) }
}

private final class RecordingSubscriber: RACSubscriber {
    private let recorder: Recorder
    private let subscriptions = RACCompoundDisposable()

    init(_ recorder: Recorder) {
        self.recorder = recorder
        let subscriptions = subscriptions
        recorder.ends { subscriptions.dispose() }
    }

    func sendNext(_ value: Any?) { recorder.receive(.value(value)) }
    func sendError(_ error: (any Error)?) { recorder.receive(.failure(error)) }
    func sendCompleted() { recorder.receive(.completion) }
    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) { subscriptions.addDisposable(disposable) }
}

extension RACSignal: NestingStream {}

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

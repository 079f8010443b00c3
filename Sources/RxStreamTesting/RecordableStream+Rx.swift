public import RxCompat
import StreamCore
public import StreamTesting

extension RecordableStream where Self: ObservableConvertibleType {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        // Disposables may be disposed on any thread.
        let subscription = UncheckedSendable(
            asObservable().subscribe { event in
                switch event {
                case .next(let value): recorder.receive(.value(value))
                case .error(let error): recorder.receive(.failure(error))
                case .completed: recorder.receive(.completion)
                }
            })
        return { subscription.value.dispose() }
    }
}

extension Observable: RecordableStream {}
extension Infallible: RecordableStream {}
extension PrimitiveSequence: RecordableStream {}
extension SharedSequence: RecordableStream {}
extension PublishRelay: RecordableStream {}
extension BehaviorRelay: RecordableStream {}
extension ReplayRelay: RecordableStream {}
extension ControlEvent: RecordableStream {}
extension ControlProperty: RecordableStream {}

extension TestStream {
    /// The stream as an observable, which interruption completes; every subscription is recorded.
    public var observable: Observable<Value> { producer.observable }
}

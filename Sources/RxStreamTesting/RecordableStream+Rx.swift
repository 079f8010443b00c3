public import RxCompat
import StreamCore
public import StreamTesting

extension RecordableStream where Self: ObservableConvertibleType {
    /// Sends every event to the recorder.
    public func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        // Disposables may be disposed on any thread.
        let subscription = UncheckedSendable(asObservable().subscribe { recorder.receive($0) })
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

extension Observable: NestingStream {}
extension Infallible: NestingStream {}
extension PrimitiveSequence: NestingStream {}
extension SharedSequence: NestingStream {}

extension Recorder {
    /// Records an event of an observable that the test subscribes to itself.
    ///
    ///     observable.subscribe { recorder.receive($0) }
    public func receive<Element>(_ event: RxCompat.Event<Element>) {
        switch event {
        case .next(let value): receive(.value(value))
        case .error(let error): receive(.failure(error))
        case .completed: receive(.completion)
        }
    }
}

extension ManualStream {
    /// The stream as an observable, which interruption completes; every subscription is counted.
    public var observable: Observable<Value> { producer.observable }
}

extension TestStream {
    /// The stream as an observable, which interruption completes; every subscription is recorded.
    public var observable: Observable<Value> { producer.observable }
}

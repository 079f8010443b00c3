import RxCompat
import RxStreamTesting
import StreamTesting
import TestTurns
import Testing

@Suite(.takesTurns) struct RxConformTests {
    /// Sends an event of `conform` to a subject.
    private static func send(_ event: RecordedEvent.Content, to observer: some ObserverType<Int>) {
        switch event {
        case .value(let value): observer.onNext(value as? Int ?? 0)
        case .failure(let error): if let error { observer.onError(error) }
        case .completion: observer.onCompleted()
        case .interruption, .note: break
        }
    }

    /// As in the original, an observer that leaves during a delivery still receives its event.
    private static let ignored: Set<ContractRule> = [.nothingAfterDisposal]

    @Test("Subjects keep the rules, and nest what their observers send")
    func subjects() throws {
        try conform(subject: { PublishSubject<Int>() }, order: .nested, ignoring: Self.ignored) {
            Self.send($1, to: $0)
        }
        try conform(subject: { BehaviorSubject(value: 0) }, order: .nested, ignoring: Self.ignored) {
            Self.send($1, to: $0)
        }
        try conform(subject: { ReplaySubject<Int>.create(bufferSize: 2) }, order: .nested, ignoring: Self.ignored) {
            Self.send($1, to: $0)
        }
    }

    @Test("Operators of observables keep the rules")
    func operators() throws {
        try conform(operator: { $0.observable.map { $0 + 1 } })
        try conform(operator: { $0.observable.scan(0, accumulator: +) })
        try conform(operator: { $0.observable.take(2) })
        try conform(operator: { $0.observable.concatMap { Observable.of($0, $0) } })
        try conform(operator: { Observable.merge($0.observable, $1.observable) })
        try conform(operator: { Observable.zip($0.observable, $1.observable) { $0 + $1 } })
    }
}

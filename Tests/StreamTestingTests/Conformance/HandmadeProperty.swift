import StreamCore
import StreamTesting

/// A property that is written by hand over a `HandmadeSubject`, and keeps the rules; unless it or the subject is given
/// a fault.
final class HandmadeProperty: MutablePropertyProtocol, Sendable {
    typealias Value = Int

    enum Fault {
        case readsDeliveredValue, beginsWithoutValue, neverCompletes, setsAfterDelivery
    }

    private let subject: HandmadeSubject
    private let fault: Fault?
    private let token = Lifetime.Token()
    private let setLast = Guarded(0)

    init(_ fault: Fault? = nil, subject subjectFault: HandmadeSubject.Fault? = nil) {
        self.fault = fault
        subject = HandmadeSubject(replaying: 1, initial: 0, subjectFault)
    }

    deinit { if fault != .neverCompletes { subject.send(.completion) } }

    var lifetime: Lifetime { Lifetime(token) }

    var value: Int {
        get {
            if fault == .setsAfterDelivery { return setLast.read() }
            return subject.value(ofAll: fault != .readsDeliveredValue) ?? 0
        }
        set {
            subject.send(.value(newValue))
            setLast.withLock { $0 = newValue }
        }
    }

    var producer: SignalProducer<Int, Never> {
        SignalProducer { [subject, fault] observer, lifetime in
            lifetime.observeEnded(subject.observe(replaying: fault != .beginsWithoutValue) { send($0, to: observer) })
        }
    }

    var signal: Signal<Int, Never> {
        Signal { observer, lifetime in
            lifetime.observeEnded(subject.observe(replaying: false) { send($0, to: observer) })
        }
    }
}

private func send(_ event: RecordedEvent.Content, to observer: Signal<Int, Never>.Observer) {
    if case .value(let value as Int) = event { observer.send(value: value) }
    if case .completion = event { observer.sendCompleted() }
}

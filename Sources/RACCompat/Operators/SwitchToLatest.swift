import Foundation
import StreamCore
import Synchronization

/// One subscription of `switchToLatest` to the subject that shares the values of the receiver.
///
/// The original ends each signal by `takeUntil`, whose trigger is a subscription of its own to that subject. The order
/// that follows is the order here: the subject first hands a value to this observer, which subscribes to the new signal,
/// and then to the triggers of the signals before it, oldest first. A signal of one value is delivered in place: it has
/// a trigger, and no subscription.
private final class Latest: BindObserver, @unchecked Sendable {  // see BindObserver
    private let place: CallPlace
    private weak let subject: RACSubject?
    /// The trigger of a signal that was delivered in place, for the next one.
    @exclusivity(unchecked)  // inside the gate of the subject
    private var spare: LatestTrigger?

    init(_ output: Output, of subject: RACSubject, at place: CallPlace) {
        self.place = place
        self.subject = subject
        super.init(output)
    }

    override func receive(_ value: Any?) {
        if isOpen, let signal = signalOrNil(value, at: place) { follow(signal) }
    }

    private func follow(_ signal: RACSignal) {
        guard RACScheduler.hasCurrentScheduler, let subject else { return followLater(signal) }
        if let immediate = signal as? RACReturnSignal { return deliver(immediate.value, within: subject) }
        let subscription = Segment(policy: .dynamic, isSettled: false)
        let trigger = LatestTrigger(self, of: subject, ending: subscription)
        begin(trigger, within: subject)
        signal.attach(LatestInput(self, trigger, subscription), subscription)
        subscription.settle()
    }

    /// Subscribes as the original does: both subscriptions, to the signal and of the trigger, begin later.
    private func followLater(_ signal: RACSignal) {
        // The receiver's completion must not end the newest signal. The subscriber does not retain the subject.
        let trigger = RACSignal.defer { [weak subject] in subject ?? .never() }.concat(RACSignal.never())
        flatten(signal.takeUntil(trigger))
    }

    private func deliver(_ value: Any?, within subject: RACSubject) {
        let trigger = exchange(&spare, with: nil) ?? LatestTrigger(self, of: subject, ending: nil)
        begin(trigger, within: subject)
        output.sendNext(value)
        if trigger.end() {
            subject.removeInside(trigger.number)
            complete(trigger.token)
        }
        spare = trigger
    }

    private func begin(_ trigger: LatestTrigger, within subject: RACSubject) {
        count.add(1, ordering: .relaxed)
        // In this order: as soon as the trigger is among the open subscriptions, another thread may dispose it.
        trigger.begin(at: subject.addInside(trigger))
        trigger.token = open.add(trigger)
    }
}

/// Ends the subscription to one signal when the subject hands on another value.
///
/// It is among the observers of the subject, in the place of the original's subscription, and among the open
/// subscriptions. There it stays when the signal has released its observer, as in the original.
private final class LatestTrigger: DynamicObserver, Disposable, @unchecked Sendable {  // the flag is atomic
    /// Neither is kept: the subject has the trigger, and so has the operator.
    private weak let latest: Latest?
    private weak let subject: RACSubject?
    /// The subscription to the signal, if there is one; its disposal waits until the subscribe call has returned.
    private let subscription: Segment?
    private let hasEnded = Atomic<Bool>(false)
    /// The place among the open subscriptions.
    @exclusivity(unchecked)  // set before the subscription begins
    var token = MemberToken.none
    /// The place in the subject.
    @exclusivity(unchecked)  // set before the subscription begins
    private(set) var number = 0

    init(_ latest: Latest, of subject: RACSubject, ending subscription: Segment?) {
        self.latest = latest
        self.subject = subject
        self.subscription = subscription
        super.init()
    }

    /// Begins with one signal, at a place in the subject.
    func begin(at number: Int) {
        self.number = number
        hasEnded.store(false, ordering: .releasing)
    }

    /// Ends the signal; returns whether this is the first end.
    func end() -> Bool { !hasEnded.exchange(true, ordering: .acquiringAndReleasing) }

    /// Whether the signal's events are no longer wanted; a signal that is still being subscribed to may go on sending.
    var isOver: Bool { hasEnded.load(ordering: .acquiring) }

    func leave() { subject?.removeObserver(number) }

    var isDisposed: Bool { false }

    func dispose() {
        leave()
        subscription?.dispose()
    }

    override func receive(_ value: Any?) {
        dispose()
        if end() { latest?.complete(token) }
    }

    override func fail(_ failure: RACFailure) { leave() }
    override func complete() { leave() }
}

/// Sends on the events of a signal that is the newest, or was when its subscription began.
///
/// When nobody can send to the observer any more, the observer is released and disposes the subscription; see
/// `BlockObserver`.
private final class LatestInput: DynamicObserver, @unchecked Sendable {  // immutable
    private let latest: Latest
    private let trigger: LatestTrigger
    private let subscription: Segment

    init(_ latest: Latest, _ trigger: LatestTrigger, _ subscription: Segment) {
        self.latest = latest
        self.trigger = trigger
        self.subscription = subscription
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) {
        if !trigger.isOver { latest.output.sendNext(value) }
    }

    override func fail(_ failure: RACFailure) {
        guard trigger.end() else { return }
        trigger.leave()
        latest.fail(failure)
    }

    override func complete() {
        guard trigger.end() else { return }
        trigger.leave()
        latest.complete(trigger.token)
    }
}

extension RACSignal {
    /// Sends the values of the newest signal that the receiver sent; nil is no signal.
    ///
    /// Completes when the receiver and the newest signal have completed. A value that is no signal stops the program with
    /// the place of the call.
    public final func switchToLatest(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-switchToLatest", of: self, file, line)
        return .operation { output in
            let subject = RACSubject()
            let connection = self.multicast(subject)
            let values = RACSignal.operation { Latest($0, of: subject, at: place).subscribe(to: subject) }
                .passThrough(to: output)
            let connecting = connection.connect()
            return RACDisposable {
                values.dispose()
                connecting.dispose()
            }
        }
        .named("[\(name)] -switchToLatest")
    }

    /// Switches between signals by the values of `signal`: each value is looked up in `cases`, nil as `RACTupleNil`.
    ///
    /// A value without a case switches to `defaultSignal`; if the default is nil, the result fails with
    /// `RACSignalErrorNoMatchingCase`.
    public class func `switch`(
        _ signal: RACSignal, cases: [AnyHashable: RACSignal], default defaultSignal: RACSignal?
    ) -> RACSignal {
        var table: [RACKey: RACSignal] = [:]
        for (key, value) in cases { table[RACKey(key.base)] = value }
        return signal.map { [table] key in
            table[RACKey(key ?? RACTupleNil.tupleNil())] ?? defaultSignal ?? .error(noMatchingCase(key))
        }
        .switchToLatest()
        .named(
            "+switch: \(signal) cases: \(SignalNames.dictionary(cases)) default: \(SignalNames.object(defaultSignal))")
    }

    /// Switches between two signals by the booleans that `boolSignal` sends.
    ///
    /// A value that is neither boolean nor number stops the program with the place of the call.
    public class func `if`(
        _ boolSignal: RACSignal, then trueSignal: RACSignal, else falseSignal: RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("+if:then:else:", ofEvery: Self.self, file, line)
        return boolSignal.map { boolean($0, at: place) ? trueSignal : falseSignal }
            .switchToLatest()
            .named("+if: \(boolSignal) then: \(trueSignal) else: \(falseSignal)")
    }
}

private func noMatchingCase(_ key: Any?) -> NSError {
    let description = "No matching signal found for value \(key.map { "\($0)" } ?? "(null)")"
    return NSError(
        domain: RACSignalErrorDomain, code: RACSignalErrorNoMatchingCase,
        userInfo: [NSLocalizedDescriptionKey: description])
}

import RACCompat
import StreamCore

extension MixedThreadCase {
    /// What is sent to without an operator: subjects, subscribers, channels, commands, and the bridges to typed streams.
    static let objects: [MixedThreadCase] = subjects + subscribers + channels + bridges

    private static let subjects: [MixedThreadCase] = [
        MixedThreadCase("RACSubject") { $0 },
        MixedThreadCase(line: "RACBehaviorSubject", arriving: { $0 + 1...$0 + 1 }) {
            through(RACBehaviorSubject(defaultValue: 0))
        },
        MixedThreadCase(line: "RACReplaySubject") { through(RACReplaySubject()) },
        MixedThreadCase(line: "RACReplaySubject of 3 values") { through(RACReplaySubject(capacity: 3)) },
        MixedThreadCase(line: "RACGroupedSignal") { through(RACGroupedSignal.signalWithKey(1)) },
        MixedThreadCase("RACSubject behind map") {
            let subject = RACSubject()
            $0.map { $0 }.subscribe(subject)
            return subject
        },
    ]

    private static let subscribers: [MixedThreadCase] = [
        MixedThreadCase(line: "RACPassthroughSubscriber of createSignal") {
            let entry = LateSubscriber()
            let exit = RACSignal.createSignal { subscriber in
                entry.target.value = subscriber
                return nil
            }
            return Line(entry: entry, exit: exit)
        },
        MixedThreadCase(line: "RACBlockSubscriber") {
            let subject = RACSubject()
            let entry = RACBlockSubscriber(
                next: subject.sendNext, error: subject.sendError, completed: subject.sendCompleted)
            return Line(entry: entry, exit: subject)
        },
    ]

    private static let channels: [MixedThreadCase] = [
        MixedThreadCase(line: "RACChannel, from the leading terminal") {
            let channel = RACChannel()
            return Line(entry: channel.leadingTerminal, exit: channel.followingTerminal.map { $0 })
        },
        MixedThreadCase(line: "RACChannel, from the following terminal") {
            let channel = RACChannel()
            return Line(entry: channel.followingTerminal, exit: channel.leadingTerminal.map { $0 })
        },
        MixedThreadCase(line: "RACChannel, both ways", arriving: { 2 * $0...2 * $0 }) {
            let channel = RACChannel()
            let (leading, following) = (channel.leadingTerminal, channel.followingTerminal)
            let entry = RACBlockSubscriber(
                next: {
                    leading.sendNext($0)
                    following.sendNext($0)
                }, error: leading.sendError, completed: leading.sendCompleted)
            return Line(entry: entry, exit: leading.map { $0 }.merge(following.map { $0 }))
        },
        MixedThreadCase(line: "RACKVOChannel") {
            let numbers = RACSubject()
            let channel = RACKVOChannel(get: { 0 }, set: numbers.sendNext) { _, _ in nil }
            return Line(
                entry: channel.followingTerminal, exit: numbers.takeUntil(channel.leadingTerminal.ignoreValues()))
        },
        MixedThreadCase(line: "RACCommand, executed on every thread", end: .never) {
            let command = RACCommand { .return($0) }
            command.allowsConcurrentExecution = true
            let entry = RACBlockSubscriber(next: { command.execute($0) }, error: nil, completed: nil)
            return Line(entry: entry, exit: command.executionSignals.flatten())
        },
        MixedThreadCase(line: "RACCommand, whose work is sent to", end: .never) {
            // Sent to before the main queue has subscribed.
            let subject = RACReplaySubject()
            let command = RACCommand { _ in subject.map { $0 } }
            let execution = command.execute(nil)
            return Line(entry: subject, exit: execution.map { $0 })
        },
    ]

    private static let bridges: [MixedThreadCase] = [
        MixedThreadCase(line: "a typed signal, bridged") {
            let (signal, input) = Signal<Any?, any Error>.pipe()
            let entry = RACBlockSubscriber(
                next: { input.send(value: $0) }, error: { input.send(error: $0 ?? TestFailure.first) },
                completed: input.sendCompleted)
            return Line(entry: entry, exit: signal.bridged.map { $0 })
        },
        MixedThreadCase("a producer of a dynamic signal, bridged back") { $0.map { $0 }.producer.map { $0 }.bridged },
        MixedThreadCase("a typed signal of a dynamic one, bridged back") { $0.map { $0 }.signal(of: Int.self).bridged },
    ]

    private static func through(_ subject: RACSubject) -> Line {
        Line(entry: subject, exit: subject.map { $0 })
    }
}

/// Sends on to a subscriber that is known later.
private final class LateSubscriber: RACSubscriber {
    let target = Box<(any RACSubscriber & Sendable)?>(nil)

    func sendNext(_ value: Any?) { target.value?.sendNext(value) }
    func sendError(_ error: (any Error)?) { target.value?.sendError(error) }
    func sendCompleted() { target.value?.sendCompleted() }
    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {}
}

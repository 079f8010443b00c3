public import Foundation
public import RACCompat
public import StreamCore

/// Checks an operator against the rules of the contract.
///
///     try conform(operator: { $0.throttle(1, on: QueueScheduler.main) })
///
/// The input sends numbers, completion, failures and interruptions, in virtual time, on eight threads, and from inside
/// of deliveries. An operator must send the same events whenever its input does: `conform` compares the operator with
/// itself, and knows nothing of its meaning.
///
/// - Parameters:
///   - make: Applies the operator; called once or more for each situation, in a virtual world.
///   - deadline: The longest time that a thread may need for a call, in seconds. A thread that does not return in time
///     is taken to wait for ever.
///   - ignored: The rules that the operator breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
/// - Throws: `StreamTestFailure` with the number, the sentence, and the expected and actual events of every rule that
///   is broken.
public func conform<Output: RecordableStream>(
    operator make: @escaping (SignalProducer<Int, any Error>) -> Output, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let place = CheckPlace(fileID, line)
    try OperatorTrial.check(1, deadline: deadline, ignoring: ignored, at: place) { make($0.producer()) }
}

/// Checks what an operator does with values that are objects: when it releases them, and what their `deinit` may do.
///
///     try conform(operator: { (objects: SignalProducer<ReleasingValue, any Error>) in objects.combinePrevious() })
///
/// See the form for numbers, which checks the other rules.
@_disfavoredOverload
public func conform<Output: RecordableStream>(
    operator make: @escaping (SignalProducer<ReleasingValue, any Error>) -> Output, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    try Trial.check(
        "conform(operator:)", deadline: deadline, hangs: .operatorsDoNotWait, ignoring: ignored,
        at: CheckPlace(fileID, line)
    ) { trial in
        ReleaseTrial(trial: trial, rule: .valuesComeBackToOperators) {
            let (signal, input) = Signal<ReleasingValue, any Error>.pipe()
            return (make(signal.producer), { input.send(value: $0) }, { input.sendCompleted() })
        }.run()
    }
}

/// Checks an operator of two streams against the rules of the contract.
///
///     try conform(operator: { $0.zip(with: $1) })
///
/// Both inputs send the same events. See the form for one stream.
public func conform<Output: RecordableStream>(
    operator make: @escaping (SignalProducer<Int, any Error>, SignalProducer<Int, any Error>) -> Output,
    deadline: TimeInterval = 300, ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID,
    line: UInt = #line
) throws {
    let place = CheckPlace(fileID, line)
    try OperatorTrial.check(2, deadline: deadline, ignoring: ignored, at: place) {
        make($0.producer(0), $0.producer(1))
    }
}

/// Checks an operator of the dynamic layer against the rules of the contract.
///
///     try conform(operator: { (signal: RACSignal) in signal.distinctUntilChanged() })
///
/// The input is a signal of numbers. It is also a signal that breaks the rules: it sends after its end.
@_disfavoredOverload
public func conform(
    operator make: @escaping (RACSignal) -> RACSignal, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let place = CheckPlace(fileID, line)
    try OperatorTrial.check(
        1, isDynamic: true, deadline: deadline, ignoring: ignored, at: place, { make($0.streams[0].racSignal) }
    ) { trial in
        trial.run("the input sends after its end") { situation, world in
            guard let marbles = try? Marbles("12|3|4") else { return }
            let input = UnrulyStream(marbles, name: "input", world: world)
            let probe = Probe().begin(
                UnguardedSignal(signal: make(input.racSignal(\.wholeNumberValue))), in: world)
            trial.rest(in: world)
            situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
        }
    }
}

extension OperatorTrial {
    fileprivate static func check(
        _ inputCount: Int, isDynamic: Bool = false, deadline: TimeInterval, ignoring ignored: Set<ContractRule>,
        at place: CheckPlace, _ make: @escaping (Inputs) -> any RecordableStream,
        others: (Trial) -> Void = { _ in }
    ) throws {
        try Trial.check(
            "conform(operator:)", deadline: deadline, hangs: .operatorsDoNotWait, ignoring: ignored, at: place,
            begin: { world in
                let inputs = Inputs(inputCount)
                let probe = Probe().begin(make(inputs), in: world)
                for number in 1...6 { inputs.send(number) }
                inputs.end(.completion)
                return probe
            }
        ) { trial in
            OperatorTrial(trial: trial, inputCount: inputCount, isDynamic: isDynamic, make: make).run()
            others(trial)
        }
    }
}

/// Subscribes to a signal with a subscriber that, as that of the library, disposes of its subscription at the end, and
/// that drops nothing of what follows.
struct UnguardedSignal: RecordableStream {
    let signal: RACSignal

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let subscriber = UnguardedSubscriber(recorder)
        let subscription = signal.subscribe(subscriber)
        return { subscription?.dispose() }
    }
}

private final class UnguardedSubscriber: RACSubscriber {
    private let recorder: Recorder
    private let subscriptions = RACCompoundDisposable()

    init(_ recorder: Recorder) { self.recorder = recorder }

    func sendNext(_ value: Any?) { recorder.receive(.value(value)) }
    func sendError(_ error: (any Error)?) { end(.failure(error)) }
    func sendCompleted() { end(.completion) }
    func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) { subscriptions.addDisposable(disposable) }

    private func end(_ event: RecordedEvent.Content) {
        subscriptions.dispose()
        recorder.receive(event)
    }
}

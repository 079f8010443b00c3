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
    let trial = Trial(deadline: deadline, hangs: .operatorsDoNotWait)
    OperatorTrial(trial: trial, inputCount: 1) { make($0.streams[0].producer) }.run()
    try trial.finish("conform(operator:)", ignoring: ignored, at: CheckPlace(fileID, line))
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
    let trial = Trial(deadline: deadline, hangs: .operatorsDoNotWait)
    ReleaseTrial(trial: trial, rule: .valuesComeBackToOperators) {
        let (signal, input) = Signal<ReleasingValue, any Error>.pipe()
        return (make(signal.producer), { input.send(value: $0) }, { input.sendCompleted() })
    }.run()
    try trial.finish("conform(operator:)", ignoring: ignored, at: CheckPlace(fileID, line))
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
    let trial = Trial(deadline: deadline, hangs: .operatorsDoNotWait)
    OperatorTrial(trial: trial, inputCount: 2) { make($0.streams[0].producer, $0.streams[1].producer) }.run()
    try trial.finish("conform(operator:)", ignoring: ignored, at: CheckPlace(fileID, line))
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
    let trial = Trial(deadline: deadline, hangs: .operatorsDoNotWait)
    OperatorTrial(trial: trial, inputCount: 1, isDynamic: true) { make($0.streams[0].racSignal) }.run()
    trial.run("the input sends after its end") { situation, world in
        guard let marbles = try? Marbles("12|3|4") else { return }
        let input = UnrulyStream(marbles, name: "input", world: world)
        let probe = Probe().begin(
            UnguardedSignal(signal: make(input.racSignal(\.wholeNumberValue))), in: world)
        world.run(atMost: 60)
        situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
    }
    try trial.finish("conform(operator:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

/// Subscribes to a signal without the subscriber of the library, which would drop what follows the end.
private struct UnguardedSignal: RecordableStream {
    let signal: RACSignal

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void {
        let subscription = signal.subscribe(recorder.subscriber())
        return { subscription?.dispose() }
    }
}

public import Foundation
public import RACCompat
public import StreamCore

/// Where values are delivered that an observer sends during a delivery.
public enum ReentrantOrder: Sendable {
    /// After the delivery, for every observer: the order of the typed core.
    case queued
    /// Inside the call that sends: the order of the dynamic layer.
    case nested
}

/// Checks a stream that a program sends to, against the rules of the contract.
///
///     try conform(subject: { ChatRoom() }) { room, event in
///         switch event {
///         case .value(let number): room.post(number as? Int ?? 0)
///         case .failure, .completion, .interruption, .note: room.close()
///         }
///     }
///
/// The events are numbers, completion and failures. They come in virtual time, on eight threads, and from inside of
/// deliveries.
///
/// - Parameters:
///   - make: Makes a subject; called once or more for each situation.
///   - order: Where values are delivered that an observer sends during a delivery.
///   - deadline: The longest time that a thread may need for a call, in seconds. A thread that does not return in time
///     is taken to wait for ever.
///   - ignored: The rules that the subject breaks on purpose. It must break each of them.
///   - fileID: The file that a failure names.
///   - line: The line that a failure names.
///   - send: Sends an event to the subject.
/// - Throws: `StreamTestFailure` with the number, the sentence, and the expected and actual events of every rule that
///   is broken.
public func conform<Subject: RecordableStream>(
    subject make: @escaping () -> Subject, order: ReentrantOrder = .queued, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line,
    send: @escaping (Subject, RecordedEvent.Content) -> Void
) throws {
    let trial = Trial(deadline: deadline, hangs: .sendsDoNotWait)
    SubjectTrial(
        trial: trial,
        make: {
            let subject = make()
            return SendingStream(stream: subject) { send(subject, $0) }
        }, ends: true, order: order, releasing: .releasesObservers, stack: .constantStack
    ).run()
    try trial.finish("conform(subject:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

/// Checks a stream and its input, as `Signal.pipe()` returns them, against the rules of the contract.
///
///     try conform(subject: { Signal<Int, any Error>.pipe() })
///
/// See ``conform(subject:order:deadline:ignoring:fileID:line:send:)``.
public func conform<Output: RecordableStream>(
    subject make: @escaping () -> (output: Output, input: Signal<Int, any Error>.Observer),
    deadline: TimeInterval = 300, ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID,
    line: UInt = #line
) throws {
    let trial = Trial(deadline: deadline, hangs: .sendsDoNotWait)
    SubjectTrial(
        trial: trial,
        make: {
            let (output, input) = make()
            return SendingStream(stream: output) { event in
                switch event {
                case .value(let value): if let number = value as? Int { input.send(value: number) }
                case .failure(let error): if let error { input.send(error: error) }
                case .completion: input.sendCompleted()
                case .interruption: input.sendInterrupted()
                case .note: break
                }
            }
        }, ends: true, order: .queued, releasing: .releasesObservers, stack: .constantStack
    ).run()
    trial.run("the input is released") { situation, world in
        var pipe: (output: Output, input: Signal<Int, any Error>.Observer)? = make()
        let probe = Probe()
        if let output = pipe?.output { probe.begin(output, in: world) }
        probe.forget()
        pipe = nil
        situation.expect(.inputInterrupts, ["interrupted"], probe.texts)
    }
    try trial.finish("conform(subject:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

/// Checks a subject of the dynamic layer against the rules of the contract.
///
///     try conform(subject: { RACReplaySubject() })
///
/// See ``conform(subject:order:deadline:ignoring:fileID:line:send:)``.
public func conform(
    subject make: @escaping () -> RACSubject, deadline: TimeInterval = 300,
    ignoring ignored: Set<ContractRule> = [], fileID: StaticString = #fileID, line: UInt = #line
) throws {
    let trial = Trial(deadline: deadline, hangs: .sendsDoNotWait)
    SubjectTrial(
        trial: trial,
        make: {
            let subject = make()
            return SendingStream(stream: subject) { event in
                switch event {
                case .value(let value): subject.sendNext(value)
                case .failure(let error): subject.sendError(error)
                case .completion: subject.sendCompleted()
                case .interruption, .note: break
                }
            }
        }, ends: true, order: .nested, releasing: .releasesObservers, stack: .constantStack
    ).run()
    ReleaseTrial(trial: trial, rule: .valuesComeBackToSubjects) {
        let subject = make()
        return (subject, { subject.sendNext($0) }, { subject.sendCompleted() })
    }.run()
    try trial.finish("conform(subject:)", ignoring: ignored, at: CheckPlace(fileID, line))
}

import Foundation
import StreamCore

/// A stream and the closure that sends to it.
struct SendingStream: @unchecked Sendable {  // what is tested guards itself, or breaks a rule
    let stream: any RecordableStream
    let send: (RecordedEvent.Content) -> Void
}

/// The rules of a stream that a program sends to: a subject, or a property, whose values are set.
struct SubjectTrial {
    let trial: Trial
    /// Makes a subject; called once for each situation, with observers that expect numbers.
    let make: () -> SendingStream
    /// Whether the subject can be ended.
    let ends: Bool
    let order: ReentrantOrder
    /// The rule that a subject breaks when it retains its observers.
    let releasing: ContractRule
    /// The rule that a subject breaks when its stack grows.
    let stack: ContractRule

    func run() {
        // A broken rule breaks others: situations that need it are left out.
        if ends { end() }
        if canEnd { endDuringEnd() }
        observers()
        if !trial.hasFound(.orderOfObservers) {
            join()
            leave()
            leaveFromOtherThread()
            switch order {
            case .queued: queue()
            case .nested: nest()
            }
            meet()
        }
        let needed: [ContractRule] = [
            .serialDelivery, .joinDuringDelivery, .oneOrderForAll, .currentValueOnJoining, .reentrantSendsQueue,
            .takesOverWork,
        ]
        if !needed.contains(where: trial.hasFound) {
            joinDuringJoin()
            joinOnOtherThread()
            joinDuringDeliveryOnOtherThread()
            eightThreads()
            joinWhileSending()
        }
        release()
        if order == .queued, !trial.hasFound(.reentrantSendsQueue) { measureStack() }
    }

    /// Whether the subject ends as it should.
    private var canEnd: Bool {
        ends && !trial.hasFound(.everyEndTerminates) && !trial.hasFound(.nothingAfterTheEnd)
    }

    // MARK: One thread

    private func end() {
        for end in [RecordedEvent.Content.completion, .failure(ConformanceFailure())] {
            trial.run("values and ends follow the end \(end)") { situation, world in
                let subject = make()
                let probe = Probe().begin(subject.stream, in: world)
                probe.forget()
                for event in [.value(1), end, .value(2), .completion, end] { subject.send(event) }
                world.runPending()
                let texts = probe.texts
                situation.expect(
                    .everyEndTerminates, texts.first { Int($0) == nil } == "\(end)" && !texts.prefix(2).contains("2"),
                    "1 \(end)", texts.joined(separator: " "))
                situation.expect(.nothingAfterTheEnd, ["1", "\(end)"], ["1", "\(end)"] + probe.afterEnd)
            }
        }
    }

    private func endDuringEnd() {
        for isElsewhere in [false, true] {
            let place = isElsewhere ? "waits for a thread that completes and fails" : "completes and fails"
            trial.run("an observer of completion \(place) the subject") { situation, world in
                let subject = make()
                let ending = { @Sendable in
                    for event in [RecordedEvent.Content.completion, .failure(ConformanceFailure()), .value(2)] {
                        subject.send(event)
                    }
                }
                let hasEnded = Guarded(false)
                let first = Probe { content, _ in
                    guard content.isCompletion, !hasEnded.exchange(true) else { return }
                    if isElsewhere { situation.call(in: world, ending) } else { ending() }
                }
                let probes = [first, Probe()].map { $0.begin(subject.stream, in: world) }
                subject.send(.completion)
                world.runPending()
                situation.expect(.nothingAfterTheEnd, [], probes.flatMap(\.afterEnd))
            }
        }
    }

    private func observers() {
        trial.run("three observers receive two values") { situation, world in
            let subject = make()
            let notes = Guarded<[String]>([])
            let probes = ["a", "b", "c"].map { name in
                Probe { content, _ in notes.withLock { $0.append("\(name)\(content)") } }.begin(
                    subject.stream, in: world)
            }
            notes.withLock { $0 = [] }
            for number in 1...2 { subject.send(.value(number)) }
            situation.expect(.orderOfObservers, ["a1", "b1", "c1", "a2", "b2", "c2"], notes.read())
            withExtendedLifetime(probes) {}
        }
    }

    /// The events that an observer receives on joining after the value 1 was sent.
    func replayed(in world: VirtualWorld) -> [String] {
        let subject = make()
        subject.send(.value(1))
        return Probe().begin(subject.stream, in: world).texts
    }

    private func join() {
        trial.run("an observer adds a second one while it receives 1, and 2 follows") { situation, world in
            let replayed = replayed(in: world)
            let subject = make()
            let second = Probe()
            let first = Probe { content, _ in
                if "\(content)" == "1" { second.begin(subject.stream, in: world) }
            }
            first.begin(subject.stream, in: world)
            for number in 1...2 { subject.send(.value(number)) }
            let rule: ContractRule = replayed.isEmpty ? .joinDuringDelivery : .currentValueOnJoining
            situation.expect(rule, replayed + ["2"], second.texts)
        }
    }

    private func leave() {
        trial.run("an observer disposes of the next one and, at 2, of itself") { situation, world in
            let subject = make()
            let second = Probe()
            let itself = Guarded<Probe?>(nil)
            let first = Probe { content, _ in
                if "\(content)" == "1" { second.dispose() }
                if "\(content)" == "2" { itself.read()?.dispose() }
            }
            itself.withLock { $0 = first }
            first.begin(subject.stream, in: world)
            second.begin(subject.stream, in: world)
            for number in 1...3 { subject.send(.value(number)) }
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], second.afterDisposal + first.afterDisposal)
        }
    }

    private func queue() {
        trial.run("an observer sends 2 and 3 while it receives 1") { situation, world in
            let subject = make()
            let notes = Guarded<[String]>([])
            let first = Probe { content, _ in
                notes.withLock { $0.append("begin \(content)") }
                if "\(content)" == "1" { for number in 2...3 { subject.send(.value(number)) } }
                notes.withLock { $0.append("end \(content)") }
            }
            first.begin(subject.stream, in: world)
            notes.withLock { $0 = [] }
            let second = Probe().begin(subject.stream, in: world)
            second.forget()
            subject.send(.value(1))
            situation.expect(
                .reentrantSendsQueue, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"], notes.read())
            situation.expect(.reentrantSendsQueue, ["1", "2", "3"], second.texts)
        }
        guard canEnd else { return }
        trial.run("an observer completes the subject while it receives 1") { situation, world in
            let subject = make()
            let first = Probe { content, _ in if "\(content)" == "1" { subject.send(.completion) } }
            first.begin(subject.stream, in: world)
            let second = Probe().begin(subject.stream, in: world)
            second.forget()
            subject.send(.value(1))
            situation.expect(.reentrantEndsQueue, ["1", "completed"], second.texts)
        }
    }

    private func nest() {
        trial.run("an observer sends 2 while it receives 1") { situation, world in
            let subject = make()
            let notes = Guarded<[String]>([])
            let first = Probe { content, _ in
                notes.withLock { $0.append("begin \(content)") }
                if "\(content)" == "1" { subject.send(.value(2)) }
                notes.withLock { $0.append("end \(content)") }
            }
            first.begin(subject.stream, in: world)
            notes.withLock { $0 = [] }
            let second = Probe().begin(subject.stream, in: world)
            second.forget()
            subject.send(.value(1))
            situation.expect(.reentrantSendsNest, ["begin 1", "begin 2", "end 2", "end 1"], notes.read())
            situation.expect(.reentrantSendsNest, ["2", "1"], second.texts)
        }
    }

    private func measureStack() {
        trial.run("an observer sends the next number while it receives each of 1,000") { situation, world in
            let subject = make()
            let probe = Probe { content, _ in
                if case .value(let value as Int) = content, (1..<1000).contains(value) {
                    subject.send(.value(value + 1))
                }
            }
            probe.begin(subject.stream, in: world)
            subject.send(.value(1))
            let growth = probe.stackGrowth
            situation.expect(
                stack, growth < 8192, "500 values need no more stack than one",
                "the stack grows by \(growth) bytes with 500 values")
        }
    }

    // MARK: Memory

    private func release() {
        var endings: [RecordedEvent.Content?] = trial.hasFound(.nothingAfterDisposal) ? [] : [nil]
        if canEnd { endings += [.completion, .failure(ConformanceFailure())] }
        for end in endings {
            let name = end.map { "receives \($0)" } ?? "is disposed of"
            trial.run("an observer \(name), while the subject and the disposable are retained") { situation, world in
                let subject = make()
                let observer = ReleasedObserver(of: subject.stream, in: world)
                subject.send(.value(1))
                if let end { subject.send(end) } else { observer.end() }
                world.runPending()
                situation.expect(
                    releasing, observer.isReleased, "the observer is released", "the observer is retained")
                withExtendedLifetime(subject) {}
            }
        }
    }
}

/// The failure that subjects and inputs send.
struct ConformanceFailure: Error, CustomStringConvertible {
    let description = "failure"
}

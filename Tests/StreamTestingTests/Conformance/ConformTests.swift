import RACCompat
import StreamCore
import StreamTesting
import TestTurns
import Testing

@Suite(.takesTurns) struct ConformTests {
    @Test("Implementations of every kind keep the rules, as the page shows")
    func conformance() throws {
        try conform(operator: { $0.scan(0, +).take(first: 3) })
        try conform(operator: { $0.zip(with: $1) })
        try conform(operator: { (signal: RACSignal) in signal.distinctUntilChanged() })
        try conform(source: { SignalProducer<Int, Never>(value: 1).delay(1, on: QueueScheduler.main) })
        try conform(subject: { Signal<Int, any Error>.pipe() })
        try conform(property: { MutableProperty(0) })
        try conform(scheduler: { QueueScheduler() })
    }

    @Test("Every operator of typed streams keeps the rules", arguments: ConformingOperator.all)
    func operators(item: ConformingOperator) throws {
        try conform(operator: { HandmadeStream(item.make($0)) }, ignoring: item.ignored)
    }

    @Test("Every operator of two typed streams keeps the rules", arguments: ConformingJoin.all)
    func joins(item: ConformingJoin) throws {
        try conform(operator: { HandmadeStream(item.make($0, $1)) }, ignoring: item.ignored)
    }

    @Test("Every operator of the dynamic layer keeps the rules", arguments: ConformingSignal.all)
    func signals(item: ConformingSignal) throws {
        try conform(operator: { (signal: RACSignal) in item.make(signal) }, ignoring: item.ignored)
    }

    @Test("Sources keep the rules")
    func sources() throws {
        try conform(source: { SignalProducer<Int, Never>([1, 2, 3]) })
        try conform(source: { SignalProducer<Int, Never>(value: 1) })
        try conform(source: { SignalProducer<Int, ConformingFailure>(error: .failed) })
        try conform(source: { SignalProducer<Int, Never>.empty })
        try conform(source: { SignalProducer<Int, Never>.never })
        try conform(source: { SignalProducer.timer(interval: .seconds(1), on: QueueScheduler.main) })
        try conform(source: { RACSignal.return(1) })
        try conform(source: { RACSignal.error(ConformingFailure.failed) })
        try conform(source: { RACSignal.empty() })
        try conform(source: { RACSignal.never() })
        try conform(source: { RACSignal.return(1).delay(1) })
        try conform(source: { RACSignal.interval(1, onScheduler: .mainThreadScheduler()) })
        try conform(source: { RACSignal.defer { .return(1) } })
        try conform(source: { [1, 2, 3].rac_sequence.signalWithScheduler(.immediateScheduler()) })
    }

    @Test("Subjects keep the rules")
    func subjects() throws {
        try conform(subject: { Signal<Int, any Error>.pipe() })
        try conform(subject: { SignalProducer<Int, any Error>.pipe(replaying: 0) })
        try conform(subject: { SignalProducer<Int, any Error>.pipe(replaying: 2) })
        try conform(subject: { SignalProducer<Int, any Error>.pipe(current: 0) })
        try conform(subject: { RACSubject() })
        try conform(subject: { RACReplaySubject() })
        try conform(subject: { RACReplaySubject(capacity: 1) })
        // As in the original, it adds the subscriber, and sends the current value when a scheduler is current.
        try conform(subject: { RACBehaviorSubject(defaultValue: 0) }, ignoring: [.joinOnceAmongThreads])
        try conform(subject: { RACGroupedSignal.signalWithKey(1) })
    }

    @Test("Properties keep the rules")
    func properties() throws {
        try conform(property: { MutableProperty(0) })
        try conform(property: { ValidatingProperty<Int, ConformingFailure>(0) { _ in .valid } })
    }

    @Test("Operators and properties release objects outside of locks, and retain none after the end")
    func releases() throws {
        typealias Objects = SignalProducer<ReleasingValue, any Error>
        try conform(operator: { (objects: Objects) in objects.combinePrevious() })
        try conform(operator: { (objects: Objects) in objects.collect(count: 2) })
        try conform(operator: { (objects: Objects) in objects.take(last: 2) })
        try conform(operator: { (objects: Objects) in objects.throttle(1, on: QueueScheduler.main) })
        try conform(operator: { (objects: Objects) in objects.delay(1, on: QueueScheduler.main) })
        try conform(operator: { (objects: Objects) in objects.replayLazily(upTo: 2) })
        try conform(operator: { (objects: Objects) in objects.flatMap(.concat) { Objects([$0, $0]) } })
        try conform(operator: { (objects: Objects) in objects.combineLatest(with: objects) })
        try conform(property: { MutableProperty<ReleasingValue>($0) })
    }

    @Test("Schedulers keep the rules")
    func schedulers() throws {
        try conform(scheduler: { QueueScheduler() })
        try conform(scheduler: { ImmediateScheduler() }, isImmediate: true)
        try conform(scheduler: { TestScheduler() }, run: { $0.run() })
        try conform(scheduler: { QueueScheduler.main })
        try conform(scheduler: { ActorScheduler.main })
        try conform(scheduler: { RACScheduler.mainThreadScheduler() })
        try conform(scheduler: { RACScheduler.scheduler() })
        try conform(scheduler: { RACScheduler.schedulerWithPriority(.high) })
        try conform(scheduler: { RACScheduler.immediateScheduler() }, isImmediate: true)
        try conform(scheduler: { RACTestScheduler() }, run: { $0.stepAll() })
    }

    @MainActor @Test("The main scheduler of the dynamic layer is checked on the main thread, too")
    func mainScheduler() throws {
        try conform(scheduler: { RACScheduler.mainThreadScheduler() })
    }

    @Test("Nothing of what was checked is retained")
    func retainsNothing() throws {
        let count = Guarded(0)
        let witness: @Sendable () -> ReleasingValue = {
            count.withLock { $0 += 1 }
            return ReleasingValue(0) { count.withLock { $0 -= 1 } }
        }
        try conform(subject: { Witnessed(HandmadeSubject(), witness()) }) { $0.subject.send($1) }
        let nests = HandmadeSubject.Fault.nestsValues
        try conform(subject: { Witnessed(HandmadeSubject(nests), witness()) }, order: .nested) {
            $0.subject.send($1)
        }
        try conform(operator: { (input: SignalProducer<Int, any Error>) in
            let witness = witness()
            return input.map { $0 + witness.number }
        })
        try conform(operator: { (signal: RACSignal) in
            let witness = witness()
            return signal.map { ($0 as? Int ?? 0) + witness.number }
        })
        try conform(source: {
            let witness = witness()
            return SignalProducer<Int, Never>([1, 2]).map { $0 + witness.number }
        })
        try conform(property: {
            let witness = witness()
            return ValidatingProperty<Int, ConformingFailure>(0) { _ in witness.number == 0 ? .valid : .valid }
        })
        // Threads of queues let go of what they ran a moment later.
        #expect(eventually(within: 300) { count.read() == 0 }, "\(count.read()) are left.")
    }

    @Test("A rule that is ignored must be broken")
    func demandsBreaks() {
        let failure = #expect(throws: StreamTestFailure.self) {
            try conform(source: { SignalProducer<Int, Never>.empty }, ignoring: [.workOfItsOwn])
        }
        #expect(failure?.summary == "conform(source:) keeps C-10: do not ignore it.")
    }

    @Test("A failure names the rule, its sentence, the situation, what was expected and what came")
    func explains() {
        let failure = #expect(throws: StreamTestFailure.self) {
            try conform(subject: { HandmadeSubject(.completesTwice) }) { $0.send($1) }
        }
        #expect(failure?.summary == "conform(subject:) breaks C-02: Nothing comes after a terminal event.")
        #expect(
            failure?.details == """
                  C-02 Nothing comes after a terminal event
                    situation  values and ends follow the end completed
                    expected   1 completed
                    came       1 completed completed
                """)
        #expect(failure?.fileID == "StreamTestingTests/ConformTests.swift")
    }
}

/// A subject with an object that tells when both are released.
private struct Witnessed: RecordableStream {
    let subject: HandmadeSubject
    private let witness: ReleasingValue

    init(_ subject: HandmadeSubject, _ witness: ReleasingValue) { (self.subject, self.witness) = (subject, witness) }

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { subject.startRecording(recorder) }
}

enum ConformingFailure: Error { case failed }

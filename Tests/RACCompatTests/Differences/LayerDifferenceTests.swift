import Foundation
import RACCompat
import StreamCore
import Testing

/// What the typed core does otherwise than `RACCompat`, on purpose.
///
/// Each test has both sides.
struct LayerDifferenceTests {
    private func dynamic(_ body: () -> Void) { RACTestScheduler().performAsCurrentScheduler(body) }

    @Test func nestedSendsNestThereAndQueueHere() {
        var nested: [String] = []
        let subject = RACSubject.subject()
        subject.subscribeNext { value in
            nested.append("A\(value ?? "nil")")
            if value as? Int == 1 { subject.sendNext(2) }
        }
        subject.subscribeNext { nested.append("B\($0 ?? "nil")") }
        subject.sendNext(1)
        #expect(nested == ["A1", "A2", "B2", "B1"])

        var queued: [String] = []
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observeValues { value in
            queued.append("A\(value)")
            if value == 1 { input.send(value: 2) }
        }
        signal.observeValues { queued.append("B\($0)") }
        input.send(value: 1)
        #expect(queued == ["A1", "B1", "A2", "B2"])
    }

    @Test func cleanUpRunsBeforeTheEndThereAndAfterItHere() {
        var before: [String] = []
        var subscriber: (any RACSubscriber)?
        dynamic {
            RACSignal.createSignal {
                subscriber = $0
                return RACDisposable.disposableWithBlock { before.append("cleaned up") }
            }
            .subscribeCompleted { before.append("completed") }
        }
        subscriber?.sendCompleted()
        #expect(before == ["cleaned up", "completed"])

        var after: [String] = []
        var observer: Signal<Int, Never>.Observer?
        SignalProducer<Int, Never> {
            observer = $0
            $1.observeEnded { after.append("cleaned up") }
        }
        .startWithCompleted { after.append("completed") }
        observer?.sendCompleted()
        #expect(after == ["completed", "cleaned up"])
    }

    @Test func disposalIsSilentThereAndInterruptsHere() {
        var events: [String] = []
        dynamic {
            RACSignal.never()
                .subscribeError({ _ in events.append("failed") }, completed: { events.append("completed") })
                .dispose()
        }
        #expect(events.isEmpty)
        SignalProducer<Int, Never>.never.start { events.append("\($0)") }.dispose()
        #expect(events == ["INTERRUPTED"])
    }

    @Test func takingNothingCompletesThereAndInterruptsHere() {
        var events: [String] = []
        dynamic { RACSignal.never().take(0).subscribeCompleted { events.append("completed") } }
        SignalProducer<Int, Never>.never.take(first: 0).start { events.append("\($0)") }
        #expect(events == ["completed", "INTERRUPTED"])
    }

    @Test func emptyCompletesButASignalThatIsOverInterrupts() {
        var events: [String] = []
        dynamic { RACSignal.empty().subscribeCompleted { events.append("completed") } }
        SignalProducer<Int, Never>.empty.start { events.append("\($0)") }
        Signal<Int, Never>.empty.observe { events.append("\($0)") }
        #expect(events == ["completed", "COMPLETED", "INTERRUPTED"])
    }

    @Test func aSubjectKnowsNoEndAndASignalDoes() {
        var received: [Int] = []
        let subject = RACSubject.subject()
        subject.sendCompleted()
        subject.subscribeNext { received.append($0 as? Int ?? 0) }
        subject.sendNext(1)
        #expect(received == [1])

        let (signal, input) = Signal<Int, Never>.pipe()
        input.sendCompleted()
        signal.observeValues { received.append($0) }
        input.send(value: 2)
        #expect(received == [1])
    }

    @Test func settingASerialDisposableDisposesTheOneBeforeOnlyHere() {
        let dynamic = RACDisposable()
        let dynamicContainer = RACSerialDisposable(disposable: dynamic)
        dynamicContainer.disposable = RACDisposable()
        #expect(!dynamic.isDisposed)

        let typed = AnyDisposable()
        let typedContainer = SerialDisposable(typed)
        typedContainer.inner = AnyDisposable()
        #expect(typed.isDisposed)
    }

    @Test func throttleSendsTheWaitingValueAtCompletionAndDebounceWhenItIsDue() {
        var events: [String] = []
        let words = RACSubject.subject()
        let dynamicClock = RACTestScheduler()
        dynamicClock.performAsCurrentScheduler {
            words.throttle(2).subscribeNext(
                { events.append("\($0 ?? "nil") at \(dynamicClock.now.timeIntervalSinceReferenceDate)") },
                completed: { events.append("completed") })
            words.sendNext("ab")
            words.sendCompleted()
        }
        #expect(events == ["ab at 0.0", "completed"])

        events = []
        let clock = TestScheduler()
        let (typedWords, input) = Signal<String, Never>.pipe()
        typedWords.debounce(2, on: clock, discardWhenCompleted: false).observe(
            .init(
                value: { events.append("\($0) at \(clock.currentDate.timeIntervalSinceReferenceDate)") },
                completed: { events.append("completed") }))
        input.send(value: "ab")
        input.sendCompleted()
        #expect(events.isEmpty)
        clock.run()
        #expect(events == ["ab at 2.0", "completed"])
    }

    @Test func retryingZeroTimesIsEndlessThereAndNoneHere() {
        struct Failure: Error {}
        var dynamicAttempts = 0
        let scheduler = RACTestScheduler()
        scheduler.performAsCurrentScheduler {
            RACSignal.defer {
                dynamicAttempts += 1
                return dynamicAttempts < 100 ? .error(nil) : .empty()
            }
            .retry(0)
            .subscribeCompleted {}
        }
        scheduler.stepAll()
        #expect(dynamicAttempts == 100)

        var typedAttempts = 0
        SignalProducer<Int, Failure> {
            typedAttempts += 1
            return .failure(Failure())
        }
        .retry(upTo: 0)
        .start()
        #expect(typedAttempts == 1)
    }

    @Test func restartsWaitForTheirTurnThereAndRunInTheCallHere() {
        var attempts = 0
        let scheduler = RACTestScheduler()
        scheduler.performAsCurrentScheduler {
            RACSignal.defer {
                attempts += 1
                return .empty()
            }
            .repeat()
            .take(1)
            .subscribeCompleted {}
        }
        #expect(attempts == 1)
        scheduler.step()
        #expect(attempts == 2)

        attempts = 0
        SignalProducer<Int, Never> {
            attempts += 1
            return attempts
        }
        .repeat(3)
        .start()
        #expect(attempts == 3)
    }

    @Test func switchingSubscribesToTheNewOneFirstThereAndLastHere() {
        var order: [String] = []
        var subscribers: [any RACSubscriber] = []
        func inner(_ name: String) -> RACSignal {
            .createSignal { subscriber in
                subscribers.append(subscriber)
                order.append("\(name) begins")
                return RACDisposable.disposableWithBlock { order.append("\(name) ends") }
            }
        }
        let signals = RACSubject.subject()
        dynamic {
            signals.switchToLatest().subscribeNext { _ in }
            signals.sendNext(inner("first"))
            signals.sendNext(inner("second"))
        }
        #expect(order == ["first begins", "second begins", "first ends"])

        order = []
        var observers: [Signal<Int, Never>.Observer] = []
        func typedInner(_ name: String) -> SignalProducer<Int, Never> {
            SignalProducer { observer, lifetime in
                observers.append(observer)
                order.append("\(name) begins")
                lifetime.observeEnded { order.append("\(name) ends") }
            }
        }
        let (producers, input) = Signal<SignalProducer<Int, Never>, Never>.pipe()
        producers.flatten(.latest).observeValues { _ in }
        input.send(value: typedInner("first"))
        input.send(value: typedInner("second"))
        #expect(order == ["first begins", "first ends", "second begins"])
        withExtendedLifetime((input, observers, subscribers)) {}
    }

    @Test func samplingEndsWithEitherThereAndWithBothHere() {
        var dynamicEnds = 0
        let (values, sampler) = (RACSubject.subject(), RACSubject.subject())
        dynamic { values.sample(sampler).subscribeCompleted { dynamicEnds += 1 } }
        sampler.sendCompleted()
        #expect(dynamicEnds == 1)

        var typedEnds = 0
        let (signal, input) = Signal<Int, Never>.pipe()
        let (samples, sample) = Signal<(), Never>.pipe()
        signal.sample(on: samples).observeCompleted { typedEnds += 1 }
        sample.sendCompleted()
        #expect(typedEnds == 0)
        input.sendCompleted()
        #expect(typedEnds == 1)
    }

    @Test func finallyMissesDisposalThereAndTerminatedHearsOfItHere() {
        var ends: [String] = []
        dynamic { RACSignal.never().finally { ends.append("finally") }.subscribeCompleted {}.dispose() }
        #expect(ends.isEmpty)

        SignalProducer<Int, Never>.never.on(terminated: { ends.append("terminated") }).start().dispose()
        #expect(ends == ["terminated"])
    }

    @MainActor
    @Test func workBeginsOnTheMainQueueThereAndInTheCallHere() {
        var begun: [Int] = []
        let command = RACCommand { input in
            .defer {
                begun.append(input as? Int ?? 0)
                return .never()
            }
        }
        command.allowsConcurrentExecution = true
        for input in 1...2 { command.execute(input) }
        #expect(begun.isEmpty)
        runMainScheduler()
        #expect(begun == [1, 2])

        begun = []
        var refusals = 0
        let action = Action<Int, Int, Never> { input in
            begun.append(input)
            return .never
        }
        for input in 1...2 { action.apply(input).start(.init(failed: { _ in refusals += 1 })) }
        #expect(begun == [1])
        #expect(refusals == 1)
    }
}

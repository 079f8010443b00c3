import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct SignalBridgeTests {
    private let log = Recorder()

    private func start<Value>(_ producer: SignalProducer<Value, any Error>) -> any Disposable {
        producer.start { [log] event in
            switch event {
            case .value(let value): log.note(text(value))
            case .failed(let error): log.note("failed \(error)")
            case .completed: log.note("completed")
            case .interrupted: log.note("interrupted")
            }
        }
    }

    private func source(_ open: Counter, _ closed: Counter, _ body: @escaping (any RACSubscriber) -> Void) -> RACSignal
    {
        .createSignal { subscriber in
            open.increment()
            body(subscriber)
            return RACDisposable { closed.increment() }
        }
    }

    // MARK: Dynamic to typed

    @Test func aProducerSubscribesOncePerStartAndSendsValuesAndNils() {
        inVirtualTime { _ in
            let open = Counter()
            let producer = source(open, Counter()) {
                $0.sendNext(1)
                $0.sendNext(nil)
                $0.sendCompleted()
            }.producer
            #expect(open.value == 0)
            _ = start(producer.map { text($0) })
            _ = start(producer.map { text($0) })
            #expect(open.value == 2)
            #expect(log.entries == ["1", "nil", "completed", "1", "nil", "completed"])
        }
    }

    @Test func errorsKeepTheirTypeAndNilErrorsGetOne() {
        inVirtualTime { _ in
            _ = start(RACSignal.error(TestFailure.first).producer)
            _ = start(RACSignal.error(nil).producer)
            #expect(log.entries == ["failed first", "failed \(RACBridgeError.nilError)"])
        }
    }

    @Test func disposingAStartEndsItsSubscription() {
        inVirtualTime { _ in
            let closed = Counter()
            var kept: [any RACSubscriber] = []
            let disposable = start(source(Counter(), closed) { kept.append($0) }.producer)
            #expect(closed.value == 0)
            disposable.dispose()
            #expect(closed.value == 1)
            #expect(log.entries == ["interrupted"])
        }
    }

    @Test func aTypedProducerSendsTypedValuesAndFailsAtAnother() {
        inVirtualTime { _ in
            let closed = Counter()
            let signal = source(Counter(), closed) {
                $0.sendNext("a")
                $0.sendNext(2)
                $0.sendNext("b")
            }
            _ = start(signal.producer(of: String.self))
            #expect(log.entries.first == "a" && log.entries.count == 2)
            #expect(log.entries.last?.contains("Int") == true && log.entries.last?.contains("String") == true)
            #expect(closed.value == 1)
        }
    }

    @Test func aTypedProducerOfOptionalsTakesNil() {
        inVirtualTime { _ in
            let signal = RACSignal.return(nil).concat(.return("a"))
            _ = start(signal.producer(of: String?.self).map { $0 ?? "none" })
            #expect(log.entries == ["none", "a", "completed"])
        }
    }

    @Test func aHotSignalSubscribesOnceAndEndsWithItsObservers() {
        inVirtualTime { _ in
            let open = Counter()
            let closed = Counter()
            let subject = RACSubject()
            var signal: Signal<Any?, any Error>? = Signal(
                source(open, closed) { subscriber in subject.subscribe(subscriber) })
            signal?.observe(Signal.Observer(value: { [log] in log.note("a\(text($0))") }))
            let last = signal?.observe(Signal.Observer(value: { [log] in log.note("b\(text($0))") }))
            subject.sendNext(1)
            #expect(open.value == 1)
            #expect(log.entries == ["a1", "b1"])
            signal = nil
            #expect(closed.value == 0)
            last?.dispose()
            subject.sendNext(2)
            #expect(log.entries == ["a1", "b1", "a2"])
            subject.sendCompleted()
            #expect(closed.value == 1)
        }
    }

    // MARK: Typed to dynamic

    @Test func aBridgedProducerStartsForEverySubscription() {
        inVirtualTime { _ in
            let starts = Counter()
            let signal = SignalProducer<Int?, Never> { observer, _ in
                starts.increment()
                observer.send(value: 1)
                observer.send(value: nil)
                observer.sendCompleted()
            }.bridged
            #expect(starts.value == 0)
            log.subscribe(to: signal)
            log.subscribe(to: signal)
            #expect(starts.value == 2)
            #expect(log.entries == ["1", "nil", "completed", "1", "nil", "completed"])
        }
    }

    @Test func aBridgedProducerKeepsErrorsAndCompletesWhenInterrupted() {
        inVirtualTime { _ in
            log.subscribe(to: SignalProducer<Int, TestFailure>(error: .second).bridged)
            log.subscribe(to: SignalProducer<Int, Never> { observer, _ in observer.sendInterrupted() }.bridged)
            #expect(log.entries == ["failed(second)", "completed"])
        }
    }

    @Test func disposingASubscriptionEndsItsStart() {
        inVirtualTime { _ in
            let ended = Counter()
            var kept: [Signal<Int, Never>.Observer] = []
            let signal = SignalProducer<Int, Never> { observer, lifetime in
                kept.append(observer)
                lifetime.observeEnded { ended.increment() }
            }.bridged
            let subscription = log.subscribe(to: signal)
            #expect(ended.value == 0)
            subscription.dispose()
            #expect(ended.value == 1)
            #expect(log.entries.isEmpty)
        }
    }

    @Test func aBridgedSignalSendsFromTheSubscriptionOnAndCompletesWhenItHasEnded() {
        inVirtualTime { _ in
            let (output, input) = Signal<Int, TestFailure>.pipe()
            let signal = output.bridged
            input.send(value: 0)
            log.subscribe(to: signal)
            let early = log.subscribe(to: signal.map { "early \(text($0))" })
            input.send(value: 1)
            early.dispose()
            input.send(value: 2)
            input.send(error: .first)
            log.subscribe(to: signal)
            #expect(log.entries == ["1", "early 1", "2", "failed(first)", "completed"])
        }
    }

    @Test func aRoundTripChangesNothing() {
        inVirtualTime { _ in
            let signal = RACSignal.return(1).concat(.return(nil)).concat(.error(TestFailure.first))
            log.subscribe(to: signal.producer.bridged.producer.bridged)
            #expect(log.entries == ["1", "nil", "failed(first)"])
        }
    }

    // MARK: Subjects and pipes

    @Test func theEndsOfASubjectsPipeSendWhatItSendsAndSendIntoIt() {
        let subject = RACSubject()
        let (output, input) = subject.pipe
        output.observe(Signal.Observer(value: { [log] in log.note("out \(text($0))") }))
        log.subscribe(to: subject)
        input.send(value: 1)
        subject.sendNext(2)
        #expect(log.entries == ["out 1", "1", "out 2", "2"])
        input.sendInterrupted()
        #expect(log.entries.last == "completed")
    }

    @Test func aSubjectOfAPipeSendsBothWays() {
        let (output, input) = Signal<Any?, any Error>.pipe()
        let subject = RACSubject.subject(bridging: (output, input))
        output.observe(
            Signal.Observer(
                value: { [log] in log.note("pipe \(text($0))") }, failed: { [log] in log.note("pipe failed \($0)") }))
        log.subscribe(to: subject)
        subject.sendNext(1)
        input.send(value: 2)
        subject.sendError(nil)
        let failure = "\(RACBridgeError.nilError)"
        #expect(log.entries == ["1", "pipe 1", "2", "pipe 2", "failed(\(failure))", "pipe failed \(failure)"])
    }

    // MARK: Disposables

    @Test func aTypedDisposableIsDisposedWithItsBridge() {
        let inner = AnyDisposable()
        let bridge = RACDisposable(inner)
        #expect(!bridge.isDisposed && !inner.isDisposed)
        bridge.dispose()
        #expect(bridge.isDisposed && inner.isDisposed)
        RACDisposable(nil as (any Disposable)?).dispose()
    }

    @Test func aDynamicDisposableIsATypedOne() {
        let composite = CompositeDisposable()
        let inner = RACDisposable()
        composite += inner
        composite.dispose()
        #expect(inner.isDisposed)
    }

    private struct Refusal: Error, Equatable {}

    @Test("However often an error crosses, it stays in the one box that Swift put it in")
    func anErrorStaysInOneBox() {
        /// Where the error lies; every cast looks through boxes.
        func box(_ error: any Error) -> UInt { [error].withUnsafeBytes { $0.load(as: UInt.self) } }
        let refusal: any Error = Refusal()
        inVirtualTime { _ in
            var signal = RACSignal.error(refusal)
            for _ in 0..<3 { signal = signal.producer(of: Int.self).bridged }
            let (subject, (typed, observer)) = (RACSubject(), Signal<Int, any Error>.pipe())
            var errors: [any Error] = []
            signal.subscribeError { if let error = $0 { errors.append(error) } }
            typed.bridged.subscribe(subject)
            subject.subscribeError { if let error = $0 { errors.append(error) } }
            observer.send(error: refusal)
            #expect(errors.map(box) == Array(repeating: box(refusal), count: 2))
        }
    }
}

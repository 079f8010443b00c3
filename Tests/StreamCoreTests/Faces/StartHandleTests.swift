import StreamCore
import StreamTesting
import Testing

/// Work need not keep the observer that it is given: the disposable of the start keeps it.
@Suite(.takesTurns) struct StartHandleTests {
    typealias Producer = SignalProducer<Int, TestFailure>
    typealias Input = Signal<Int, TestFailure>.Observer

    private let recorder = Recorder()

    /// Shows something until the start is over, and never sends.
    private var banner: Producer {
        Producer { [recorder] _, lifetime in
            recorder.note("show")
            lifetime.observeEnded { recorder.note("hide") }
        }
    }

    // MARK: Started

    @Test("A start whose work drops its observer goes on while its disposable is held")
    func goesOn() {
        let start = banner.start(recorder.observer())
        #expect(recorder.history == "show")
        #expect(!start.isDisposed)
        start.dispose()
        #expect(recorder.history == "show interrupted hide")
        #expect(start.isDisposed)
    }

    @Test("A start is interrupted when its disposable is released")
    func endsWithHandle() {
        do {
            let start = banner.start(recorder.observer())
            #expect(recorder.history == "show")
            withExtendedLifetime(start) {}
        }
        #expect(recorder.history == "show interrupted hide")
    }

    @Test("A start without a disposable goes on while its work holds the observer")
    func goesOnWithInput() {
        var input: Input?
        Producer { kept, _ in input = kept }.start(recorder.observer())
        input?.send(value: 1)
        #expect(recorder.history == "1")
        input = nil
        #expect(recorder.history == "1 interrupted")
    }

    @Test("Whichever is released last interrupts", arguments: [true, false])
    func endsWithLast(inputFirst: Bool) {
        let kept = KeptObserver()
        kept.start = Producer { input, _ in kept.input = input }.start(recorder.observer())
        if inputFirst { kept.input = nil } else { kept.start = nil }
        #expect(recorder.history.isEmpty)
        kept.input = nil
        kept.start = nil
        #expect(recorder.history == "interrupted")
    }

    @Test("A lifetime that is kept does not keep the start")
    func lifetimeDoesNotKeep() {
        var lifetimes: [Lifetime] = []
        do {
            let start = Producer { _, lifetime in lifetimes.append(lifetime) }.start(recorder.observer())
            #expect(recorder.history.isEmpty)
            withExtendedLifetime(start) {}
        }
        #expect(recorder.history == "interrupted")
        #expect(lifetimes.count == 1)
        #expect(lifetimes.last?.hasEnded == true)
    }

    @Test("Two threads that release both interrupt once")
    func races() {
        for round in 0..<many(2000) {
            let counter = Counter()
            let kept = KeptObserver()
            kept.start = Producer { input, _ in kept.input = input }.start(Input(interrupted: { counter.increment() }))
            onThreads(2) { thread in
                if thread == round % 2 { kept.input = nil } else { kept.start = nil }
            }
            #expect(counter.value == 1)
        }
    }

    // MARK: Started with a signal

    @Test("The handle of startWithSignal keeps the signal alive")
    func keepsSignal() {
        let (signal, handle) = banner.startWithSignal { signal, handle in
            signal.observe(recorder.observer())
            return (signal, handle)
        }
        #expect(recorder.history == "show")
        handle.dispose()
        #expect(recorder.history == "show interrupted hide")
        withExtendedLifetime(signal) {}
    }

    @Test("The signal does not keep itself alive when its handle is given up")
    func doesNotKeepItself() {
        let signal = banner.startWithSignal { signal, _ in
            signal.observe(recorder.observer())
            return signal
        }
        #expect(recorder.history == "show interrupted hide")
        withExtendedLifetime(signal) {}
    }

    // MARK: With operators on top

    /// What stands between the work and its observer.
    enum Way: CaseIterable {
        case mapped, taken, until, filtered, flattened, latest, merged, concatenated, combined, delayed, shared, lifted

        func apply(_ producer: Producer, _ scheduler: TestScheduler) -> Producer {
            let one = Producer(value: 1)
            return switch self {
            case .mapped: producer.map { $0 }
            case .taken: producer.take(first: 1)
            case .until: producer.take(until: SignalProducer<(), Never>.never)
            case .filtered: producer.filter { _ in true }.on(value: { _ in })
            case .flattened: one.flatMap(.merge) { _ in producer }
            case .latest: Producer([1, 2]).flatMap(.latest) { $0 == 1 ? .never : producer }
            case .merged: Producer.merge([producer, .empty])
            case .concatenated: producer.concat(one)
            case .combined: producer.combineLatest(with: one).map { $0.0 }
            case .delayed: producer.observe(on: scheduler)
            case .shared: producer.share()
            case .lifted: producer.lift { (signal: Signal<Int, TestFailure>) in signal.map { $0 } }
            }
        }
    }

    @Test("A start with operators on top goes on until it is disposed of", arguments: Way.allCases)
    func goesOnBehindOperators(way: Way) {
        let scheduler = TestScheduler()
        let disposables = CompositeDisposable()
        do {
            let start = way.apply(banner, scheduler).start(recorder.observer())
            scheduler.advance()
            #expect(recorder.history == "show")
            disposables.add(start)
        }
        disposables.dispose()
        scheduler.advance()
        #expect(recorder.history.split(separator: " ").sorted() == ["hide", "interrupted", "show"])
    }

    @Test("A start with operators on top goes on although nothing retains its disposable", arguments: Way.allCases)
    func goesOnUnheld(way: Way) {
        let (ends, end) = Signal<(), Never>.pipe()
        let scheduler = TestScheduler()
        way.apply(banner.take(until: ends), scheduler).start(recorder.observer())
        scheduler.advance()
        #expect(recorder.history == "show")
        end.send(value: ())
        #expect(recorder.history.contains("hide"))
    }

    @Test("The work of a start is released at its end, with any operators on top", arguments: Way.allCases)
    func releases(way: Way) {
        let counter = Counted.Counter()
        let scheduler = TestScheduler()
        var start: (any Disposable)?
        do {
            let counted = Counted(counter)
            start = way.apply(Producer { _, _ in }, scheduler)
                .start(Input(value: { _ in withExtendedLifetime(counted) {} }))
        }
        #expect(counter.live == 1)
        start?.dispose()
        scheduler.advance()
        #expect(counter.live == 0)
    }

    // MARK: Actions

    @Test("An action of such work executes until its execution is disposed of", arguments: [true, false])
    func executes(isHeld: Bool) {
        let action = Action<(), Int, TestFailure> { [banner] in banner }
        var start: (any Disposable)? = action.apply().start()
        if !isHeld { start = nil }
        #expect(action.isExecuting.value)
        #expect(recorder.history == "show")
        start?.dispose()
        #expect(action.isExecuting.value != isHeld)
        #expect(recorder.history == (isHeld ? "show hide" : "show"))
    }
}

/// Holds what threads release.
private final class KeptObserver: @unchecked Sendable {  // each place is one thread's
    var input: Signal<Int, TestFailure>.Observer?
    var start: (any Disposable)?
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct SubscriptionTrackerTests {
    private let tracker = SubscriptionTracker()
    private let signal: Signal<Int, TestFailure>
    private let input: Signal<Int, TestFailure>.Observer

    init() {
        (signal, input) = Signal.pipe()
    }

    /// Begins one subscription of each kind that a face has.
    private func subscribe(_ face: Face) -> any Disposable {
        switch face {
        case .signal: signal.observe(Signal.Observer()) ?? NopDisposable.shared
        case .producer: signal.producer.start()
        }
    }

    @Test(
        "A tracker lists a subscription that began inside its scope until the subscription is disposed",
        arguments: Face.allCases)
    func listsUntilDisposed(face: Face) {
        let disposable = tracker.track { subscribe(face) }
        #expect(tracker.count == 1)
        #expect(tracker.live.map(\.kind) == [face == .signal ? .observation : .start])
        disposable.dispose()
        #expect(tracker.count == 0)
        #expect(tracker.live.isEmpty)
        #expect(disposable.isDisposed)
    }

    @Test(
        "The disposable of an observation is disposed when the signal ends, under a tracker", arguments: Face.allCases)
    func knowsOfEnd(face: Face) {
        let disposable = tracker.track { subscribe(face) }
        #expect(!disposable.isDisposed)
        input.sendCompleted()
        #expect(disposable.isDisposed)
    }

    @Test(
        "A tracker does not list a subscription that has ended", arguments: Face.allCases,
        ["complete", "fail", "interrupt", "release"])
    func listsUntilEnded(face: Face, end: String) {
        var pipe: (output: Signal<Int, TestFailure>, input: Signal<Int, TestFailure>.Observer)? = Signal.pipe()
        tracker.track {
            switch face {
            case .signal: pipe?.output.observe { _ in }
            case .producer: pipe?.output.producer.start { _ in }
            }
        }
        #expect(tracker.count == 1)
        switch end {
        case "complete": pipe?.input.sendCompleted()
        case "fail": pipe?.input.send(error: .first)
        case "interrupt": pipe?.input.sendInterrupted()
        default: pipe = nil
        }
        #expect(tracker.count == 0)
    }

    @Test("A tracker does not list a subscription that ends while it begins, or of a stream that has ended")
    func omitsEnded() {
        tracker.track {
            SignalProducer<Int, Never>([1, 2]).start()
            SignalProducer<Int, TestFailure>(error: .first).start()
            Signal<Int, Never>.empty.observeValues { _ in }
        }
        #expect(tracker.count == 0)
    }

    @Test("A tracker does not list a subscription that is not retained and has no sender")
    func omitsReleased() {
        tracker.track { SignalProducer<Int, Never>.never.start() }
        #expect(tracker.count == 0)
    }

    @Test("The terminal event is delivered before the subscription is off the list", arguments: Face.allCases)
    func endsAfterTerminalEvent(face: Face) {
        var count = -1
        tracker.track {
            switch face {
            case .signal: signal.observeCompleted { count = tracker.count }
            case .producer: signal.producer.startWithCompleted { count = tracker.count }
            }
        }
        input.sendCompleted()
        #expect(count == 1)
        #expect(tracker.count == 0)
    }

    @Test("Observers get all events as they would without a tracker", arguments: Face.allCases)
    func passesEvents(face: Face) {
        let recorder = tracker.track {
            let trial = Trial(face, of: Int.self, { $0.map { $0 * 2 } }, { $0.map { $0 * 2 } })
            trial.send(1, 2)
            trial.fail(.first)
            return trial.recorder
        }
        #expect(recorder.history == "2 4 failed(first)")
        let values = Recorder()
        let disposable = tracker.track {
            signal.flatMapError { _ in SignalProducer<Int, Never>.empty }.observeValues { values.note("\($0)") }
        }
        input.send(value: 1)
        disposable?.dispose()
        input.send(value: 2)
        #expect(values.history == "1")
    }

    @Test("Disposal of a start interrupts its observer")
    func interrupts() {
        let recorder = Recorder()
        tracker.track { signal.producer.start(recorder.observer()) }.dispose()
        #expect(recorder.history == "interrupted")
    }

    @Test("Subscriptions are described by number, kind, type, name and place, in the order in which they began")
    func describes() throws {
        let disposables = tracker.track {
            [
                signal.producer.named("search", fileID: "App/Search.swift", line: 12).map { "\($0)" }.start(),
                signal.observe(Signal.Observer()),
            ]
        }
        let live = tracker.live
        try #require(live.count == 2)
        #expect(live[0].number < live[1].number)
        #expect(live.map(\.name) == ["search", nil])
        #expect(live.map(\.fileID) == ["App/Search.swift", nil])
        #expect(live.map(\.line) == [12, nil])
        #expect(live[1].streamType == "Signal<Int, TestFailure>")
        let first = "#\(live[0].number) start of SignalProducer<String, TestFailure> \"search\" (App/Search.swift:12)"
        let second = "#\(live[1].number) observation of Signal<Int, TestFailure>"
        #expect(live.map(\.description) == [first, second])
        #expect(tracker.report == "2 subscriptions are alive:\n    \(first)\n    \(second)")
        disposables[0]?.dispose()
        #expect(tracker.report == "1 subscription is alive:\n    \(second)")
        disposables[1]?.dispose()
        #expect(tracker.report == nil)
    }

    @Test("A leak is told in one line")
    func reportsLeak() {
        #expect(SubscriptionTracker.report { signal.observeCompleted {}?.dispose() } == nil)
        let report = SubscriptionTracker.report { signal.observeCompleted {} }
        #expect(report?.hasPrefix("1 subscription is alive:\n    #") == true)
    }

    // MARK: Scope

    @Test("A tracker does not list subscriptions that begin outside, or in the scope of another tracker")
    func separates() {
        let other = SubscriptionTracker()
        signal.observeCompleted {}
        other.track { signal.observeCompleted {} }
        #expect(tracker.count == 0)
        #expect(other.count == 1)
    }

    @Test("Scopes nest: the outer tracker lists what the inner one lists; a tracker in its own scope lists once")
    func nests() {
        let inner = SubscriptionTracker()
        tracker.track {
            inner.track { tracker.track { signal.observeCompleted {} } }
            signal.observeCompleted {}
        }
        #expect(tracker.count == 2)
        #expect(inner.count == 1)
    }

    @Test(
        "A subscription that an observer begins belongs to the tracker of the observer, later and on any thread",
        arguments: Face.allCases)
    func followsEvents(face: Face) {
        let (other, otherInput) = Signal<Int, Never>.pipe()
        tracker.track {
            switch face {
            case .signal: signal.observe { _ in _ = other.observeValues { _ in } }
            case .producer: signal.producer.start { _ in other.producer.start() }
            }
        }
        input.send(value: 1)
        onThreads(1) { _ in input.send(value: 2) }
        #expect(tracker.count == 3)
        input.sendCompleted()
        #expect(tracker.count == 3, "the one that has completed has begun another")
        otherInput.sendCompleted()
        #expect(tracker.count == 0)
    }

    @Test("A subscription that an event causes also belongs to the tracker in whose scope the event was sent")
    func joinsScopes() {
        let sender = SubscriptionTracker()
        let (other, otherInput) = Signal<Int, Never>.pipe()
        tracker.track { signal.observe { _ in _ = other.observeCompleted {} } }
        sender.track { input.send(value: 1) }
        #expect(tracker.count == 2)
        #expect(sender.count == 1)
        otherInput.sendCompleted()
        #expect(tracker.count == 1)
        #expect(sender.count == 0)
    }

    @Test("Scheduled actions take the scope along")
    func followsSchedulers() {
        let scheduler = TestScheduler()
        tracker.track {
            scheduler.schedule { signal.observeCompleted {} }
            scheduler.schedule(after: .seconds(1)) { signal.observeCompleted {} }
        }
        scheduler.advance(by: .seconds(2))
        #expect(tracker.count == 2)
    }

    @Test("Actions on a queue take the scope along")
    func followsQueues() {
        let isDone = DispatchSemaphore(value: 0)
        let queue = QueueScheduler(name: "SubscriptionTrackerTests")
        tracker.track {
            queue.schedule {
                signal.observeCompleted {}
                isDone.signal()
            }
        }
        #expect(isDone.isSignalled(), "the queue ran the action")
        #expect(tracker.count == 1)
    }

    @Test("Observers of the main actor take the scope along to the main queue")
    @MainActor func followsMainQueue() async {
        await withCheckedContinuation { continuation in
            tracker.track {
                signal.observeOnMain { [signal] event in
                    guard case .value = event else { return }
                    signal.observeCompleted {}
                    continuation.resume()
                }
            }
            onThreads(1) { _ in input.send(value: 1) }
        }
        #expect(tracker.count == 2)
    }

    @Test("Tasks inherit the scope, and detached ones do not")
    func followsTasks() async {
        await tracker.track {
            await Task { _ = signal.observeCompleted {} }.value
            await Task.detached { [signal] in _ = signal.observeCompleted {} }.value
        }
        #expect(tracker.count == 1)
        tracker.track { signal.observeCompleted {} }
        #expect(tracker.count == 2)
    }

    // MARK: What counts

    @Test("Operators' own subscriptions belong to that of the program")
    func countsOnce() {
        let disposable = tracker.track {
            signal.producer.flatMap(.merge) { _ in SignalProducer<Int, TestFailure>.never }
                .lift { $0.map { $0 + 1 } }.combineLatest(with: signal.producer).start()
        }
        input.send(value: 1)
        #expect(tracker.count == 1)
        disposable.dispose()
        #expect(tracker.count == 0)
    }

    @Test("A start that a signal is made of counts, and so do its observers")
    func countsSignals() {
        let disposable = tracker.track {
            signal.producer.startWithSignal { signal, handle in
                signal.observeCompleted {}
                return handle
            }
        }
        #expect(tracker.live.map(\.kind) == [.start, .observation])
        disposable.dispose()
        #expect(tracker.count == 0)
    }

    @Test("Derived signals and properties count nothing until somebody observes")
    func omitsDerived() {
        tracker.track {
            let property = MutableProperty(1)
            let derived = property.map { $0 + 1 }
            let action = Action<Int, Int, Never>(state: property) { SignalProducer(value: $0 + $1) }
            let sum = signal.map { $0 }.scan(0, +)
            #expect(tracker.count == 0)
            let disposable = derived.producer.start()
            #expect(tracker.count == 1)
            disposable.dispose()
            withExtendedLifetime((action, sum)) {}
        }
        #expect(tracker.count == 0)
    }

    @Test("A binding counts as a start, until its target is gone")
    func countsBindings() {
        var target: MutableProperty<Int>? = MutableProperty(0)
        let source = MutableProperty(1)
        tracker.track { _ = target.map { $0 <~ source } }
        #expect(tracker.live.map(\.kind) == [.start])
        target = nil
        #expect(tracker.count == 0)
    }

    @Test("Observers of the main actor count, each once")
    @MainActor func countsOnMain() {
        let disposables = tracker.track {
            [signal.observeOnMain { _ in }, signal.producer.startOnMain { _ in }]
        }
        #expect(tracker.live.map(\.kind) == [.observation, .start])
        for disposable in disposables { disposable?.dispose() }
        #expect(tracker.count == 0)
    }

    @Test("Subscriptions that several threads begin and end are all counted")
    func countsOnThreads() {
        onThreads(4) { _ in
            tracker.track {
                for _ in 0..<500 {
                    let kept = signal.producer.start()
                    signal.observe(Signal.Observer())?.dispose()
                    kept.dispose()
                }
                signal.producer.start()
            }
        }
        #expect(tracker.count == 4)
        #expect(Set(tracker.live.map(\.number)).count == 4)
        input.sendCompleted()
        #expect(tracker.count == 0)
    }
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

/// Who keeps the observer that a producer's work is given keeps nothing of a start that is over.
@Suite(.takesTurns) struct KeptInputTests {
    fileprivate typealias Producer = SignalProducer<Int, TestFailure>
    fileprivate typealias Input = Signal<Int, TestFailure>.Observer

    /// Keeps the observer of the last start.
    private final class Work {
        private(set) var input: Input?

        /// Sends to the observer, as work that goes on after the end does.
        func send(_ value: Int) { input?.send(value: value) }

        var producer: Producer { Producer { input, _ in self.input = input } }
    }

    /// How the start is made.
    enum Way: CaseIterable {
        case plain, mapped, inner, merged, signal, lifted, shared, delayed

        fileprivate func begin(_ producer: Producer, _ observer: Input) -> any Disposable {
            switch self {
            case .plain: return producer.start(observer)
            case .mapped: return producer.map { $0 }.filter { _ in true }.start(observer)
            case .inner:
                return SignalProducer<Int, TestFailure>(value: 0).flatMap(.latest) { _ in producer }.start(observer)
            case .merged: return SignalProducer.merge([producer, .never]).start(observer)
            case .signal:
                return producer.startWithSignal { signal, interrupter in
                    signal.observe(observer)
                    return interrupter
                }
            case .lifted:
                return producer.lift { (signal: Signal<Int, TestFailure>) in signal.map { $0 } }.start(observer)
            case .shared: return producer.share().start(observer)
            case .delayed: return producer.observe(on: ImmediateScheduler()).start(observer)
            }
        }

        /// Whether it ends as its work does: a flattened stream hides interruption, and goes on while another input does.
        func ends(with end: End) -> Bool {
            switch self {
            case .inner: end != .interruption
            case .merged: end != .interruption && end != .completion
            default: true
            }
        }
    }

    enum End: CaseIterable {
        case disposal, completion, failure, interruption, disposalInside

        /// What the observer hears of it.
        var history: String {
            switch self {
            case .completion: "1 completed"
            case .failure: "1 failed(first)"
            case .disposal, .interruption, .disposalInside: "1 interrupted"
            }
        }
    }

    /// Begins with an observer that holds `item`.
    private func begin(
        _ way: Way, _ producer: Producer, holding item: ReleasedItem, _ recorder: Recorder,
        _ action: @escaping () -> Void = {}
    ) -> any Disposable {
        let target: Input = recorder.observer()
        return way.begin(
            producer,
            Input { event in
                target.send(event)
                if case .value = event { action() }
                withExtendedLifetime(item) {}
            })
    }

    @Test("The end releases the observer of the start", arguments: Way.allCases, End.allCases)
    func releases(way: Way, end: End) {
        guard way.ends(with: end) else { return }
        let work = Work()
        let recorder = Recorder()
        let inside = SerialDisposable()
        var item: ReleasedItem? = ReleasedItem()
        weak let held = item
        let disposable = item.map { item in
            begin(way, work.producer, holding: item, recorder) { [weak item] in
                if end == .disposalInside { inside.dispose() }
                #expect(item != nil)
            }
        }
        inside.inner = disposable
        item = nil
        work.send(1)
        switch end {
        case .disposal: disposable?.dispose()
        case .completion: work.input?.sendCompleted()
        case .failure: work.input?.send(error: .first)
        case .interruption: work.input?.sendInterrupted()
        case .disposalInside: break
        }
        #expect(held == nil)
        #expect(recorder.history == end.history)
        // Nobody is there any more.
        work.send(2)
        work.input?.sendCompleted()
        #expect(recorder.history == end.history)
    }

    /// Operators that end the stream themselves, from inside a delivery of their own.
    enum Operator: CaseIterable {
        case take, takeUntil, attempt, timeout, mappedAndTaken

        fileprivate func apply(
            _ producer: Producer, _ other: Signal<Void, Never>, _ scheduler: TestScheduler
        ) -> Producer {
            switch self {
            case .take: producer.take(first: 1)
            case .takeUntil: producer.take(until: other)
            case .attempt: producer.attempt { $0 == 1 ? .failure(.first) : .success(()) }
            case .timeout: producer.timeout(after: 1, raising: .first, on: scheduler)
            case .mappedAndTaken: producer.map { $0 }.take(first: 1).map { $0 }
            }
        }
    }

    @Test("An operator that ends the stream releases the observer of the start", arguments: Operator.allCases)
    func releasesWhatEndsItself(form: Operator) {
        let work = Work()
        let recorder = Recorder()
        let (other, trigger) = Signal<Void, Never>.pipe()
        let scheduler = TestScheduler()
        var item: ReleasedItem? = ReleasedItem()
        weak let held = item
        let disposable = item.map {
            begin(.plain, form.apply(work.producer, other, scheduler), holding: $0, recorder)
        }
        item = nil
        #expect(held != nil)
        work.send(1)
        trigger.send(value: ())
        scheduler.advance(by: .seconds(2))
        #expect(held == nil)
        #expect(disposable?.isDisposed == true)
        work.send(2)
        #expect(recorder.count <= 2)
    }

    @Test("A value that a stage sends back while it ends the stream has no receiver")
    func isReentrant() {
        let work = Work()
        let recorder = Recorder()
        work.producer.on(completed: { work.send(3) }, value: { if $0 == 1 { work.send(2) } }).take(first: 1)
            .on(completed: { work.send(4) }).start(recorder.observer())
        work.send(1)
        #expect(recorder.history == "1 completed")
    }

    @Test("The start is interrupted when its observer is released, in turn with what is sent")
    func interruptsOnRelease() {
        var input: Input?
        let recorder = Recorder()
        let target: Input = recorder.observer()
        Producer { kept, _ in input = kept }.start(
            Input { event in
                input = nil
                target.send(event)
            })
        input?.send(value: 1)
        #expect(recorder.history == "1 interrupted")
    }

    @Test("Threads that send and one that disposes leave nothing behind")
    func threads() {
        for round in 0..<many(2000) {
            let work = Work()
            let recorder = Recorder()
            var item: ReleasedItem? = ReleasedItem()
            weak let held = item
            let disposable = item.map { begin(.mapped, work.producer, holding: $0, recorder) }
            item = nil
            let input = work.input
            onThreads(3) { thread in
                if thread == round % 3 {
                    disposable?.dispose()
                } else {
                    for number in 0..<3 { input?.send(value: number) }
                }
            }
            #expect(held == nil)
            #expect(recorder.history.hasSuffix("interrupted"))
        }
    }

    @Test("Threads that send while an operator ends the stream leave nothing behind")
    func threadsAtTheEnd() {
        for _ in 0..<many(2000) {
            let work = Work()
            let recorder = Recorder()
            var item: ReleasedItem? = ReleasedItem()
            weak let held = item
            let disposable = item.map { begin(.plain, work.producer.take(first: 2), holding: $0, recorder) }
            item = nil
            let input = work.input
            onThreads(3) { _ in for number in 0..<3 { input?.send(value: number) } }
            #expect(held == nil)
            #expect(disposable?.isDisposed == true)
            #expect(recorder.count == 3)
        }
    }
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

/// `Signal.observeOnMain` and `SignalProducer.startOnMain`.
@MainActor @Suite(.timeLimit(.minutes(40)), .takesTurns) struct OnMainTests {
    /// A stream that is sent to by hand, and observed on the main actor.
    @MainActor private final class Run {
        let recorder = Recorder()
        var input: Signal<Int, TestFailure>.Observer?
        var disposable: (any Disposable)?
        /// Is called in the closure, after the event was recorded.
        var onEvent: ((Signal<Int, TestFailure>.Event) -> Void)?
        let isInputEnded = Counter()

        init(_ face: Face, buffering: BufferingPolicy<TestFailure> = .unbounded) {
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            self.input = input
            let counted = signal.on(disposed: { [isInputEnded] in isInputEnded.increment() })
            let action: @MainActor (Signal<Int, TestFailure>.Event) -> Void = { [weak self] event in
                self?.recorder.receive(event)
                self?.onEvent?(event)
            }
            switch face {
            case .signal: disposable = counted.observeOnMain(buffering: buffering, action)
            case .producer: disposable = counted.producer.startOnMain(buffering: buffering, action)
            }
        }

        var history: String { recorder.history }

        /// Sends values from another thread, and comes back when that has been done.
        func sendElsewhere(_ values: Int...) {
            let input = input
            elsewhere { for value in values { input?.send(value: value) } }
        }

        /// Does something on another thread, and comes back when that has been done.
        func elsewhereWithInput(_ body: @escaping (Signal<Int, TestFailure>.Observer?) -> Void) {
            let input = input
            elsewhere { body(input) }
        }
    }

    /// Lets the main queue do what it was given before.
    private func catchUp() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    // MARK: Order

    @Test("On the main queue every event is delivered in place", arguments: Face.allCases)
    func runsInPlace(face: Face) {
        let run = Run(face)
        run.input?.send(value: 1)
        run.input?.send(value: 2)
        #expect(run.history == "1 2")
        run.input?.sendCompleted()
        #expect(run.history == "1 2 completed")
        #expect(run.disposable?.isDisposed == true)
    }

    @Test("From another thread events wait for the main queue, in order", arguments: Face.allCases, [true, false])
    func hops(face: Face, completes: Bool) async {
        let run = Run(face)
        run.sendElsewhere(1, 2)
        run.elsewhereWithInput { if completes { $0?.sendCompleted() } else { $0?.send(error: .first) } }
        #expect(run.history.isEmpty)
        await catchUp()
        #expect(run.history == (completes ? "1 2 completed" : "1 2 failed(first)"))
    }

    @Test("An event on the main queue does not overtake events that wait for the queue", arguments: Face.allCases)
    func keepsOrder(face: Face) async {
        let run = Run(face)
        run.sendElsewhere(1)
        run.input?.send(value: 2)
        run.input?.sendCompleted()
        #expect(run.history.isEmpty)
        await catchUp()
        #expect(run.history == "1 2 completed")
    }

    @Test("When it has caught up, events pass in place again", arguments: Face.allCases)
    func returnsToPlace(face: Face) async {
        let run = Run(face)
        run.sendElsewhere(1)
        await catchUp()
        run.input?.send(value: 2)
        #expect(run.history == "1 2")
    }

    @Test("A value sent from inside the closure comes after it", arguments: Face.allCases)
    func nests(face: Face) {
        let run = Run(face)
        run.onEvent = { [weak run] event in
            guard case .value(1) = event else { return }
            run?.input?.send(value: 2)
            run?.recorder.note("end")
        }
        run.input?.send(value: 1)
        #expect(run.history == "1 end 2")
    }

    // MARK: Ends

    @Test("Interruption of the source discards what waits", arguments: Face.allCases)
    func discardsAtInterruption(face: Face) async {
        let run = Run(face)
        run.sendElsewhere(1, 2)
        run.elsewhereWithInput { $0?.sendInterrupted() }
        await catchUp()
        #expect(run.history == "interrupted")
    }

    @Test("Disposal on the main actor: nothing is called any more, whatever waits")
    func stopsSignal() async {
        let run = Run(.signal)
        run.sendElsewhere(1, 2)
        run.disposable?.dispose()
        run.sendElsewhere(3)
        await catchUp()
        #expect(run.history.isEmpty)
        #expect(run.isInputEnded.value == 1)
    }

    @Test("Disposal of a start on the main actor interrupts inside the call, and nothing is called after that")
    func stopsProducer() async {
        let run = Run(.producer)
        run.sendElsewhere(1, 2)
        run.disposable?.dispose()
        #expect(run.history == "interrupted")
        #expect(run.isInputEnded.value == 1)
        run.sendElsewhere(3)
        await catchUp()
        #expect(run.history == "interrupted")
        #expect(run.disposable?.isDisposed == true)
    }

    @Test("Disposal after the source has ended still stops what waits", arguments: Face.allCases)
    func stopsAfterEnd(face: Face) async {
        let run = Run(face)
        run.sendElsewhere(1, 2)
        run.elsewhereWithInput { $0?.sendCompleted() }
        #expect(run.disposable?.isDisposed == false)
        run.disposable?.dispose()
        await catchUp()
        #expect(run.history == (face == .signal ? "" : "interrupted"))
    }

    @Test("A closure that disposes itself is left alone, but for interruption", arguments: Face.allCases)
    func stopsFromInside(face: Face) async {
        let run = Run(face)
        run.onEvent = { [weak run] event in
            guard case .value(2) = event else { return }
            run?.disposable?.dispose()
            #expect(run?.disposable?.isDisposed == true)
            run?.recorder.note("end")
        }
        run.sendElsewhere(1, 2, 3)
        await catchUp()
        #expect(run.history == (face == .signal ? "1 2 end" : "1 2 end interrupted"))
    }

    @Test("Disposal on another thread interrupts a start on the main queue")
    func stopsFromElsewhere() async {
        let run = Run(.producer)
        run.sendElsewhere(1)
        let disposable = run.disposable
        elsewhere { disposable?.dispose() }
        #expect(disposable?.isDisposed == true)
        #expect(run.history.isEmpty)
        await catchUp()
        #expect(run.history == "interrupted")
    }

    @Test("A signal that has ended interrupts in place, and gives nothing to dispose")
    func observesEnded() {
        let recorder = Recorder()
        let disposable = Signal<Int, Never>.empty.observeOnMain { recorder.receive($0) }
        #expect(recorder.history == "interrupted")
        #expect(disposable == nil)
    }

    @Test("The closure is released with the end, though somebody keeps the disposable", arguments: Face.allCases)
    func releasesClosure(face: Face) {
        let (signal, input) = Signal<Int, Never>.pipe()
        weak var released: Recorder?
        let disposable: (any Disposable)?
        do {
            let log = Recorder()
            released = log
            switch face {
            case .signal: disposable = signal.observeOnMain { _ in log.note("") }
            case .producer: disposable = signal.producer.startOnMain { _ in log.note("") }
            }
        }
        #expect(released != nil)
        input.sendCompleted()
        #expect(released == nil)
        withExtendedLifetime(disposable) {}
    }

    // MARK: Buffering

    @Test("A bounded buffer limits what waits, and nothing else", arguments: Face.allCases)
    func bounds(face: Face) async {
        let drops = DropCounter()
        let run = Run(face, buffering: .bounded(2, whenFull: .dropOldest, counting: drops))
        run.input?.send(value: 1)
        run.sendElsewhere(2, 3, 4, 5)
        run.elsewhereWithInput { $0?.sendCompleted() }
        await catchUp()
        #expect(run.history == "1 4 5 completed")
        #expect(drops.count == 2)
    }

    @Test("A bounded buffer of the main queue can drop the newest values", arguments: Face.allCases)
    func dropsNewest(face: Face) async {
        let run = Run(face, buffering: .bounded(2, whenFull: .dropNewest))
        run.sendElsewhere(1, 2, 3, 4)
        await catchUp()
        #expect(run.history == "1 2")
    }

    @Test(
        "A full buffer of the main queue can fail, after the kept values, and release the source at once",
        arguments: Face.allCases)
    func failsWhenFull(face: Face) async {
        let run = Run(face, buffering: .bounded(2, whenFull: .fail(.second)))
        run.sendElsewhere(1, 2, 3, 4)
        #expect(run.isInputEnded.value == 1)
        await catchUp()
        #expect(run.history == "1 2 failed(second)")
    }

    // MARK: Threads

    @Test("Two threads and the main queue: nothing is lost, and each keeps its order")
    func mixesThreads() async {
        let count = many(100_000)
        let order = ThreadOrder(threads: 2)
        let seen = MutableProperty(0)
        let (signal, input) = Signal<(thread: Int, number: Int), Never>.pipe()
        var total = 0
        let isOver = Signal<Void, Never>.pipe()
        signal.observeValuesOnMain { value in
            order.note(value.thread, value.number)
            total += 1
            seen.value = total
            if total == 2 * count { isOver.input.send(value: ()) }
        }
        await withCheckedContinuation { continuation in
            isOver.output.take(first: 1).observeCompleted { continuation.resume() }
            for thread in 0..<2 {
                DispatchQueue.global().async {
                    for number in 0..<count { input.send(value: (thread, number)) }
                }
            }
        }
        #expect(order.isKept(upTo: count))
        #expect(seen.value == 2 * count)
    }

    @Test("A million values pass in place in constant stack")
    func keepsStack() {
        var sum = 0
        SignalProducer(0..<many(1_000_000)).startWithValuesOnMain { sum += $0 & 1 }
        #expect(sum == many(1_000_000) / 2)
    }
}

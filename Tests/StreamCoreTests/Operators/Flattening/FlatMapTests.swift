import StreamCore
import StreamTesting
import Testing

/// What all strategies have in common.
@Suite(.takesTurns) struct FlatMapTests {
    static let strategies: [FlattenStrategy] = [.merge, .concat, .concurrent(limit: 2), .latest]
    static let allStrategies = strategies + [.race, .throttle]

    private func flatten(_ face: Face, _ strategy: FlattenStrategy) -> Trial<Inner<Int>, TestFailure, Int, TestFailure>
    {
        Trial(
            face, of: Inner<Int>.self,
            { $0.flatMap(strategy) { $0.producer } },
            { $0.flatMap(strategy) { $0.producer } })
    }

    @Test("flatMap sends the values of inner streams", arguments: Face.allCases, allStrategies)
    func forwardsValues(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        inner.send(1, 2)
        #expect(trial.history == "1 2")
    }

    @Test(
        "flatMap completes when the outer and then the inner stream have completed", arguments: Face.allCases,
        allStrategies)
    func completesAfterInner(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        trial.complete()
        inner.send(1)
        #expect(trial.history == "1")
        inner.complete()
        #expect(trial.history == "1 completed")
        #expect(!inner.isRunning)
    }

    @Test(
        "flatMap completes when the inner and then the outer stream have completed", arguments: Face.allCases,
        allStrategies)
    func completesAfterOuter(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        inner.complete()
        #expect(trial.history.isEmpty)
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("Failure of the outer stream ends everything", arguments: Face.allCases, allStrategies)
    func outerFailure(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        trial.fail(.first)
        inner.send(1)
        #expect(trial.history == "failed(first)")
        #expect(!inner.isRunning)
    }

    @Test("Failure of an inner stream ends everything", arguments: Face.allCases, allStrategies)
    func innerFailure(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        inner.fail(.second)
        #expect(trial.history == "failed(second)")
        #expect(trial.isInputEnded)
    }

    @Test("Interruption of the outer stream interrupts the result", arguments: Face.allCases, allStrategies)
    func outerInterruption(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        trial.interrupt()
        #expect(trial.history == "interrupted")
        #expect(!inner.isRunning)
    }

    @Test("Interruption of an inner stream counts as its completion", arguments: Face.allCases, strategies)
    func innerInterruption(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        inner.send(1)
        inner.interrupt()
        #expect(trial.history == "1")
        trial.complete()
        #expect(trial.history == "1 completed")
    }

    @Test("Disposal stops the outer and the inner streams", arguments: Face.allCases, allStrategies)
    func disposal(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        trial.dispose()
        inner.send(1)
        // A signal's observer is forgotten, a producer's is interrupted.
        #expect(trial.history == (face == .signal ? "" : "interrupted"))
        #expect(trial.isInputEnded)
        #expect(!inner.isRunning)
    }

    @Test("Disposal after the outer stream has completed stops the inner one", arguments: Face.allCases, allStrategies)
    func disposalAfterCompletion(face: Face, strategy: FlattenStrategy) {
        let trial = flatten(face, strategy)
        let inner = Inner<Int>()
        trial.send(inner)
        trial.complete()
        trial.dispose()
        #expect(!inner.isRunning)
    }

    @Test("An inner stream that is one value is sent in its turn", arguments: Face.allCases, strategies)
    func immediateInner(face: Face, strategy: FlattenStrategy) {
        let trial = Trial(
            face, of: Int.self,
            { $0.flatMap(strategy) { SignalProducer(value: $0 * 10) } },
            { $0.flatMap(strategy) { SignalProducer(value: $0 * 10) } })
        trial.send(1, 2)
        trial.complete()
        #expect(trial.history == "10 20 completed")
    }

    @Test("An endless inner stream stops when enough has been taken", arguments: strategies)
    func endlessInner(strategy: FlattenStrategy) {
        let recorder = Recorder()
        let numbers = SignalProducer<Int, Never>(0...)
        SignalProducer<Int, Never>([1, 2]).flatMap(strategy) { _ in numbers }.take(first: 3).start(recorder.observer())
        #expect(recorder.history == "0 1 2 completed")
    }

    @Test("An observer that feeds the outer stream is called again later, in order", arguments: strategies)
    func feedback(strategy: FlattenStrategy) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        let flattened = signal.flatMap(strategy) { SignalProducer([$0, $0 + 10]) }
        flattened.observeValues { if $0 < 3 { input.send(value: $0 + 1) } }
        flattened.observe(recorder.observer())
        input.send(value: 1)
        #expect(recorder.history == "1 11 2 12 3 13")
    }

    @Test("Endless feedback through inner streams of one value does not grow the stack", arguments: strategies)
    func deepFeedback(strategy: FlattenStrategy) {
        onSmallStack {
            let (signal, input) = Signal<Int, Never>.pipe()
            var count = 0
            signal.flatMap(strategy) { SignalProducer(value: $0) }.observeValues { value in
                count += 1
                if value > 0 { input.send(value: value - 1) }
            }
            input.send(value: 100_000)
            #expect(count == 100_001)
        }
    }

    @Test("A million synchronous inner streams run in constant stack", arguments: strategies)
    func synchronousInners(strategy: FlattenStrategy) {
        onSmallStack {
            var sum = 0
            SignalProducer<Int, Never>(0..<many(1_000_000))
                .flatMap(strategy) { SignalProducer([$0]) }
                .startWithValues { sum += $0 }
            #expect(sum == many(1_000_000) * (many(1_000_000) - 1) / 2)
        }
    }

    @Test("A stream flattened out of itself has no limit to its depth", arguments: strategies)
    func recursion(strategy: FlattenStrategy) {
        func countdown(_ number: Int) -> SignalProducer<Int, Never> {
            number == 0
                ? SignalProducer(value: 7) : SignalProducer(value: number - 1).flatMap(strategy, countdown)
        }
        onSmallStack {
            let recorder = Recorder()
            countdown(many(200_000)).start(recorder.observer())
            #expect(recorder.history == "7 completed")
        }
    }

    @Test("A resulting signal that nobody refers to stops its inner streams", arguments: strategies)
    func droppedSignal(strategy: FlattenStrategy) {
        let (signal, input) = Signal<Inner<Int>, TestFailure>.pipe()
        let inner = Inner<Int>()
        var flattened: Signal<Int, TestFailure>? = signal.flatMap(strategy) { $0.producer }
        input.send(value: inner)
        #expect(flattened != nil)
        #expect(inner.isRunning)
        flattened = nil
        #expect(!inner.isRunning)
    }

    @Test("Values that eight threads send through inner streams all arrive, one at a time", arguments: strategies)
    func threads(strategy: FlattenStrategy) {
        let (signal, input) = Signal<Signal<Int, Never>, Never>.pipe()
        let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
        var count = 0
        signal.flatMap(strategy) { $0 }.observeValues { count += $0 }
        for pipe in pipes { input.send(value: pipe.output) }
        onThreads(8) { number in
            for _ in 0..<2000 { pipes[number].input.send(value: 1) }
        }
        let running = strategy == .merge ? 8 : strategy == .concurrent(limit: 2) ? 2 : 1
        #expect(count == running * 2000)
    }
}

import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct ZipTests {
    private let pipe = Signal<String, TestFailure>.pipe()

    private var signal: Signal<String, TestFailure> { pipe.output }
    private var input: Signal<String, TestFailure>.Observer { pipe.input }

    private func start(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        Trial(
            face, of: Int.self,
            { $0.zip(with: signal).map { "\($0)\($1)" } },
            { $0.zip(with: signal).map { "\($0)\($1)" } })
    }

    @Test("zip pairs values by their order", arguments: Face.allCases)
    func pairs(face: Face) {
        let trial = start(face)
        trial.send(1, 2, 3)
        input.send(value: "a")
        input.send(value: "b")
        #expect(trial.history == "1a 2b")
    }

    @Test("zip completes when an input has completed and all its values are paired", arguments: Face.allCases)
    func completion(face: Face) {
        let trial = start(face)
        trial.send(1, 2)
        trial.complete()
        input.send(value: "a")
        #expect(trial.history == "1a")
        input.send(value: "b")
        #expect(trial.history == "1a 2b completed")
    }

    @Test("zip completes at once when an input without waiting values completes", arguments: Face.allCases)
    func completionOfShorter(face: Face) {
        let trial = start(face)
        trial.send(1, 2)
        input.send(value: "a")
        input.sendCompleted()
        #expect(trial.history == "1a completed")
        #expect(trial.isInputEnded)
    }

    @Test("Failure of any input ends the result", arguments: Face.allCases)
    func failure(face: Face) {
        let trial = start(face)
        trial.send(1)
        input.send(error: .first)
        #expect(trial.history == "failed(first)")
    }

    @Test("Interruption of any input interrupts the result", arguments: Face.allCases, [true, false])
    func interruption(face: Face, first: Bool) {
        let trial = start(face)
        if first { trial.interrupt() } else { input.sendInterrupted() }
        #expect(trial.history == "interrupted")
    }

    @Test("zip makes tuples of up to ten inputs of different types")
    func tuples() {
        let recorder = Recorder()
        let one = SignalProducer<Int, Never>([1, 2])
        let two = SignalProducer<String, Never>(["a", "b", "c"])
        SignalProducer.zip(one, two).map { "\($0)" }.start(recorder.observer())
        SignalProducer.zip(one, two, one).map { "\($0)" }.start(recorder.observer())
        SignalProducer.zip(one, two, one, one, one, one, one, one, one, two)
            .map { (values: (Int, String, Int, Int, Int, Int, Int, Int, Int, String)) in "\(values.0)\(values.9)" }
            .start(recorder.observer())
        #expect(
            recorder.history
                == #"(1, "a") (2, "b") completed (1, "a", 1) (2, "b", 2) completed 1a 2b completed"#)
    }

    @Test("Sequences of inputs are grouped as arrays")
    func arrays() {
        let recorder = Recorder()
        let numbers = SignalProducer<Int, Never>([1, 2])
        SignalProducer.zip([numbers, numbers.map { $0 * 10 }]).start(recorder.observer())
        #expect(recorder.history == "[1, 10] [2, 20] completed")
        let signals = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        Signal.zip([signal, signal]).observe(signals.observer())
        input.send(value: 1)
        #expect(signals.history == "[1, 1]")
    }

    @Test("Without inputs it completes, after the sentinel if there is one")
    func empty() {
        let recorder = Recorder()
        let none: [SignalProducer<Int, Never>] = []
        SignalProducer.zip(none).start(recorder.observer())
        SignalProducer.zip(none, emptySentinel: [7]).start(recorder.observer())
        #expect(recorder.history == "completed [7] completed")
    }

    @Test("A fast input waits in a queue that is not searched or shifted")
    func fastInput() {
        let (left, leftInput) = Signal<Int, Never>.pipe()
        let (right, rightInput) = Signal<Int, Never>.pipe()
        var sum = 0
        left.zip(with: right).observeValues { sum += $0 - $1 }
        for number in 0..<300_000 { leftInput.send(value: number + 1) }
        for number in 0..<300_000 { rightInput.send(value: number) }
        #expect(sum == 300_000)
    }

    @Test("Waiting values are released when the result ends")
    func releasesValues() {
        let (left, leftInput) = Signal<Counted, Never>.pipe()
        let (right, rightInput) = Signal<Int, Never>.pipe()
        let counter = Counted.Counter()
        let start = left.producer.zip(with: right.producer).start()
        for _ in 0..<10 { leftInput.send(value: Counted(counter)) }
        rightInput.send(value: 0)
        #expect(counter.live == 9)
        start.dispose()
        #expect(counter.live == 0)
    }

    @Test("An observer that feeds the inputs is called again later, in order, without end")
    func feedback() {
        onSmallStack {
            let (left, leftInput) = Signal<Int, Never>.pipe()
            let (right, rightInput) = Signal<Int, Never>.pipe()
            var count = 0
            left.zip(with: right).observeValues { left, right in
                count += 1
                guard left < 100_000 else { return }
                rightInput.send(value: right + 1)
                leftInput.send(value: left + 1)
            }
            leftInput.send(value: 0)
            rightInput.send(value: 0)
            #expect(count == 100_001)
        }
    }

    @Test("Eight threads pair without losing a value")
    func threads() {
        let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
        var groups = 0
        var isPaired = true
        Signal.zip(pipes.map(\.output)).observeValues { values in
            groups += 1
            if Set(values).count != 1 { isPaired = false }
        }
        onThreads(8) { number in
            for value in 1...2000 { pipes[number].input.send(value: value) }
        }
        #expect(groups == 2000)
        #expect(isPaired)
    }
}

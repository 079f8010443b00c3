import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct CombineLatestTests {
    private let pipe = Signal<String, TestFailure>.pipe()

    private var signal: Signal<String, TestFailure> { pipe.output }
    private var input: Signal<String, TestFailure>.Observer { pipe.input }

    private func start(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        Trial(
            face, of: Int.self,
            { $0.combineLatest(with: signal).map { "\($0)\($1)" } },
            { $0.combineLatest(with: signal).map { "\($0)\($1)" } })
    }

    @Test("combineLatest sends the latest values of both inputs once both have a value", arguments: Face.allCases)
    func latest(face: Face) {
        let trial = start(face)
        trial.send(1, 2)
        #expect(trial.history.isEmpty)
        input.send(value: "a")
        trial.send(3)
        input.send(value: "b")
        #expect(trial.history == "2a 3a 3b")
    }

    @Test("combineLatest completes when all inputs have completed", arguments: Face.allCases)
    func completion(face: Face) {
        let trial = start(face)
        trial.send(1)
        trial.complete()
        input.send(value: "a")
        #expect(trial.history == "1a")
        input.sendCompleted()
        #expect(trial.history == "1a completed")
    }

    @Test("Failure of any input ends the result", arguments: Face.allCases)
    func failure(face: Face) {
        let trial = start(face)
        input.send(error: .first)
        #expect(trial.history == "failed(first)")
        #expect(trial.isInputEnded)
    }

    @Test("Interruption of any input interrupts the result", arguments: Face.allCases, [true, false])
    func interruption(face: Face, first: Bool) {
        let trial = start(face)
        if first { trial.interrupt() } else { input.sendInterrupted() }
        #expect(trial.history == "interrupted")
    }

    @Test("Synchronous producers are started in order")
    func synchronous() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2]).combineLatest(with: SignalProducer([10, 20])).map { "\($0),\($1)" }
            .start(recorder.observer())
        #expect(recorder.history == "2,10 2,20 completed")
    }

    @Test("A producer is not started when one before it has ended the result")
    func failsBeforeStart() {
        let recorder = Recorder()
        let second = Inner<Int>()
        SignalProducer<Int, TestFailure>(error: .first).combineLatest(with: second.producer).map { "\($0)" }
            .start(recorder.observer())
        #expect(recorder.history == "failed(first)")
        #expect(second.starts == 0)
    }

    @Test("Disposal stops all inputs, and is allowed from inside a delivery")
    func disposal() {
        let recorder = Recorder()
        let inners = [Inner<Int>(), Inner<Int>()]
        var start: (any Disposable)?
        start = SignalProducer.combineLatest(inners.map(\.producer)).map { "\($0)" }.start { event in
            recorder.receive(event)
            start?.dispose()
        }
        inners[0].send(1)
        inners[1].send(2)
        inners[0].send(3)
        #expect(recorder.history == "[1, 2] interrupted")
        #expect(inners.map(\.isRunning) == [false, false])
    }

    @Test("combineLatest makes tuples of up to ten inputs of different types")
    func tuples() {
        let recorder = Recorder()
        let one = SignalProducer<Int, Never>(value: 1)
        let two = SignalProducer<String, Never>(value: "b")
        let three = SignalProducer<Bool, Never>(value: true)
        SignalProducer.combineLatest(one, two).map { "\($0)" }.start(recorder.observer())
        SignalProducer.combineLatest(one, two, three).map { "\($0)" }.start(recorder.observer())
        SignalProducer.combineLatest(one, two, three, one, one, one, one, one, one, two)
            .map { (values: (Int, String, Bool, Int, Int, Int, Int, Int, Int, String)) in "\(values.0)\(values.9)" }
            .start(recorder.observer())
        #expect(recorder.history == #"(1, "b") completed (1, "b", true) completed 1b completed"#)
    }

    @Test("Signals combine as tuples and as arrays")
    func signals() {
        let recorder = Recorder()
        let (number, numberInput) = Signal<Int, TestFailure>.pipe()
        Signal.combineLatest(number, signal, number).map { "\($0)" }.observe(recorder.observer())
        Signal.combineLatest([number, number]).map { "\($0)" }.observe(recorder.observer())
        numberInput.send(value: 1)
        input.send(value: "a")
        #expect(recorder.history == #"[1, 1] (1, "a", 1)"#)
    }

    @Test("Arrays that an observer keeps do not change")
    func keptArrays() {
        let (signal, input) = Signal<Int, Never>.pipe()
        var kept: [[Int]] = []
        Signal.combineLatest([signal, signal.map { $0 * 10 }]).observeValues { kept.append($0) }
        input.send(value: 1)
        input.send(value: 2)
        #expect(kept == [[1, 10], [1, 20], [2, 20]])
    }

    @Test("Without inputs it completes, after the sentinel if there is one")
    func empty() {
        let recorder = Recorder()
        let none: [SignalProducer<Int, Never>] = []
        SignalProducer.combineLatest(none).start(recorder.observer())
        SignalProducer.combineLatest(none, emptySentinel: [7]).start(recorder.observer())
        #expect(recorder.history == "completed [7] completed")
    }

    @Test("An observer that feeds an input is called again later, in order, without end")
    func feedback() {
        onSmallStack {
            let (left, leftInput) = Signal<Int, Never>.pipe()
            let (right, rightInput) = Signal<Int, Never>.pipe()
            var pairs: [String] = []
            var count = 0
            let combined = left.combineLatest(with: right)
            combined.observeValues { left, right in
                count += 1
                guard left < 50_000 else { return }
                if left == right { leftInput.send(value: left + 1) } else { rightInput.send(value: left) }
            }
            combined.observeValues { if $0 < 3 { pairs.append("\($0)-\($1)") } }
            leftInput.send(value: 0)
            rightInput.send(value: 0)
            #expect(pairs == ["0-0", "1-0", "1-1", "2-1", "2-2"])
            #expect(count == 100_000)
        }
    }

    @Test("Hundreds of inputs combine")
    func manyInputs() {
        let inners = (0..<500).map { _ in Inner<Int>() }
        let recorder = Recorder()
        SignalProducer.combineLatest(inners.map(\.producer)).map { $0.reduce(0, +) }.start(recorder.observer())
        for inner in inners { inner.send(1) }
        for inner in inners { inner.complete() }
        #expect(recorder.history == "500 completed")
    }

    @Test("Eight threads combine without losing an event")
    func threads() {
        let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
        var count = 0
        var last: [Int] = []
        Signal.combineLatest(pipes.map(\.output)).observeValues {
            count += 1
            last = $0
        }
        for pipe in pipes { pipe.input.send(value: 0) }
        onThreads(8) { number in
            for value in 1...2000 { pipes[number].input.send(value: value) }
        }
        #expect(count == 16_001)
        #expect(last == Array(repeating: 2000, count: 8))
    }
}

import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct MergeTests {
    private let other = Inner<Int>()
    private let pipe = Signal<Int, TestFailure>.pipe()

    private var signal: Signal<Int, TestFailure> { pipe.output }
    private var input: Signal<Int, TestFailure>.Observer { pipe.input }

    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(face, of: Int.self, { $0.merge(with: signal) }, { $0.merge(with: signal) })
    }

    @Test("merge sends the values of all inputs and completes when all have completed", arguments: Face.allCases)
    func merges(face: Face) {
        let trial = start(face)
        trial.send(1)
        input.send(value: 2)
        trial.complete()
        input.send(value: 3)
        input.sendCompleted()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("Failure of any input ends the result", arguments: Face.allCases)
    func failure(face: Face) {
        let trial = start(face)
        input.send(error: .second)
        #expect(trial.history == "failed(second)")
        #expect(trial.isInputEnded)
    }

    @Test("Interruption of an input counts as its completion", arguments: Face.allCases)
    func interruption(face: Face) {
        let trial = start(face)
        trial.interrupt()
        input.send(value: 3)
        input.sendInterrupted()
        #expect(trial.history == "3 completed")
    }

    @Test("Producers are started in order, until the result has ended")
    func startOrder() {
        let recorder = Recorder()
        let last = Inner<Int>()
        SignalProducer.merge([
            SignalProducer([1, 2]), SignalProducer([3]), SignalProducer(error: .first), last.producer,
        ])
        .start(recorder.observer())
        #expect(recorder.history == "1 2 3 failed(first)")
        #expect(last.starts == 0)
    }

    @Test("Without inputs it completes")
    func empty() {
        let recorder = Recorder()
        SignalProducer<Int, Never>.merge([SignalProducer<Int, Never>]()).start(recorder.observer())
        #expect(recorder.history == "completed")
    }

    @Test("Signals merge by list too")
    func signals() {
        let recorder = Recorder()
        let (second, secondInput) = Signal<Int, TestFailure>.pipe()
        Signal.merge(signal, second).observe(recorder.observer())
        input.send(value: 1)
        secondInput.send(value: 2)
        #expect(recorder.history == "1 2")
    }

    @Test("Disposal stops all inputs")
    func disposal() {
        let recorder = Recorder()
        let inners = [Inner<Int>(), Inner<Int>()]
        let start = SignalProducer.merge(inners.map(\.producer)).start(recorder.observer())
        start.dispose()
        #expect(recorder.history == "interrupted")
        #expect(inners.map(\.isRunning) == [false, false])
    }

    @Test("Two threads that send into merged signals are never inside the observer together")
    func threads() {
        let pipes = (0..<8).map { _ in Signal<Int, Never>.pipe() }
        var count = 0
        Signal.merge(pipes.map(\.output)).observeValues { count += $0 }
        onThreads(8) { number in
            for _ in 0..<5000 { pipes[number].input.send(value: 1) }
        }
        #expect(count == 40_000)
    }
}

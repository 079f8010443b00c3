import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite(.takesTurns) struct RaceTests {
    private let inners = [Inner<Int>(), Inner<Int>(), Inner<Int>()]
    private let recorder = Recorder()

    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let other = inners[0].producer
        return Trial(face, of: Int.self, { $0.race(with: other) }, { $0.race(with: other) })
    }

    private func startAll() -> any Disposable {
        SignalProducer.race(inners.map(\.producer)).start(recorder.observer())
    }

    @Test("The first to send goes on alone; the other is disposed of", arguments: Face.allCases)
    func firstValueWins(face: Face) {
        let trial = start(face)
        #expect(inners[0].isRunning)
        trial.send(1)
        #expect(!inners[0].isRunning)
        inners[0].send(8)
        trial.send(2)
        trial.complete()
        #expect(trial.history == "1 2 completed")
    }

    @Test("The other stream of a race can win, and the input is released", arguments: Face.allCases)
    func otherWins(face: Face) {
        let trial = start(face)
        inners[0].send(1)
        trial.send(8)
        #expect(trial.isInputEnded)
        inners[0].complete()
        #expect(trial.history == "1 completed")
        #expect(trial.isInputEnded)
    }

    @Test("Failure, completion and interruption win as well", arguments: Face.allCases)
    func endsWin(face: Face) {
        let failing = start(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        let completing = start(face)
        inners[0].complete()
        #expect(completing.history == "completed")
        let interrupted = start(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
        let otherInterrupted = start(face)
        inners[0].interrupt()
        #expect(otherInterrupted.history == "interrupted")
        #expect(!inners[0].isRunning)
    }

    @Test("Of a list the first wins, the others are disposed of before its event is delivered")
    func list() {
        var running: [Bool] = []
        SignalProducer.race(inners.map(\.producer)).on(value: { _ in running = inners.map(\.isRunning) })
            .start(recorder.observer())
        inners[1].send(1)
        #expect(running == [false, true, false])
        inners[1].complete()
        #expect(recorder.history == "1 completed")
    }

    @Test("race does not start the inputs after an input that sends while it is started")
    func synchronousWinner() {
        SignalProducer.race(inners[0].producer, SignalProducer([1, 2]), inners[1].producer).start(recorder.observer())
        #expect(inners.map(\.starts) == [1, 0, 0])
        #expect(!inners[0].isRunning)
        #expect(recorder.history == "1 2 completed")
    }

    @Test("Without streams it completes at once")
    func empty() {
        SignalProducer<Int, TestFailure>.race([SignalProducer<Int, TestFailure>]()).start(recorder.observer())
        #expect(recorder.history == "completed")
    }

    @Test("Disposal stops those that run", arguments: [true, false])
    func disposes(hasWinner: Bool) {
        let start = startAll()
        if hasWinner { inners[2].send(1) }
        start.dispose()
        #expect(inners.map(\.isRunning) == [false, false, false])
        #expect(recorder.history == (hasWinner ? "1 interrupted" : "interrupted"))
    }

    @Test("Signals race from the moment of the call, by list, one by one, and with what a producer can be made of")
    func signals() {
        let pipes = (0..<3).map { _ in Signal<Int, TestFailure>.pipe() }
        pipes[0].input.send(value: 8)
        Signal.race(pipes.map(\.output)).observe(recorder.observer())
        Signal.race(pipes[0].output, pipes[1].output).observe(recorder.observer())
        pipes[0].output.race(with: inners[0].producer).observe(recorder.observer())
        SignalProducer.race(pipes[2].output, inners[1].producer).start(recorder.observer())
        pipes[1].input.send(value: 1)
        pipes[0].input.send(value: 2)
        pipes[2].input.send(value: 3)
        #expect(inners.map(\.isRunning) == [false, false, false])
        #expect(recorder.history == "1 1 2 3")
        withExtendedLifetime(pipes) {}
    }

    @Test("A loser that is fed from the winner's delivery stays silent", arguments: Face.allCases)
    func feedback(face: Face) {
        let (loser, input) = Signal<Int, TestFailure>.pipe()
        let trial = Trial(
            face, of: Int.self,
            { $0.race(with: loser).on(value: { input.send(value: $0 + 1) }) },
            { $0.race(with: loser).on(value: { input.send(value: $0 + 1) }) })
        trial.send(1, 2)
        #expect(trial.history == "1 2")
    }

    @Test("When all send at once, on threads of their own, one wins and all of its values come in order")
    func threads() {
        for _ in 0..<200 {
            let pipes = (0..<4).map { _ in Signal<Int, Never>.pipe() }
            let recorder = Recorder()
            Signal.race(pipes.map(\.output)).observe(recorder.observer())
            onThreads(4) { index in
                pipes[index].input.send(value: index)
                pipes[index].input.send(value: index + 10)
                pipes[index].input.sendCompleted()
            }
            #expect((0..<4).map { "\($0) \($0 + 10) completed" }.contains(recorder.history))
        }
    }

    @Test("A race is decided as often as it is repeated, in constant stack")
    func constantStack() {
        var count = 0
        let steps = many(1_000_000)
        onSmallStack {
            SignalProducer<Int, Never>.race(.never, SignalProducer(value: 1)).repeat(steps)
                .startWithValues { count += $0 }
        }
        #expect(count == steps)
    }
}

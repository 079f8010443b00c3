import StreamCore
import StreamTesting
import Testing

/// `flatten(.race)`: the first inner stream to send an event wins.
@Suite(.takesTurns) struct FlattenRaceTests {
    private let inners = [Inner<Int>(), Inner<Int>(), Inner<Int>()]

    private func start(_ face: Face, _ count: Int = 3) -> Trial<Inner<Int>, TestFailure, Int, TestFailure> {
        let trial = Trial(
            face, of: Inner<Int>.self,
            { $0.flatMap(.race) { $0.producer } },
            { $0.flatMap(.race) { $0.producer } })
        for inner in inners.prefix(count) { trial.send(inner) }
        return trial
    }

    @Test("All run until one sends a value; then the others are disposed of", arguments: Face.allCases)
    func firstValueWins(face: Face) {
        let trial = start(face)
        #expect(inners.map(\.isRunning) == [true, true, true])
        inners[1].send(1, 2)
        #expect(inners.map(\.isRunning) == [false, true, false])
        inners[0].send(8)
        inners[1].send(3)
        #expect(trial.history == "1 2 3")
    }

    @Test("Streams that come after the decision are not started", arguments: Face.allCases)
    func ignoresLateStreams(face: Face) {
        let trial = start(face, 1)
        inners[0].send(1)
        trial.send(inners[1])
        inners[0].complete()
        trial.send(inners[2])
        #expect(inners.map(\.starts) == [1, 0, 0])
        #expect(trial.history == "1")
    }

    @Test("The result completes when the winner and the outer stream have, in either order", arguments: Face.allCases)
    func completes(face: Face) {
        let outerFirst = start(face)
        outerFirst.complete()
        inners[0].send(1)
        #expect(outerFirst.history == "1")
        inners[0].complete()
        #expect(outerFirst.history == "1 completed")

        let innerFirst = start(face)
        inners[0].send(1)
        inners[0].complete()
        #expect(innerFirst.history == "1")
        innerFirst.complete()
        #expect(innerFirst.history == "1 completed")
    }

    @Test("Without inner streams the result completes with the outer one", arguments: Face.allCases)
    func completesEmpty(face: Face) {
        let trial = start(face, 0)
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("An inner stream that only completes wins as well", arguments: Face.allCases)
    func completionWins(face: Face) {
        let trial = start(face)
        inners[2].complete()
        #expect(inners.map(\.isRunning) == [false, false, false])
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("Failure wins and fails the result", arguments: Face.allCases)
    func failureWins(face: Face) {
        let trial = start(face)
        inners[2].fail(.second)
        #expect(trial.history == "failed(second)")
        #expect(inners.map(\.isRunning) == [false, false, false])
        #expect(trial.isInputEnded)
    }

    @Test("Interruption of an inner stream wins and interrupts the result", arguments: Face.allCases)
    func interruptionWins(face: Face) {
        let trial = start(face)
        inners[0].interrupt()
        #expect(trial.history == "interrupted")
        #expect(inners.map(\.isRunning) == [false, false, false])
    }

    @Test("Failure and interruption of the outer stream end the result and stop the racers", arguments: Face.allCases)
    func outerEnds(face: Face) {
        let failing = start(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        #expect(inners.map(\.isRunning) == [false, false, false])
        let interrupted = start(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
        #expect(inners.map(\.isRunning) == [false, false, false])
    }

    @Test("Disposal stops the racers, and the winner", arguments: [true, false])
    func disposes(hasWinner: Bool) {
        let trial = start(.producer)
        if hasWinner { inners[1].send(1) }
        trial.dispose()
        #expect(inners.map(\.isRunning) == [false, false, false])
        #expect(trial.history == (hasWinner ? "1 interrupted" : "interrupted"))
    }

    @Test("A stream that sends while it is started wins before the others are started", arguments: Face.allCases)
    func synchronousWinner(face: Face) {
        let trial = Trial(
            face, of: SignalProducer<Int, TestFailure>.self, { $0.flatten(.race) }, { $0.flatten(.race) })
        trial.send(inners[0].producer, SignalProducer([1, 2]), inners[1].producer)
        trial.complete()
        #expect(inners.map(\.starts) == [1, 0, 0])
        #expect(!inners[0].isRunning)
        #expect(trial.history == "1 2 completed")
    }

    @Test("Exactly one of two threads wins")
    func racesThreads() {
        for _ in 0..<200 {
            let (first, firstInput) = Signal<Int, Never>.pipe()
            let (second, secondInput) = Signal<Int, Never>.pipe()
            let recorder = Recorder()
            SignalProducer<Signal<Int, Never>, Never>([first, second]).flatten(.race).start(recorder.observer())
            onThreads(2) { index in
                let input = index == 0 ? firstInput : secondInput
                for _ in 0..<3 { input.send(value: index) }
            }
            #expect(recorder.history == "0 0 0" || recorder.history == "1 1 1")
        }
    }
}

import StreamCore
import StreamTesting
import Testing

/// `flatten(.throttle)`: what comes while an inner stream runs is dropped.
@Suite struct FlattenFirstTests {
    private let inners = [Inner<Int>(), Inner<Int>(), Inner<Int>()]

    private func start(_ face: Face) -> Trial<Inner<Int>, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Inner<Int>.self,
            { $0.flatMap(.throttle) { $0.producer } },
            { $0.flatMap(.throttle) { $0.producer } })
    }

    @Test("A stream that comes while another runs is dropped", arguments: Face.allCases)
    func drops(face: Face) {
        let trial = start(face)
        trial.send(inners[0], inners[1])
        inners[0].send(1)
        inners[0].complete()
        trial.send(inners[2])
        inners[2].send(3)
        #expect(inners.map(\.starts) == [1, 0, 1])
        #expect(trial.history == "1 3")
    }

    @Test("The result completes when both have, in either order", arguments: Face.allCases)
    func completes(face: Face) {
        let outerFirst = start(face)
        outerFirst.send(inners[0])
        outerFirst.complete()
        inners[0].send(1)
        inners[0].complete()
        #expect(outerFirst.history == "1 completed")
        let innerFirst = start(face)
        innerFirst.send(inners[1])
        inners[1].complete()
        #expect(innerFirst.history.isEmpty)
        innerFirst.complete()
        #expect(innerFirst.history == "completed")
    }

    @Test("Failure and interruption of an inner stream end the result", arguments: Face.allCases, [true, false])
    func innerEnds(face: Face, fails: Bool) {
        let trial = start(face)
        trial.send(inners[0])
        if fails { inners[0].fail(.first) } else { inners[0].interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
        #expect(trial.isInputEnded)
    }

    @Test("Failure and interruption of the outer stream stop the inner one", arguments: Face.allCases, [true, false])
    func outerEnds(face: Face, fails: Bool) {
        let trial = start(face)
        trial.send(inners[0])
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "failed(first)" : "interrupted"))
        #expect(!inners[0].isRunning)
    }

    @Test("Disposal stops the inner stream")
    func disposes() {
        let trial = start(.producer)
        trial.send(inners[0])
        trial.dispose()
        #expect(!inners[0].isRunning)
        #expect(trial.history == "interrupted")
    }

    @Test("Streams that end while they are started are all taken", arguments: Face.allCases)
    func synchronous(face: Face) {
        let trial = Trial(
            face, of: SignalProducer<Int, TestFailure>.self, { $0.flatten(.throttle) }, { $0.flatten(.throttle) })
        trial.send(SignalProducer([1, 2]), SignalProducer(value: 3), .empty, SignalProducer(value: 4))
        trial.complete()
        #expect(trial.history == "1 2 3 4 completed")
    }

    @Test("An outer stream of one value interrupts when its only inner stream does")
    func onlyInterrupted() {
        let recorder = Recorder()
        SignalProducer<Int, Never>(value: 1)
            .flatMap(.throttle) { _ in SignalProducer<Int, Never> { observer, _ in observer.sendInterrupted() } }
            .start(recorder.observer())
        #expect(recorder.history == "interrupted")
    }
}

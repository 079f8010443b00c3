import StreamCore
import StreamTesting
import Testing

/// `ifEmpty(switchTo:)`: another stream in place of nothing.
@Suite struct IfEmptySwitchTests {
    private let other = Inner<Int>()

    private func start(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, { $0.ifEmpty(switchTo: other.producer) }, { $0.ifEmpty(switchTo: other.producer) })
    }

    @Test("A stream without values is followed by the replacement, whose events pass", arguments: Face.allCases)
    func switches(face: Face) {
        let trial = start(face)
        #expect(other.starts == 0)
        trial.complete()
        #expect(other.starts == 1)
        #expect(trial.isInputEnded)
        other.send(1, 2)
        other.complete()
        #expect(trial.history == "1 2 completed")
        #expect(!other.isRunning)
    }

    @Test("A stream with values passes as it is", arguments: Face.allCases)
    func passesValues(face: Face) {
        let trial = start(face)
        trial.send(1)
        trial.complete()
        #expect(trial.history == "1 completed")
        #expect(other.starts == 0)
    }

    @Test("Failure and interruption pass without the replacement", arguments: Face.allCases)
    func otherEnds(face: Face) {
        let failing = start(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        let interrupted = start(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
        #expect(other.starts == 0)
    }

    @Test("Failure and interruption of the replacement pass", arguments: Face.allCases)
    func replacementEnds(face: Face) {
        let failing = start(face)
        failing.complete()
        other.fail(.second)
        #expect(failing.history == "failed(second)")
        let interrupted = start(face)
        interrupted.complete()
        other.interrupt()
        #expect(interrupted.history == "interrupted")
    }

    @Test("An empty replacement leaves nothing but completion", arguments: Face.allCases)
    func bothEmpty(face: Face) {
        let trial = start(face)
        trial.complete()
        other.complete()
        #expect(trial.history == "completed")
    }

    @Test("Disposal stops whichever runs")
    func disposes() {
        let early = start(.producer)
        early.dispose()
        #expect(early.history == "interrupted")
        #expect(early.isInputEnded)
        let late = start(.producer)
        late.complete()
        late.dispose()
        #expect(late.history == "interrupted")
        #expect(other.starts == 1)
        #expect(!other.isRunning)
    }

    @Test("The replacement ends with a signal that nobody refers to or observes any more")
    func droppedSignal() {
        var signal: Signal<Int, TestFailure>? = SignalProducer.empty.ifEmpty(switchTo: other.producer)
            .startWithSignal { signal, _ in signal }
        #expect(other.isRunning)
        let (empty, input) = Signal<Int, TestFailure>.pipe()
        signal = empty.ifEmpty(switchTo: other.producer)
        input.sendCompleted()
        #expect(other.starts == 2)
        #expect(signal != nil)
        signal = nil
        #expect(!other.isRunning)
    }

    @Test("Signals and results are replacements, too", arguments: Face.allCases)
    func convertible(face: Face) {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let hot = Trial(face, of: Int.self, { $0.ifEmpty(switchTo: signal) }, { $0.ifEmpty(switchTo: signal) })
        input.send(value: 1)
        hot.complete()
        input.send(value: 2)
        #expect(hot.history == "2")
        let result = Result<Int, TestFailure>.success(3)
        let fixed = Trial(face, of: Int.self, { $0.ifEmpty(switchTo: result) }, { $0.ifEmpty(switchTo: result) })
        fixed.complete()
        #expect(fixed.history == "3 completed")
    }

    @Test("The replacement may start the whole again from its own events")
    func reentrant() {
        let recorder = Recorder()
        let whole = SignalProducer<Int, TestFailure>.empty.ifEmpty(switchTo: SignalProducer([1, 2]))
        whole.start { event in
            recorder.receive(event)
            if event.value == 1 { whole.start(recorder.observer()) }
        }
        #expect(recorder.history == "1 1 2 completed 2 completed")
    }

    @Test("Each of many repetitions of ifEmpty(switchTo:) starts its replacement, in constant stack")
    func constantStack() {
        var count = 0
        let steps = many(1_000_000)
        onSmallStack {
            SignalProducer<Int, Never>.empty.ifEmpty(switchTo: SignalProducer(value: 1)).repeat(steps)
                .startWithValues { count += $0 }
        }
        #expect(count == steps)
    }
}

import StreamCore
import StreamTesting
import Testing

@Suite("take(for:)")
struct TakeForTests {
    private let scheduler = TestScheduler()

    private func makeTrial(_ face: Face, for interval: Double = 10) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.take(for: interval, on: scheduler) },
            { $0.take(for: interval, on: scheduler) })
    }

    @Test("Values pass at once until the time is over; then the stream completes", arguments: Face.allCases)
    func completes(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        #expect(trial.history == "0:1")
        scheduler.advance(by: 9)
        trial.send(2)
        scheduler.advance(by: 1)
        #expect(trial.history == "0:1 9:2 10:completed")
        #expect(trial.isInputEnded)
        trial.send(3)
        #expect(trial.history == "0:1 9:2 10:completed")
    }

    @Test("Every end of the input comes at once, and is the only one", arguments: Face.allCases, 0...2)
    func endsEarlier(face: Face, end: Int) {
        let trial = makeTrial(face)
        scheduler.advance(by: 5)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        scheduler.run()
        #expect(trial.history == ["5:completed", "5:failed(first)", "5:interrupted"][end])
    }

    @Test("With 0, only what is sent while the producer is started passes")
    func nothing() {
        let recorder = Recorder(clock: scheduler)
        SignalProducer<Int, TestFailure>([1, 2]).concat(.never).take(for: 0, on: scheduler).start(recorder.observer())
        scheduler.advance()
        #expect(recorder.history == "0:1 0:2 0:completed")
    }

    @Test("Disposal interrupts, and forgets the time")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.dispose()
        scheduler.run()
        #expect(trial.history == "0:interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("An observer may send when it is told of the end", arguments: Face.allCases)
    func reenters(face: Face) {
        let scheduler = scheduler
        var sendMore: (() -> Void)?
        let trial = Trial(
            face, of: Int.self, { $0.take(for: 10, on: scheduler).on(completed: { sendMore?() }) },
            { $0.take(for: 10, on: scheduler).on(completed: { sendMore?() }) })
        sendMore = { trial.send(1) }
        scheduler.run()
        #expect(trial.history == "completed")
        sendMore = nil
    }

    @Test("The end of the time and values on another thread do not overlap")
    func races() {
        let trials = (0..<2_000).map { _ in
            let scheduler = TestScheduler()
            let recorder = Recorder()
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.take(for: 10, on: scheduler).observe(recorder.observer())
            return UncheckedBox((scheduler, recorder, input))
        }
        race(rounds: trials.count) { round in
            for value in 1...3 { trials[round].content.2.send(value: value) }
        } against: { round in
            trials[round].content.0.advance(by: 10)
        }
        let histories = ["completed", "1 completed", "1 2 completed", "1 2 3 completed"]
        #expect(trials.allSatisfy { histories.contains($0.content.1.history) })
    }

    @Test("A negative time stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = SignalProducer<Int, Never>.never.take(for: -1, on: TestScheduler())
        }
    }
}

import StreamCore
import StreamTesting
import Testing

@Suite("skip(for:)")
struct SkipForTests {
    private let scheduler = TestScheduler()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.skip(for: 10, on: scheduler) },
            { $0.skip(for: 10, on: scheduler) })
    }

    @Test("Values are dropped until the time is over, and pass at once from then on", arguments: Face.allCases)
    func drops(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        scheduler.advance(by: 9)
        trial.send(2)
        scheduler.advance(by: 1)
        trial.send(3)
        scheduler.advance(by: 5)
        trial.send(4)
        trial.complete()
        #expect(trial.history == "10:3 15:4 15:completed")
    }

    @Test("Every end passes at once, even before the time is over", arguments: Face.allCases, 0...2)
    func endsEarlier(face: Face, end: Int) {
        let trial = makeTrial(face)
        trial.send(1)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        #expect(trial.history == ["0:completed", "0:failed(first)", "0:interrupted"][end])
        scheduler.run()
        #expect(trial.recorder.count == 1)
    }

    @Test("With 0, what is sent while the producer is started is dropped")
    func nothing() {
        let recorder = Recorder(clock: scheduler)
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.producer.prefix(value: 1).skip(for: 0, on: scheduler).start(recorder.observer())
        scheduler.advance()
        input.send(value: 2)
        #expect(recorder.history == "0:2")
    }

    @Test("Disposal interrupts, and forgets the time")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.dispose()
        scheduler.run()
        #expect(trial.history == "0:interrupted")
        #expect(trial.isInputEnded)
    }

    @Test(
        "A value that an observer of skip(for:) sends while it receives a value passes after it",
        arguments: Face.allCases)
    func reenters(face: Face) {
        let scheduler = scheduler
        var sendMore: (() -> Void)?
        let trial = Trial(
            face, of: Int.self, { $0.skip(for: 10, on: scheduler).on(value: { if $0 == 1 { sendMore?() } }) },
            { $0.skip(for: 10, on: scheduler).on(value: { if $0 == 1 { sendMore?() } }) })
        sendMore = { trial.send(2) }
        scheduler.advance(by: 10)
        trial.send(1)
        #expect(trial.history == "1 2")
        sendMore = nil
    }

    @Test("When the time ends on another thread, values from some point on pass, all of them")
    func races() {
        let trials = (0..<2_000).map { _ in
            let scheduler = TestScheduler()
            let recorder = Recorder()
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.skip(for: 10, on: scheduler).observe(recorder.observer())
            return UncheckedBox((scheduler, recorder, input))
        }
        race(rounds: trials.count) { round in
            for value in 1...3 { trials[round].content.2.send(value: value) }
        } against: { round in
            trials[round].content.0.advance(by: 10)
        }
        #expect(trials.allSatisfy { ["", "3", "2 3", "1 2 3"].contains($0.content.1.history) })
    }

    @Test("A negative time stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = SignalProducer<Int, Never>.never.skip(for: -1, on: TestScheduler())
        }
    }
}

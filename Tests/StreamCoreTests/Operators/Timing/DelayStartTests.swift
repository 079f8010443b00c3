import StreamCore
import StreamTesting
import Testing

@Suite("delayStart(_:on:)")
struct DelayStartTests {
    private let scheduler = TestScheduler()
    private let recorder: Recorder
    private let inner = Inner<Int>()

    init() {
        recorder = Recorder(clock: scheduler)
    }

    @Test("The work begins when the time has passed, and its events come at once", arguments: 0...2)
    func starts(end: Int) {
        inner.producer.delayStart(10, on: scheduler).start(recorder.observer())
        scheduler.advance(by: 9)
        #expect(inner.starts == 0)
        scheduler.advance(by: 1)
        #expect(inner.isRunning)
        scheduler.advance(by: 5)
        inner.send(1)
        switch end {
        case 0: inner.complete()
        case 1: inner.fail(.first)
        default: inner.interrupt()
        }
        #expect(recorder.history == ["15:1 15:completed", "15:1 15:failed(first)", "15:1 15:interrupted"][end])
    }

    @Test("Disposal cancels the start, or stops the work", arguments: [5.0, 15])
    func disposes(time: Double) {
        let start = inner.producer.delayStart(10, on: scheduler).start(recorder.observer())
        scheduler.advance(by: time)
        start.dispose()
        scheduler.run()
        #expect(recorder.history == (time < 10 ? "5:interrupted" : "15:interrupted"))
        #expect(!inner.isRunning)
        #expect(inner.starts == (time < 10 ? 0 : 1))
    }

    @Test("Every start waits for itself")
    func startsTwice() {
        let producer = SignalProducer<Int, TestFailure>(value: 1).delayStart(10, on: scheduler)
        producer.start(recorder.observer())
        scheduler.advance(by: 5)
        producer.start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "10:1 10:completed 15:1 15:completed")
    }

    @Test("The start and disposal on two threads leave nothing running, and interrupt or complete once")
    func races() {
        let trials = (0..<2_000).map { _ in
            let scheduler = TestScheduler()
            let recorder = Recorder()
            let start = SignalProducer<Int, Never>.empty.delayStart(10, on: scheduler).start(recorder.observer())
            return UncheckedBox((scheduler, recorder, start))
        }
        race(rounds: trials.count) { round in
            trials[round].content.2.dispose()
        } against: { round in
            trials[round].content.0.advance(by: 10)
        }
        #expect(trials.allSatisfy { ["interrupted", "completed"].contains($0.content.1.history) })
    }

    @Test("A negative time stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = SignalProducer<Int, Never>.never.delayStart(-1, on: TestScheduler())
        }
    }
}

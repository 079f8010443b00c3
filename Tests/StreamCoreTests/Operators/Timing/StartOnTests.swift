import StreamCore
import StreamTesting
import Testing

@Suite struct StartOnTests {
    @Test("The work of start(on:) begins on the scheduler")
    func startsOnScheduler() {
        let scheduler = TestScheduler()
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2])
            .on(starting: { recorder.note("starting") })
            .start(on: scheduler)
            .start(recorder.observer())
        #expect(recorder.history.isEmpty)
        scheduler.advance()
        #expect(recorder.history == "starting 1 2 completed")
    }

    @Test("Disposal before the scheduler ran cancels the start, and interrupts at once")
    func cancels() {
        let scheduler = TestScheduler()
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2])
            .on(starting: { recorder.note("starting") })
            .start(on: scheduler)
            .start(recorder.observer())
            .dispose()
        #expect(recorder.history == "interrupted")
        scheduler.run()
        #expect(recorder.history == "interrupted")
    }

    @Test("Disposal after it releases the work")
    func disposes() {
        let scheduler = TestScheduler()
        let trial = Trial(.producer, of: Int.self, { $0 }, { $0.start(on: scheduler) })
        scheduler.advance()
        trial.send(1)
        trial.dispose()
        #expect(trial.history == "1 interrupted")
        #expect(trial.isInputEnded)
    }
}

import StreamCore
import StreamTesting
import Testing

@Suite("measureInterval(on:)")
struct MeasureIntervalTests {
    private let scheduler = TestScheduler()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Double, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.measureInterval(on: scheduler) },
            { $0.measureInterval(on: scheduler) })
    }

    @Test(
        "measureInterval sends the time since the previous value, and first since the start", arguments: Face.allCases,
        0...2)
    func measures(face: Face, end: Int) {
        let trial = makeTrial(face)
        scheduler.advance(by: 3)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.send(2, 3)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        #expect(trial.history == "3:3.0 7:4.0 7:0.0 7:" + ["completed", "failed(first)", "interrupted"][end])
    }

    @Test("A wall clock that is set counts for nothing", arguments: [-3600.0, 3600])
    func clockChange(jump: Double) {
        let clock = JumpingScheduler()
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.measureInterval(on: clock).observe(recorder.observer())
        clock.setClock(by: jump)
        clock.timeline.advance(by: 2)
        input.send(value: 1)
        #expect(recorder.history == "2.0")
    }

    @Test("On a clock that knows nothing but dates, no interval is negative: one in which it is set back is 0")
    func dateClockChange() {
        let clock = JumpingScheduler(measuringByDates: true)
        let recorder = Recorder()
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.measureInterval(on: clock).observe(recorder.observer())
        clock.timeline.advance(by: 2)
        clock.setClock(by: -3600)
        input.send(value: 1)
        clock.timeline.advance(by: 3)
        input.send(value: 2)
        #expect(recorder.history == "0.0 3.0")
    }

    @Test("Every start measures for itself")
    func startsTwice() {
        let recorder = Recorder()
        let producer = SignalProducer<Int, Never>(value: 1).delay(5, on: scheduler).measureInterval(on: scheduler)
        producer.start(recorder.observer())
        scheduler.advance(by: 2)
        producer.start(recorder.observer())
        scheduler.run()
        #expect(recorder.history == "5.0 completed 5.0 completed")
    }

    @Test("Disposal interrupts")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.dispose()
        trial.send(1)
        #expect(trial.history == "0:interrupted")
        #expect(trial.isInputEnded)
    }
}

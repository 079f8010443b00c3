import Dispatch
import StreamCore
import StreamTesting
import Testing

/// A scheduler that knows nothing but dates measures by its wall clock: one that is set back holds nothing up for longer than
/// an interval more.
@Suite struct DateClockChangeTests {
    private let scheduler = JumpingScheduler(measuringByDates: true)
    private let recorder: Recorder
    private let signal: Signal<Int, TestFailure>
    private let input: Signal<Int, TestFailure>.Observer

    init() {
        recorder = Recorder(clock: scheduler.timeline)
        (signal, input) = Signal.pipe()
    }

    @Test(
        "Values are delayed by two intervals at most, and in order",
        arguments: [(-8.0, "10:1 19:2 20:3 24:4"), (-3600, "10:1 20:2 20:3 24:4")])
    func delays(jump: Double, history: String) {
        signal.delay(10, on: scheduler).observe(recorder.observer())
        for value in 1...3 {
            input.send(value: value)
            scheduler.timeline.advance(by: 1)
        }
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 11)
        input.send(value: 4)
        scheduler.timeline.run()
        #expect(recorder.history == history)
    }

    @Test("The latest value waits for two intervals at most", arguments: [(-8.0, "18:2"), (-3600, "20:2")])
    func debounces(jump: Double, history: String) {
        signal.debounce(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        input.send(value: 2)
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 1000)
        #expect(recorder.history == history)
    }

    @Test("A value that is throttled waits for an interval at most", arguments: [-8.0, -3600])
    func throttles(jump: Double) {
        signal.throttle(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        scheduler.timeline.advance(by: 1)
        input.send(value: 2)
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 1000)
        #expect(recorder.history == "0:1 10:2")
    }

    @Test("The first value after the clock was set back is sent", arguments: [-8.0, -3600])
    func throttlesToFirst(jump: Double) {
        signal.throttle(10, on: scheduler, latest: false).observe(recorder.observer())
        scheduler.timeline.advance(by: 1)
        input.send(value: 1)
        scheduler.timeline.advance(by: 1)
        scheduler.setClock(by: jump)
        input.send(value: 2)
        scheduler.timeline.run()
        #expect(recorder.history == "1:1 2:2")
    }

    @Test(
        "A deadline between values is two intervals away at most",
        arguments: [(-8.0, "18:failed(first)"), (-3600, "20:failed(first)")])
    func timesOutBetweenValues(jump: Double, history: String) {
        signal.timeout(betweenValues: 10, raising: .first, on: scheduler).observe(recorder.observer())
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 1000)
        #expect(recorder.history == history)
    }

    @Test("A section lasts for two intervals at most", arguments: [(-8.0, "18:[1] 28:[]"), (-3600, "20:[1] 30:[]")])
    func cuts(jump: Double, history: String) {
        let recorder = Recorder(clock: scheduler.timeline)
        signal.buffer(upTo: 5, every: .seconds(10), on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 35)
        #expect(recorder.history == history)
    }
}

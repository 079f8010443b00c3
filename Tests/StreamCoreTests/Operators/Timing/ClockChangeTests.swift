import StreamCore
import StreamTesting
import Testing

/// Operators measure time that passes: a wall clock that is set while they wait changes nothing.
@Suite struct ClockChangeTests {
    private let scheduler = JumpingScheduler()
    private let recorder: Recorder
    private let signal: Signal<Int, TestFailure>
    private let input: Signal<Int, TestFailure>.Observer

    init() {
        recorder = Recorder(clock: scheduler.timeline)
        (signal, input) = Signal.pipe()
    }

    @Test("Values are delayed by the interval", arguments: [-3600.0, 3600])
    func delays(jump: Double) {
        signal.delay(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        scheduler.timeline.advance(by: 4)
        input.send(value: 2)
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 1)
        input.send(value: 3)
        input.sendCompleted()
        scheduler.timeline.run()
        #expect(recorder.history == "10:1 14:2 15:3 15:completed")
    }

    @Test("The latest value is sent when the interval has passed", arguments: [-3600.0, 3600])
    func debounces(jump: Double) {
        signal.debounce(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        scheduler.timeline.advance(by: 4)
        input.send(value: 2)
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 4)
        input.send(value: 3)
        scheduler.timeline.run()
        #expect(recorder.history == "18:3")
    }

    @Test("Values are the interval apart", arguments: [-3600.0, 3600])
    func throttles(jump: Double) {
        signal.throttle(10, on: scheduler).observe(recorder.observer())
        input.send(value: 1)
        scheduler.timeline.advance(by: 4)
        scheduler.setClock(by: jump)
        input.send(value: 2)
        scheduler.timeline.advance(by: 1)
        input.send(value: 3)
        scheduler.timeline.run()
        #expect(recorder.history == "0:1 10:3")
    }

    @Test("The deadline is the interval after the start", arguments: [-3600.0, 3600])
    func timesOut(jump: Double) {
        signal.timeout(after: 10, raising: .first, on: scheduler).observe(recorder.observer())
        scheduler.setClock(by: jump)
        scheduler.timeline.advance(by: 9)
        input.send(value: 1)
        scheduler.timeline.run()
        #expect(recorder.history == "9:1 10:failed(first)")
    }

    @Test("The first value of each interval is sent", arguments: [-3600.0, 3600])
    func throttlesToFirst(jump: Double) {
        signal.throttle(10, on: scheduler, latest: false).observe(recorder.observer())
        input.send(value: 1)
        scheduler.timeline.advance(by: 4)
        scheduler.setClock(by: jump)
        input.send(value: 2)
        scheduler.timeline.advance(by: 6)
        input.send(value: 3)
        scheduler.timeline.run()
        #expect(recorder.history == "0:1 10:3")
    }

    @Test("The deadline is the interval after the last value", arguments: [-3600.0, 3600])
    func timesOutBetweenValues(jump: Double) {
        signal.timeout(betweenValues: 10, raising: .first, on: scheduler).observe(recorder.observer())
        scheduler.timeline.advance(by: 4)
        input.send(value: 1)
        scheduler.setClock(by: jump)
        scheduler.timeline.run()
        #expect(recorder.history == "4:1 14:failed(first)")
    }

    @Test("Values are taken, and skipped, for the interval", arguments: [-3600.0, 3600])
    func takesAndSkips(jump: Double) {
        signal.skip(for: 5, on: scheduler).take(for: 10, on: scheduler).observe(recorder.observer())
        scheduler.setClock(by: jump)
        for value in 1...3 {
            scheduler.timeline.advance(by: 4)
            input.send(value: value)
        }
        #expect(recorder.history == "8:2 10:completed")
    }
}

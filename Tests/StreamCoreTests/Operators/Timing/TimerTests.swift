import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite struct TimerTests {
    private let scheduler = TestScheduler()

    @Test("A timer sends the date at every interval until it is disposed")
    func sendsDates() {
        let recorder = Recorder(clock: scheduler)
        let start = SignalProducer.timer(interval: .seconds(2), on: scheduler)
            .map(\.timeIntervalSinceReferenceDate).start(recorder.observer())
        scheduler.advance(by: 5)
        start.dispose()
        scheduler.advance(by: 5)
        #expect(recorder.history == "2:2.0 4:4.0 5:interrupted")
    }

    @Test("A timer has a time of its own for every start")
    func startsTwice() {
        let recorder = Recorder(clock: scheduler)
        let timer = SignalProducer.timer(interval: .seconds(2), on: scheduler, leeway: .seconds(0))
        timer.map { _ in "a" }.start(recorder.observer())
        scheduler.advance(by: 1)
        timer.map { _ in "b" }.start(recorder.observer())
        scheduler.advance(by: 2)
        #expect(recorder.history == "2:a 3:b")
    }

    @Test("interval sends one element a tick, and completes one tick after the last")
    func sendsElements() {
        let recorder = Recorder(clock: scheduler)
        let letters = SignalProducer.interval(["a", "b"], interval: .seconds(1), on: scheduler)
        letters.start(recorder.observer())
        scheduler.advance(by: 10)
        letters.start(recorder.observer())
        scheduler.advance(by: 1)
        #expect(recorder.history == "1:a 2:b 3:completed 11:a")
    }

    @Test("interval counts from 0")
    func counts() {
        let recorder = Recorder(clock: scheduler)
        SignalProducer.interval(.seconds(1), on: scheduler).take(first: 3).start(recorder.observer())
        scheduler.advance(by: 10)
        #expect(recorder.history == "1:0 2:1 3:2 3:completed")
    }

    @Test("A long interval on a real queue is no overflow")
    func longInterval() {
        let queue = QueueScheduler(name: "timer")
        let start = SignalProducer.timer(interval: .seconds(.max / 1_000_000_000), on: queue).start()
        start.dispose()
        #expect(start.isDisposed)
    }
}

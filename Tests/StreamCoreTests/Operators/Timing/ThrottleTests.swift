import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite struct ThrottleTests {
    private func makeTrial(_ face: Face, _ scheduler: TestScheduler) -> Trial<Int, TestFailure, Int, TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler), { $0.throttle(10, on: scheduler) },
            { $0.throttle(10, on: scheduler) })
    }

    @Test("The first value is sent at once, then the latest of each interval", arguments: Face.allCases)
    func sendsAtMostOne(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        #expect(trial.history.isEmpty)
        scheduler.advance(by: 1)
        trial.send(2)
        scheduler.advance(by: 1)
        trial.send(3)
        scheduler.advance(by: 20)
        trial.send(4)
        scheduler.advance(by: 1)
        trial.send(5)
        scheduler.run()
        #expect(trial.history == "0:1 10:3 22:4 32:5")
    }

    @Test("A clock that is turned back holds nothing up, although a value waits", arguments: Face.allCases)
    func rewinds(face: Face) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        scheduler.advance(by: 100)
        trial.send(1)
        scheduler.advance(by: 1)
        trial.send(2)
        scheduler.rewind(by: .seconds(50))
        trial.send(3)
        trial.send(4)
        scheduler.advance(by: 1)
        trial.send(5)
        scheduler.advance(by: 20)
        #expect(trial.history == "100:1 51:4 61:5")
        // Nothing is left of the timer that was set before.
        scheduler.advance(by: 40)
        trial.send(6)
        scheduler.run()
        #expect(trial.history == "100:1 51:4 61:5 112:6")
    }

    @Test("Every end is delivered at once, and the value that waits is discarded", arguments: Face.allCases, 0...2)
    func discardsAtEnd(face: Face, end: Int) {
        let scheduler = TestScheduler()
        let trial = makeTrial(face, scheduler)
        trial.send(1)
        scheduler.advance(by: 1)
        trial.send(2)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        scheduler.run()
        #expect(trial.history == ["0:1 1:completed", "0:1 1:failed(first)", "0:1 1:interrupted"][end])
    }

    @Test("Disposal interrupts on the scheduler")
    func disposes() {
        let scheduler = TestScheduler()
        let trial = makeTrial(.producer, scheduler)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("A million values leave one that waits")
    func holdsOne() {
        final class Item {
            nonisolated(unsafe) static var alive = 0
            init() { Item.alive += 1 }
            deinit { Item.alive -= 1 }
        }
        let scheduler = TestScheduler()
        let (signal, input) = Signal<Item, Never>.pipe()
        signal.throttle(10, on: scheduler).observe(Signal.Observer())
        for _ in 0..<many(1_000_000) { input.send(value: Item()) }
        #expect(Item.alive == 1)
    }
}

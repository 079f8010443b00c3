import StreamCore
import StreamTesting
import Testing

@Suite("throttle(_:on:latest:)")
struct ThrottleFirstTests {
    private let scheduler = TestScheduler()

    private func makeTrial(
        _ face: Face, _ interval: Double = 10, latest: Bool = false
    ) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.throttle(interval, on: scheduler, latest: latest) },
            { $0.throttle(interval, on: scheduler, latest: latest) })
    }

    @Test("Of each interval the first is sent, and none or the latest", arguments: Face.allCases, [true, false])
    func sendsAtMostOne(face: Face, latest: Bool) {
        let trial = makeTrial(face, latest: latest)
        trial.send(1)
        #expect(trial.history.isEmpty)
        scheduler.advance(by: 1)
        trial.send(2)
        scheduler.advance(by: 1)
        trial.send(3)
        scheduler.advance(by: 20)
        trial.send(4)
        scheduler.advance(by: 9)
        trial.send(5)
        scheduler.advance(by: 1)
        trial.send(6)
        scheduler.run()
        #expect(trial.history == (latest ? "0:1 10:3 22:4 32:5 42:6" : "0:1 22:4 32:6"))
    }

    @Test("The next interval begins with the next value, not with the end of the one before", arguments: Face.allCases)
    func beginsWithValue(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        scheduler.advance(by: 15)
        trial.send(2)
        scheduler.advance(by: 7)
        trial.send(3)
        scheduler.advance(by: 3)
        trial.send(4)
        scheduler.run()
        #expect(trial.history == "0:1 15:2 25:4")
    }

    @Test("Fractions of a second add up", arguments: Face.allCases)
    func fractions(face: Face) {
        let trial = makeTrial(face, 0.1)
        for value in 1...4 {
            trial.send(value)
            scheduler.advance(by: 0.1)
        }
        #expect(trial.history == "0:1 0.1:2 0.2:3 0.3:4")
    }

    @Test("While the scheduler has not got to a value, others are dropped", arguments: Face.allCases)
    func waitsForScheduler(face: Face) {
        let trial = makeTrial(face, 0)
        trial.send(1, 2)
        scheduler.advance()
        trial.send(3)
        scheduler.advance()
        #expect(trial.history == "0:1 0:3")
    }

    @Test("Every end is delivered at once, and discards a value that waits", arguments: Face.allCases, 0...2)
    func discardsAtEnd(face: Face, end: Int) {
        let trial = makeTrial(face)
        trial.send(1)
        scheduler.advance(by: 20)
        trial.send(2)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        scheduler.run()
        #expect(trial.history == ["0:1 20:completed", "0:1 20:failed(first)", "0:1 20:interrupted"][end])
    }

    @Test(
        "A value that an observer sends while it receives a value comes too early for throttle(latest: false)",
        arguments: Face.allCases)
    func reenters(face: Face) {
        let scheduler = scheduler
        var sendMore: (() -> Void)?
        let trial = Trial(
            face, of: Int.self,
            { $0.throttle(10, on: scheduler, latest: false).on(value: { _ in sendMore?() }) },
            { $0.throttle(10, on: scheduler, latest: false).on(value: { _ in sendMore?() }) })
        sendMore = { trial.send(2) }
        trial.send(1)
        scheduler.run()
        #expect(trial.history == "1")
        sendMore = nil
    }

    @Test("A million values hold one that waits")
    func holdsOne() {
        let counter = Counted.Counter()
        let (signal, input) = Signal<Counted, Never>.pipe()
        signal.throttle(10, on: scheduler, latest: false).observe(Signal.Observer())
        for _ in 0..<many(1_000_000) { input.send(value: Counted(counter)) }
        #expect(counter.live == 1)
        scheduler.run()
        #expect(counter.live == 0)
    }

    @Test("Values on one thread and the scheduler on another: one for an interval")
    func races() {
        let trials = (0..<2_000).map { _ in
            let scheduler = TestScheduler()
            let recorder = Recorder()
            let (signal, input) = Signal<Int, Never>.pipe()
            signal.throttle(10, on: scheduler, latest: false).observe(recorder.observer())
            return UncheckedBox((scheduler, recorder, input))
        }
        race(rounds: trials.count) { round in
            for value in 1...3 { trials[round].content.2.send(value: value) }
        } against: { round in
            trials[round].content.0.advance()
        }
        for trial in trials { trial.content.0.advance() }
        #expect(trials.allSatisfy { $0.content.1.history == "1" })
    }

    @Test("A negative interval stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = SignalProducer<Int, Never>.never.throttle(-1, on: TestScheduler(), latest: false)
        }
    }
}

import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Synchronization
import Testing

@Suite("timeout(betweenValues:)")
struct TimeoutBetweenValuesTests {
    private let scheduler = TestScheduler()
    private let replacement = Inner<Int>()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.timeout(betweenValues: 10, raising: .second, on: scheduler) },
            { $0.timeout(betweenValues: 10, raising: .second, on: scheduler) })
    }

    private func makeSwitchingTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        let replacement = replacement.producer
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.timeout(betweenValues: 10, switchingTo: replacement, on: scheduler) },
            { $0.timeout(betweenValues: 10, switchingTo: replacement, on: scheduler) })
    }

    @Test("timeout(betweenValues:) fails when the first value does not come in time", arguments: Face.allCases)
    func failsAtFirst(face: Face) {
        let trial = makeTrial(face)
        scheduler.advance(by: 9)
        #expect(trial.history.isEmpty)
        scheduler.advance(by: 1)
        #expect(trial.history == "10:failed(second)")
        #expect(trial.isInputEnded)
    }

    @Test("Every value puts it off", arguments: Face.allCases)
    func isPutOff(face: Face) {
        let trial = makeTrial(face)
        for value in 1...5 {
            scheduler.advance(by: 7)
            trial.send(value)
        }
        scheduler.run()
        #expect(trial.history == "7:1 14:2 21:3 28:4 35:5 45:failed(second)")
    }

    @Test("Fractions of a second add up", arguments: Face.allCases)
    func fractions(face: Face) {
        let scheduler = scheduler
        let trial = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.timeout(betweenValues: 0.3, raising: .second, on: scheduler) },
            { $0.timeout(betweenValues: 0.3, raising: .second, on: scheduler) })
        scheduler.advance(by: 0.1)
        trial.send(1)
        scheduler.advance(by: 0.2)
        trial.send(2)
        scheduler.run()
        #expect(trial.history == "0.1:1 0.3:2 0.6:failed(second)")
    }

    @Test("Every end passes at once, and ends the wait", arguments: Face.allCases, 0...2)
    func ends(face: Face, end: Int) {
        let trial = makeTrial(face)
        trial.send(1)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        let history = ["0:1 0:completed", "0:1 0:failed(first)", "0:1 0:interrupted"][end]
        #expect(trial.history == history)
        scheduler.run()
        #expect(trial.history == history)
    }

    @Test("A stream that cannot fail otherwise fails with it", arguments: Face.allCases)
    func promotes(face: Face) {
        let scheduler = scheduler
        let trial = Trial(
            face, of: Int.self, failing: Never.self,
            { $0.timeout(betweenValues: 1, raising: TestFailure.first, on: scheduler) },
            { $0.timeout(betweenValues: 1, raising: TestFailure.first, on: scheduler) })
        scheduler.run()
        #expect(trial.history == "failed(first)")
    }

    @Test("Disposal interrupts and ends the wait")
    func disposes() {
        let trial = makeTrial(.producer)
        scheduler.advance(by: 5)
        trial.dispose()
        scheduler.run()
        #expect(trial.history == "5:interrupted")
        #expect(trial.isInputEnded)
    }

    @Test("The time that an observer takes does not count", arguments: Face.allCases)
    func slowObserver(face: Face) {
        let scheduler = scheduler
        let trial = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            {
                $0.timeout(betweenValues: 10, raising: .second, on: scheduler)
                    .on(value: { _ in scheduler.advance(by: 25) })
            },
            {
                $0.timeout(betweenValues: 10, raising: .second, on: scheduler)
                    .on(value: { _ in scheduler.advance(by: 25) })
            })
        trial.send(1)
        #expect(trial.history == "25:1")
        scheduler.run()
        #expect(trial.history == "25:1 35:failed(second)")
    }

    @Test("Nothing passes after the failure, and an observer may send at the last moment", arguments: Face.allCases)
    func reenters(face: Face) {
        let scheduler = scheduler
        var sendMore: (() -> Void)?
        let trial = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            {
                $0.timeout(betweenValues: 10, raising: .second, on: scheduler)
                    .on(failed: { _ in sendMore?() }, value: { if $0 == 1 { sendMore?() } })
            },
            {
                $0.timeout(betweenValues: 10, raising: .second, on: scheduler)
                    .on(failed: { _ in sendMore?() }, value: { if $0 == 1 { sendMore?() } })
            })
        sendMore = { trial.send(2) }
        scheduler.advance(by: 9)
        trial.send(1)
        scheduler.run()
        #expect(trial.history == "9:1 9:2 19:failed(second)")
        sendMore = nil
    }

    // MARK: Switching

    @Test("timeout(betweenValues:) continues with the replacement, and releases the input", arguments: Face.allCases)
    func switches(face: Face) {
        let trial = makeSwitchingTrial(face)
        trial.send(1)
        #expect(replacement.starts == 0)
        scheduler.advance(by: 10)
        #expect(trial.isInputEnded)
        #expect(replacement.isRunning)
        trial.send(2)
        trial.complete()
        scheduler.advance(by: 20)
        replacement.send(8)
        scheduler.advance(by: 20)
        replacement.send(9)
        replacement.complete()
        #expect(trial.history == "0:1 30:8 50:9 50:completed")
    }

    @Test("The replacement's failure and interruption are the result's", arguments: Face.allCases, [true, false])
    func endsWithReplacement(face: Face, fails: Bool) {
        let trial = makeSwitchingTrial(face)
        scheduler.advance(by: 10)
        if fails { replacement.fail(.second) } else { replacement.interrupt() }
        #expect(trial.history == (fails ? "10:failed(second)" : "10:interrupted"))
    }

    @Test("A stream that ends in time does not start the replacement", arguments: Face.allCases, 0...2)
    func doesNotSwitch(face: Face, end: Int) {
        let trial = makeSwitchingTrial(face)
        switch end {
        case 0: trial.complete()
        case 1: trial.fail(.first)
        default: trial.interrupt()
        }
        scheduler.run()
        #expect(replacement.starts == 0)
        #expect(trial.history == ["0:completed", "0:failed(first)", "0:interrupted"][end])
    }

    @Test("Disposal stops whichever runs, and interrupts once", arguments: [5.0, 15])
    func disposesSwitching(time: Double) {
        let trial = makeSwitchingTrial(.producer)
        scheduler.advance(by: time)
        trial.dispose()
        scheduler.run()
        #expect(trial.isInputEnded)
        #expect(!replacement.isRunning)
        #expect(trial.recorder.count == 1)
        #expect(trial.history.hasSuffix(":interrupted"))
    }

    @Test("The replacement may be a signal", arguments: Face.allCases)
    func switchesToSignal(face: Face) {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let scheduler = scheduler
        let trial = Trial(
            face, of: Int.self, { $0.timeout(betweenValues: 1, switchingTo: signal, on: scheduler) },
            { $0.timeout(betweenValues: 1, switchingTo: signal, on: scheduler) })
        input.send(value: 1)
        scheduler.advance(by: 1)
        input.send(value: 2)
        #expect(trial.history == "2")
    }

    @Test("A replacement of a million values is not held in memory")
    func synchronousReplacement() {
        var count = 0
        SignalProducer<Int, Never>.never
            .timeout(betweenValues: 1, switchingTo: SignalProducer(0..<many(1_000_000)), on: scheduler)
            .startWithValues { value in if value == count { count += 1 } }
        scheduler.advance(by: 1)
        #expect(count == many(1_000_000))
    }

    // MARK: Time

    @Test("Values that come fast share one timer")
    func sharesTimer() {
        let clock = CountingScheduler(scheduler)
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder()
        signal.timeout(betweenValues: 10, raising: .first, on: clock).observe(recorder.observer())
        for value in 0..<1000 {
            input.send(value: value)
            scheduler.advance(by: 0.02)
        }
        #expect(recorder.count == 1000)
        #expect(clock.timers <= 3)
    }

    @Test("Where time is measured by a wall clock that is set back, the wait begins anew, and is not longer")
    func clockSetBack() {
        let clock = CountingScheduler(scheduler)
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder(clock: scheduler)
        signal.timeout(betweenValues: 10, raising: .first, on: clock).observe(recorder.observer())
        scheduler.advance(by: 4)
        input.send(value: 1)
        clock.setBack(by: 3600)
        scheduler.advance(by: 100)
        #expect(recorder.history == "4:1 20:failed(first)")
    }

    // MARK: Threads

    @Test("The deadline and the stream's own end, on two threads, make one end")
    func racesWithEnd() {
        let trials = (0..<2_000).map { _ in Round(isSwitching: false) }
        race(rounds: trials.count) { round in
            trials[round].input.sendCompleted()
        } against: { round in
            trials[round].scheduler.advance(by: 10)
        }
        #expect(trials.allSatisfy { ["completed", "failed(first)"].contains($0.recorder.history) })
    }

    @Test("The deadline and disposal, on two threads, make one end", arguments: [true, false])
    func racesWithDisposal(isSwitching: Bool) {
        let trials = (0..<2_000).map { _ in Round(isSwitching: isSwitching) }
        race(rounds: trials.count) { round in
            trials[round].start.dispose()
        } against: { round in
            trials[round].scheduler.advance(by: 10)
        }
        let ends = isSwitching ? ["interrupted"] : ["interrupted", "failed(first)"]
        #expect(trials.allSatisfy { ends.contains($0.recorder.history) })
    }

    @Test("Values on one thread and the switch on another come in order: none of the input after the replacement's")
    func racesWithValues() {
        let trials = (0..<2_000).map { _ in Round(isSwitching: true) }
        race(rounds: trials.count) { round in
            for _ in 1...3 { trials[round].input.send(value: 1) }
        } against: { round in
            trials[round].scheduler.advance(by: 10)
            trials[round].other.send(value: 2)
        }
        #expect(trials.allSatisfy { !$0.recorder.history.contains("2 1") })
    }
}

/// One run of a race.
private final class Round: @unchecked Sendable {  // what it holds is safe on all threads
    let scheduler = TestScheduler()
    let recorder = Recorder()
    let input: Signal<Int, TestFailure>.Observer
    let other: Signal<Int, TestFailure>.Observer
    let start: any Disposable

    init(isSwitching: Bool) {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let (otherSignal, other) = Signal<Int, TestFailure>.pipe()
        self.input = input
        self.other = other
        let producer = signal.producer
        start =
            (isSwitching
            ? producer.timeout(betweenValues: 10, switchingTo: otherSignal.producer, on: scheduler)
            : producer.timeout(betweenValues: 10, raising: .first, on: scheduler)).start(recorder.observer())
    }
}

/// Counts timers, and measures by dates, as a scheduler does that says nothing else.
private final class CountingScheduler: DateScheduler, @unchecked Sendable {  // used by one thread
    private let timeline: TestScheduler
    private let count = Counter()
    private var offset: TimeInterval = 0

    init(_ timeline: TestScheduler) {
        self.timeline = timeline
    }

    var timers: Int { count.value }

    func setBack(by seconds: TimeInterval) { offset -= seconds }

    var currentDate: Date { timeline.currentDate.addingTimeInterval(offset) }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { timeline.schedule(action) }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        count.increment()
        return timeline.schedule(after: date.addingTimeInterval(-offset), action: action)
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        timeline.schedule(after: date.addingTimeInterval(-offset), interval: interval, leeway: leeway, action: action)
    }
}

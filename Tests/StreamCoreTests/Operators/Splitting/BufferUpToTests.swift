import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct BufferUpToTests {
    private let scheduler = TestScheduler()

    private func makeTrial(
        _ face: Face, upTo count: Int = 3, skipEmpty: Bool = false
    ) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { [scheduler] in $0.buffer(upTo: count, every: .seconds(10), on: scheduler, skipEmpty: skipEmpty) },
            { [scheduler] in $0.buffer(upTo: count, every: .seconds(10), on: scheduler, skipEmpty: skipEmpty) })
    }

    @Test("An array is sent when it is full, or when the interval is over", arguments: Face.allCases, [true, false])
    func buffers(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty)
        trial.send(1)
        scheduler.advance(by: 4)
        trial.send(2, 3, 4)
        scheduler.advance(by: 20)
        #expect(trial.history == (skipEmpty ? "4:[1, 2, 3] 14:[4]" : "4:[1, 2, 3] 14:[4] 24:[]"))
    }

    @Test("The interval begins anew with a full array, and only with that", arguments: Face.allCases)
    func restartsTimer(face: Face) {
        let trial = makeTrial(face, upTo: 2)
        scheduler.advance(by: 9)
        trial.send(1, 2, 3)
        scheduler.advance(by: 9)
        #expect(trial.history == "9:[1, 2]")
        scheduler.advance(by: 1)
        #expect(trial.history == "9:[1, 2] 19:[3]")
        trial.send(4)
        scheduler.advance(by: 10)
        #expect(trial.history == "9:[1, 2] 19:[3] 29:[4]")
    }

    @Test("A value that comes with the tick belongs to the next array", arguments: Face.allCases)
    func boundary(face: Face) {
        let trial = makeTrial(face)
        trial.send(1)
        let late = UncheckedBox(trial)
        scheduler.schedule(afterDelay: 10) { late.content.send(2) }
        scheduler.advance(by: 20)
        #expect(trial.history == "10:[1] 20:[2]")
    }

    @Test("A count of 1 sends every value alone, in order", arguments: Face.allCases)
    func countOfOne(face: Face) {
        let trial = makeTrial(face, upTo: 1)
        trial.send(1, 2)
        scheduler.advance(by: 10)
        #expect(trial.history == "0:[1] 0:[2] 10:[]")
    }

    @Test("Completion sends the rest at once, and nothing empty", arguments: Face.allCases, [true, false])
    func completes(face: Face, isEmpty: Bool) {
        let trial = makeTrial(face, upTo: 2)
        trial.send(1, 2)
        if !isEmpty { trial.send(3) }
        scheduler.advance(by: 3)
        trial.complete()
        scheduler.run()
        #expect(trial.history == (isEmpty ? "0:[1, 2] 3:completed" : "0:[1, 2] 3:[3] 3:completed"))
    }

    @Test("Completion without values, and completion at the date of the tick", arguments: Face.allCases)
    func completesAtTick(face: Face) {
        let empty = makeTrial(face)
        empty.complete()
        scheduler.advance(by: 1)
        #expect(empty.history == "0:completed")
        let trial = makeTrial(face)
        trial.send(1)
        let late = UncheckedBox(trial)
        scheduler.schedule(afterDelay: 10) { late.content.complete() }
        scheduler.run()
        #expect(trial.history == "11:[1] 11:completed")
    }

    @Test("Failure discards the rest, and comes after full arrays", arguments: Face.allCases)
    func fails(face: Face) {
        let trial = makeTrial(face, upTo: 2)
        trial.send(1, 2, 3)
        trial.fail(.first)
        scheduler.run()
        #expect(trial.history == "0:[1, 2] 0:failed(first)")
    }

    @Test("Interruption discards everything", arguments: Face.allCases)
    func interrupts(face: Face) {
        let trial = makeTrial(face, upTo: 2)
        trial.send(1, 2, 3)
        trial.interrupt()
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal stops the timer and releases the source at once; the observer is interrupted on the scheduler")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.run()
        #expect(trial.history == "0:interrupted")
    }

    @Test("Values that an array makes the observer send come into the next one", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [[Int]] = []
        let take: ([Int]) -> Void = {
            received.append($0)
            if received.count < 3 { for value in $0 { number.send(value: value + 2) } }
        }
        switch face {
        case .signal: numbers.buffer(upTo: 2, every: .seconds(1), on: scheduler).observeValues(take)
        case .producer: numbers.producer.buffer(upTo: 2, every: .seconds(1), on: scheduler).startWithValues(take)
        }
        number.send(value: 1)
        number.send(value: 2)
        scheduler.advance()
        #expect(received == [[1, 2], [3, 4], [5, 6]])
    }

    @Test("Threads lose nothing")
    func threads() {
        let (numbers, number) = Signal<Int, Never>.pipe()
        let scheduler = QueueScheduler(name: "buffer")
        let isOver = DispatchSemaphore(value: 0)
        let count = Counter()
        let recorder = Recorder()
        numbers.buffer(upTo: 7, every: .milliseconds(1), on: scheduler, skipEmpty: true).observe { event in
            for _ in event.value ?? [] { count.increment() }
            if event.isCompleted {
                recorder.receive(event)
                isOver.signal()
            }
        }
        onThreads(2) { _ in for value in 0..<1000 { number.send(value: value) } }
        number.sendCompleted()
        #expect(isOver.isSignalled())
        #expect(count.value == 2000)
        #expect(recorder.history == "completed")
    }

    @Test("A first timer that has fired before it is known stops no other")
    func hastyTimer() {
        let scheduler = HastyScheduler()
        let source = Inner<Int>()
        let recorder = Recorder(clock: scheduler.timeline)
        let start = source.producer.buffer(upTo: 9, every: .seconds(2), on: scheduler).start(recorder.observer())
        #expect(recorder.history == "2:[]")
        source.send(1)
        withExtendedLifetime(source) { scheduler.timeline.advance(by: 5) }
        #expect(recorder.history == "2:[] 4:[1] 6:[]")
        start.dispose()
    }

    @Test("A million values in constant stack")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        let scheduler = self.scheduler
        onSmallStack {
            var sum = 0
            SignalProducer(0..<count).buffer(upTo: 10, every: .seconds(1), on: scheduler)
                .startWithValues { sum += $0.reduce(0, +) }
            scheduler.advance()
            #expect(sum == count * (count - 1) / 2)
        }
    }
}

/// A scheduler whose first timer fires before whoever sets it hears of that, as one on another thread can.
private final class HastyScheduler: DateScheduler, Sendable {
    let timeline = TestScheduler()
    private let timers = Counter()

    var currentDate: Date { timeline.currentDate }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { timeline.schedule(action) }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let timer = timeline.schedule(after: date, action: action)
        if timers.increment() == 1 { timeline.advance(to: date) }
        return timer
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        timeline.schedule(after: date, interval: interval, leeway: leeway, action: action)
    }
}

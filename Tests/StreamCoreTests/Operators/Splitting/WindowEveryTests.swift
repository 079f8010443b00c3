import Dispatch
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct WindowEveryTests {
    private let scheduler = TestScheduler()

    /// Observes every window as soon as it comes: `1` is the first window, `1=12` its value 12.
    private func makeTrial(
        _ face: Face, upTo count: Int? = nil, buffering policy: BufferingPolicy<TestFailure> = .unbounded,
        skipEmpty: Bool = false
    ) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = self.scheduler
        let recorder = Recorder(clock: scheduler)
        let number = Counter()
        let trace: (SignalProducer<Int, TestFailure>) -> SignalProducer<Int, TestFailure> = { window in
            let name = number.increment()
            recorder.note("+\(name)")
            return window.on(completed: { recorder.note("-\(name)") })
        }
        let every = DispatchTimeInterval.seconds(10)
        guard let count else {
            return Trial(
                face, of: Int.self, into: recorder,
                {
                    $0.window(every: every, on: scheduler, buffering: policy, skipEmpty: skipEmpty).flatMap(
                        .merge, trace)
                },
                {
                    $0.window(every: every, on: scheduler, buffering: policy, skipEmpty: skipEmpty).flatMap(
                        .merge, trace)
                })
        }
        return Trial(
            face, of: Int.self, into: recorder,
            { $0.window(upTo: count, every: every, on: scheduler, skipEmpty: skipEmpty).flatMap(.merge, trace) },
            { $0.window(upTo: count, every: every, on: scheduler, skipEmpty: skipEmpty).flatMap(.merge, trace) })
    }

    @Test(
        "A window begins with its first value and completes with its interval", arguments: Face.allCases, [true, false])
    func windows(face: Face, skipEmpty: Bool) {
        let trial = makeTrial(face, skipEmpty: skipEmpty)
        scheduler.advance(by: 4)
        trial.send(1, 2)
        scheduler.advance(by: 19)
        trial.send(3)
        scheduler.advance(by: 7)
        let empty = skipEmpty ? "" : "20:+2 20:-2 "
        let last = skipEmpty ? 2 : 3
        #expect(trial.history == "4:+1 4:1 4:2 10:-1 \(empty)23:+\(last) 23:3 30:-\(last)")
    }

    @Test("A full window completes at once, and the interval begins anew", arguments: Face.allCases)
    func fills(face: Face) {
        let trial = makeTrial(face, upTo: 2)
        scheduler.advance(by: 4)
        trial.send(1, 2, 3)
        scheduler.advance(by: 10)
        #expect(trial.history == "4:+1 4:1 4:2 4:-1 4:+2 4:3 14:-2")
    }

    @Test("Windows are cut where buffers are", arguments: Face.allCases, [true, false])
    func matchesBuffer(face: Face, skipEmpty: Bool) {
        let every = DispatchTimeInterval.seconds(2)
        let scheduler = self.scheduler
        let windows = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.window(upTo: 2, every: every, on: scheduler, skipEmpty: skipEmpty).flatMap(.concat) { $0.collect() } },
            { $0.window(upTo: 2, every: every, on: scheduler, skipEmpty: skipEmpty).flatMap(.concat) { $0.collect() } })
        let buffers = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.buffer(upTo: 2, every: every, on: scheduler, skipEmpty: skipEmpty) },
            { $0.buffer(upTo: 2, every: every, on: scheduler, skipEmpty: skipEmpty) })
        for value in 1...9 {
            windows.send(value)
            buffers.send(value)
            scheduler.advance(by: .milliseconds(370 * value))
        }
        windows.complete()
        buffers.complete()
        scheduler.run()
        #expect(!buffers.history.isEmpty)
        #expect(windows.history == buffers.history)
    }

    @Test("Completion ends the open window, and opens none", arguments: Face.allCases, [true, false])
    func completes(face: Face, isOpen: Bool) {
        let trial = makeTrial(face)
        if isOpen { trial.send(1) }
        scheduler.advance(by: 3)
        trial.complete()
        scheduler.run()
        #expect(trial.history == (isOpen ? "0:+1 0:1 3:-1 3:completed" : "3:completed"))
    }

    @Test("Failure and interruption end window and result", arguments: Face.allCases, [true, false])
    func ends(face: Face, fails: Bool) {
        let trial = makeTrial(face)
        trial.send(1)
        scheduler.advance(by: 3)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        scheduler.run()
        #expect(trial.history == (fails ? "0:+1 0:1 3:failed(first)" : "0:+1 0:1 3:interrupted"))
    }

    @Test("Disposal of flattened windows stops the source and the timer")
    func disposes() {
        let trial = makeTrial(.producer)
        trial.send(1)
        scheduler.advance(by: 3)
        trial.dispose()
        #expect(trial.isInputEnded)
        scheduler.run()
        #expect(trial.history == "0:+1 0:1 3:interrupted")
    }

    @Test("A window that is observed outlives the result until its interval is over", arguments: Face.allCases)
    func outlivesResult(face: Face) {
        let scheduler = self.scheduler
        let trial = Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { $0.window(every: .seconds(10), on: scheduler).take(first: 1).flatten(.merge) },
            { $0.window(every: .seconds(10), on: scheduler).take(first: 1).flatten(.merge) })
        trial.send(1)
        scheduler.advance(by: 5)
        trial.send(2)
        scheduler.advance(by: 1)
        #expect(!trial.isInputEnded)
        scheduler.run()
        #expect(trial.history == "0:1 5:2 10:completed")
        #expect(trial.isInputEnded)
    }

    @Test("A policy bounds what a window keeps until it is started")
    func bounds() {
        let drops = DropCounter()
        let source = Inner<Int>()
        var windows: [SignalProducer<Int, TestFailure>] = []
        source.producer
            .window(every: .seconds(10), on: scheduler, buffering: .bounded(2, whenFull: .dropOldest, counting: drops))
            .start { if let window = $0.value { windows.append(window) } }
        source.send(1, 2, 3, 4)
        scheduler.advance(by: 1)
        let recorder = Recorder()
        windows[0].start(recorder.observer())
        source.send(5)
        scheduler.advance(by: 10)
        #expect(recorder.history == "3 4 5 completed")
        #expect(drops.count == 2)
    }

    @Test("A window without room fails alone, and the next one begins after its interval")
    func overflows() {
        let source = Inner<Int>()
        var windows: [SignalProducer<Int, TestFailure>] = []
        source.producer.window(every: .seconds(10), on: scheduler, buffering: .bounded(1, whenFull: .fail(.second)))
            .start { if let window = $0.value { windows.append(window) } }
        source.send(1, 2, 3)
        scheduler.advance(by: 10)
        source.send(4)
        scheduler.advance(by: 10)
        #expect(windows.count == 2)
        let recorder = Recorder()
        for window in windows { window.start(recorder.observer()) }
        #expect(recorder.history == "1 failed(second) 4 completed")
    }

    @Test("A send into the source from inside a window comes into the same window", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [[Int]] = []
        let count: (Int) -> Void = { if $0 < 3 { number.send(value: $0 + 1) } }
        switch face {
        case .signal:
            numbers.window(every: .seconds(1), on: scheduler).flatMap(.merge) { $0.on(value: count).collect() }
                .observeValues { received.append($0) }
        case .producer:
            numbers.producer.window(every: .seconds(1), on: scheduler).flatMap(.merge) { $0.on(value: count).collect() }
                .startWithValues { received.append($0) }
        }
        number.send(value: 1)
        scheduler.advance(by: 1)
        #expect(received == [[1, 2, 3]])
    }

    @Test("Threads lose nothing")
    func threads() {
        let (numbers, number) = Signal<Int, Never>.pipe()
        let isOver = DispatchSemaphore(value: 0)
        let count = Counter()
        numbers.window(every: .milliseconds(1), on: QueueScheduler(name: "window")).flatten(.merge).observe { event in
            if event.value != nil { count.increment() }
            if event.isCompleted { isOver.signal() }
        }
        onThreads(2) { _ in for value in 0..<1000 { number.send(value: value) } }
        number.sendCompleted()
        #expect(isOver.isSignalled())
        #expect(count.value == 2000)
    }

    @Test("A million values in constant stack")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        let scheduler = self.scheduler
        onSmallStack {
            var sum = 0
            SignalProducer(0..<count).window(upTo: 10, every: .seconds(1), on: scheduler).flatten(.concat)
                .startWithValues { sum += $0 }
            scheduler.advance()
            #expect(sum == count * (count - 1) / 2)
        }
    }
}

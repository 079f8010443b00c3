import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct WindowCountTests {
    /// Observes every window as soon as it comes: `w` is a window, `1=12` the value 12 of the first.
    private func makeTrial(_ face: Face, count: Int, skip: Int? = nil) -> Trial<Int, TestFailure, String, TestFailure> {
        let recorder = Recorder()
        var number = 0
        let trace: (SignalProducer<Int, TestFailure>) -> String = { window in
            number += 1
            let name = number
            window.start { recorder.note("\(name)=\($0)") }
            return "w"
        }
        return Trial(
            face, of: Int.self, into: recorder,
            { $0.window(count: count, skip: skip ?? count).map(trace) },
            { $0.window(count: count, skip: skip ?? count).map(trace) })
    }

    /// The windows as arrays.
    private func makeArrays(_ face: Face, count: Int, skip: Int) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self,
            { $0.window(count: count, skip: skip).flatMap(.concat) { $0.collect() } },
            { $0.window(count: count, skip: skip).flatMap(.concat) { $0.collect() } })
    }

    @Test("A window has `count` values, completes with the last, and the next begins with the next value")
    func windows() {
        let recorder = Recorder()
        let (numbers, number) = Signal<Int, Never>.pipe()
        numbers.window(count: 2).observe { event in
            recorder.note(event.isCompleted ? "completed" : "w")
            event.value?.start { recorder.note("\($0)") }
        }
        for value in 1...3 { number.send(value: value) }
        #expect(recorder.history == "w VALUE 1 VALUE 2 COMPLETED w VALUE 3")
        number.sendCompleted()
        #expect(recorder.history == "w VALUE 1 VALUE 2 COMPLETED w VALUE 3 COMPLETED completed")
    }

    @Test(
        "Windows overlap, follow one another, or leave values out: the same as the arrays of a buffer",
        arguments: Face.allCases, [(3, 1), (3, 2), (2, 2), (2, 3), (1, 1), (1, 4), (9, 9)])
    func matchesBuffer(face: Face, rule: (count: Int, skip: Int)) {
        let windows = makeArrays(face, count: rule.count, skip: rule.skip)
        let buffers = Trial(
            face, of: Int.self, { $0.buffer(count: rule.count, skip: rule.skip) },
            { $0.buffer(count: rule.count, skip: rule.skip) })
        windows.send(1, 2, 3, 4, 5)
        buffers.send(1, 2, 3, 4, 5)
        windows.complete()
        buffers.complete()
        #expect(windows.history == buffers.history)
    }

    @Test("Failure, completion and interruption end the open windows, the oldest first", arguments: Face.allCases)
    func ends(face: Face) {
        let completing = makeTrial(face, count: 3, skip: 1)
        completing.send(1, 2)
        completing.complete()
        #expect(
            completing.history == "w 1=VALUE 1 w 1=VALUE 2 2=VALUE 2 1=COMPLETED 2=COMPLETED completed"
                || completing.history == "1=VALUE 1 w 1=VALUE 2 2=VALUE 2 w 1=COMPLETED 2=COMPLETED completed")
        let failing = makeTrial(face, count: 3)
        failing.send(1)
        failing.fail(.first)
        #expect(failing.history == "w 1=VALUE 1 1=FAILED first failed(first)")
        let interrupted = makeTrial(face, count: 3)
        interrupted.send(1)
        interrupted.interrupt()
        #expect(interrupted.history == "w 1=VALUE 1 1=INTERRUPTED interrupted")
    }

    @Test("Without values there is no window", arguments: Face.allCases)
    func empty(face: Face) {
        let trial = makeTrial(face, count: 1)
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("Two windows taken are two whole windows, and then the source stops", arguments: Face.allCases)
    func takesFirst(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.window(count: 3).take(first: 2).flatMap(.merge) { $0.collect() } },
            { $0.window(count: 3).take(first: 2).flatMap(.merge) { $0.collect() } })
        trial.send(1, 2, 3, 4)
        #expect(trial.history == "[1, 2, 3]")
        #expect(!trial.isInputEnded)
        trial.send(5, 6)
        #expect(trial.history == "[1, 2, 3] [4, 5, 6] completed")
        #expect(trial.isInputEnded)
    }

    @Test("A window of which the observer is disposed of leaves the others alone")
    func disposesInner() {
        let source = Inner<Int>()
        var windows: [SignalProducer<Int, TestFailure>] = []
        let disposable = source.producer.window(count: 2, skip: 1).start {
            if let window = $0.value { windows.append(window) }
        }
        source.send(1)
        let first = Recorder()
        let observation = windows[0].start(first.observer())
        observation.dispose()
        source.send(2)
        let second = Recorder()
        windows[1].start(second.observer())
        source.send(3)
        #expect(first.history == "1 interrupted")
        #expect(second.history == "2 3 completed")
        disposable.dispose()
        #expect(source.isRunning)
        windows = []
        #expect(!source.isRunning)
    }

    @Test("Disposal of flattened windows stops the source")
    func disposes() {
        let source = Inner<Int>()
        let disposable = source.producer.window(count: 2).flatten(.concat).start()
        source.send(1)
        disposable.dispose()
        #expect(!source.isRunning)
    }

    @Test("A send into the source from inside a window comes after the delivery", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [[Int]] = []
        let take: ([Int]) -> Void = {
            received.append($0)
            if received.count < 3 { for value in $0 { number.send(value: value + 2) } }
        }
        switch face {
        case .signal: numbers.window(count: 2).flatMap(.merge) { $0.collect() }.observeValues(take)
        case .producer: numbers.producer.window(count: 2).flatMap(.merge) { $0.collect() }.startWithValues(take)
        }
        number.send(value: 1)
        number.send(value: 2)
        #expect(received == [[1, 2], [3, 4], [5, 6]])
    }

    @Test("Threads lose nothing")
    func threads() {
        let count = Counter()
        let (numbers, number) = Signal<Int, Never>.pipe()
        numbers.window(count: 3).flatten(.merge).observeValues { _ in count.increment() }
        onThreads(2) { _ in for value in 0..<1000 { number.send(value: value) } }
        #expect(count.value == 2000)
    }

    @Test("A million windows in constant stack")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        onSmallStack {
            var sum = 0
            SignalProducer(0..<count).window(count: 1).flatten(.concat).startWithValues { sum += $0 }
            #expect(sum == count * (count - 1) / 2)
        }
    }
}

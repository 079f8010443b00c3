import StreamCore
import Testing

@Suite(.takesTurns) struct BufferSkipTests {
    private func makeTrial(_ face: Face, count: Int, skip: Int) -> Trial<Int, TestFailure, [Int], TestFailure> {
        Trial(
            face, of: Int.self, { $0.buffer(count: count, skip: skip) }, { $0.buffer(count: count, skip: skip) })
    }

    @Test(
        "Arrays overlap, follow one another, or leave values out; completion sends what has begun",
        arguments: Face.allCases,
        [
            (3, 1, "[1, 2, 3] [2, 3, 4] [3, 4, 5] [4, 5] [5] completed"),
            (3, 2, "[1, 2, 3] [3, 4, 5] [5] completed"),
            (2, 2, "[1, 2] [3, 4] [5] completed"),
            (2, 3, "[1, 2] [4, 5] completed"),
            (1, 1, "[1] [2] [3] [4] [5] completed"),
            (1, 4, "[1] [5] completed"),
            (9, 9, "[1, 2, 3, 4, 5] completed"),
        ])
    func buffers(face: Face, rule: (count: Int, skip: Int, history: String)) {
        let trial = makeTrial(face, count: rule.count, skip: rule.skip)
        trial.send(1, 2, 3, 4, 5)
        trial.complete()
        #expect(trial.history == rule.history)
    }

    @Test("Without values nothing is sent", arguments: Face.allCases)
    func empty(face: Face) {
        let trial = makeTrial(face, count: 2, skip: 1)
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("Failure and interruption drop what has begun", arguments: Face.allCases, [true, false])
    func ends(face: Face, fails: Bool) {
        let trial = makeTrial(face, count: 2, skip: 1)
        trial.send(1, 2)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(trial.history == (fails ? "[1, 2] failed(first)" : "[1, 2] interrupted"))
    }

    @Test("Disposal stops the source")
    func disposes() {
        let trial = makeTrial(.producer, count: 2, skip: 1)
        trial.send(1)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history == "interrupted")
    }

    @Test("A value that an array makes the observer send comes into the next one", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [[Int]] = []
        let take: ([Int]) -> Void = {
            received.append($0)
            if received.count < 3 { number.send(value: ($0.last ?? 0) + 1) }
        }
        switch face {
        case .signal: numbers.buffer(count: 2, skip: 1).observeValues(take)
        case .producer: numbers.producer.buffer(count: 2, skip: 1).startWithValues(take)
        }
        number.send(value: 1)
        number.send(value: 2)
        #expect(received == [[1, 2], [2, 3], [3, 4]])
    }

    @Test("Threads lose nothing")
    func threads() {
        let count = Counter()
        let (numbers, number) = Signal<Int, Never>.pipe()
        numbers.buffer(count: 4, skip: 2).observeValues { for _ in $0 { count.increment() } }
        onThreads(2) { _ in for value in 0..<1000 { number.send(value: value) } }
        number.sendCompleted()
        #expect(count.value == 4 * 999 + 2)
    }

    @Test("A million values in constant stack")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        onSmallStack {
            var arrays = 0
            SignalProducer(0..<count).buffer(count: 2, skip: 1).startWithValues { _ in arrays += 1 }
            #expect(arrays == count)
        }
    }
}

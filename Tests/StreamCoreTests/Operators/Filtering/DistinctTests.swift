import StreamCore
import Testing

@Suite struct DistinctTests {
    @Test("A value that has come before is dropped", arguments: Face.allCases)
    func dropsSeen(face: Face) {
        let trial = Trial(face, of: Int.self, { $0.distinct() }, { $0.distinct() })
        trial.send(1, 2, 1, 3, 2)
        trial.complete()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("A closure says what counts as the same", arguments: Face.allCases)
    func comparesKeys(face: Face) {
        let trial = Trial(face, of: String.self, { $0.distinct(by: \.count) }, { $0.distinct(by: \.count) })
        trial.send("a", "b", "ab")
        trial.fail(.first)
        #expect(trial.history == "a ab failed(first)")
    }

    @Test(
        "As many of the values that were sent as one says are remembered",
        arguments: [(1, "1 2 1 3 1 2"), (2, "1 2 3 1 2"), (3, "1 2 3"), (Int.max, "1 2 3")])
    func remembersLast(count: Int, history: String) {
        for face in Face.allCases {
            let trial = Trial(face, of: Int.self, { $0.distinct(last: count) }, { $0.distinct(last: count) })
            trial.send(1, 1, 2, 1, 3, 1, 1, 2)
            trial.interrupt()
            #expect(trial.history == history + " interrupted")
        }
    }

    @Test("Remembering one is skipping repeats", arguments: Face.allCases)
    func skipsRepeats(face: Face) {
        let values = [1, 1, 2, 2, 2, 1, 3, 3]
        let distinct = Trial(face, of: Int.self, { $0.distinct(last: 1) }, { $0.distinct(last: 1) })
        let skipping = Trial(face, of: Int.self, { $0.skipRepeats() }, { $0.skipRepeats() })
        for value in values {
            distinct.send(value)
            skipping.send(value)
        }
        #expect(distinct.history == skipping.history)
    }

    @Test("Values that distinct forgets are released", arguments: Face.allCases)
    func releases(face: Face) {
        let counter = Counted.Counter()
        let trial = Trial(
            face, of: Counted.self, { $0.distinct(by: Key.init, last: 3).map { _ in 1 } },
            { $0.distinct(by: Key.init, last: 3).map { _ in 1 } })
        for _ in 0..<10 { trial.send(Counted(counter)) }
        #expect(counter.live == 3)
        trial.complete()
        trial.releaseInput()
    }

    private struct Key: Hashable {
        let object: Counted

        static func == (one: Key, other: Key) -> Bool { one.object === other.object }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
    }

    @Test("A value that is sent again from its own delivery is dropped", arguments: Face.allCases)
    func reentrant(face: Face) {
        var send: (Int) -> Void = { _ in }
        let trial = Trial(
            face, of: Int.self, { $0.distinct(last: 2).on(value: { send($0) }) },
            { $0.distinct(last: 2).on(value: { send($0) }) })
        send = { [weak trial] value in trial?.send(value, value / 2) }
        trial.send(4)
        #expect(trial.history == "4 2 1 0")
    }

    @Test("Random values are dropped as by comparing each with the latest that were sent", arguments: 1...4)
    func random(count: Int) {
        for seed in 0..<200 {
            var numbers = RandomNumbers(seed: seed)
            let values = (0..<40).map { _ in numbers.next(below: 6) }
            var expected: [Int] = []
            for value in values where !expected.suffix(count).contains(value) { expected.append(value) }
            var received: [Int] = []
            SignalProducer<Int, Never>(values).distinct(last: count).startWithValues { received.append($0) }
            #expect(received == expected, "Seed \(seed)")
        }
    }

    @Test("A million values, each new to the last ten, all pass")
    func bounded() {
        let steps = many(1_000_000)
        var count = 0
        SignalProducer<Int, Never>(0..<steps).distinct(by: { $0 % 100 }, last: 10).startWithValues { _ in count += 1 }
        #expect(count == steps)
    }
}

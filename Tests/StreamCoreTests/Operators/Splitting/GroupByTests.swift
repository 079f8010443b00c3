import StreamCore
import StreamTesting
import Testing

private typealias Group = GroupedProducer<Int, Int, TestFailure>

/// Numbers in groups by their tens.
@Suite(.takesTurns) struct GroupByTests {
    private let recorder = Recorder()

    /// Observes every group as soon as it comes: `1=12` is the value 12 of group 1, a lone `1` the group itself.
    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, Int, TestFailure> {
        let recorder = self.recorder
        let observe: (Group) -> Void = { group in group.values.start { recorder.note("\(group.key)=\($0.short)") } }
        return Trial(
            face, of: Int.self, into: recorder,
            { $0.groupBy { $0 / 10 }.on(value: observe).map(\.key) },
            { $0.groupBy { $0 / 10 }.on(value: observe).map(\.key) })
    }

    @Test("Every new key sends a group, and values come on their group from the first on", arguments: Face.allCases)
    func groups(face: Face) {
        let trial = makeTrial(face)
        trial.send(12, 21, 13, 22)
        #expect(trial.history == "1 1=12 2 2=21 1=13 2=22")
    }

    @Test("Groups end in the order in which they began, and then the result", arguments: Face.allCases)
    func ends(face: Face) {
        let completing = makeTrial(face)
        completing.send(31, 12, 21)
        completing.complete()
        #expect(completing.history == "3 3=31 1 1=12 2 2=21 3=completed 1=completed 2=completed completed")
    }

    @Test("Failure and interruption end groups and result", arguments: Face.allCases, [true, false])
    func endsEarly(face: Face, fails: Bool) {
        let trial = makeTrial(face)
        trial.send(12)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        let end = fails ? "failed(first)" : "interrupted"
        #expect(trial.history == "1 1=12 1=\(end) \(end)")
        #expect(trial.isInputEnded)
    }

    @Test("Without values there is nothing but the end", arguments: Face.allCases)
    func empty(face: Face) {
        let trial = makeTrial(face)
        trial.complete()
        #expect(trial.history == "completed")
    }

    @Test("Flattened groups stop with the result", arguments: Face.allCases)
    func flattens(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.groupBy { $0 / 10 }.flatMap(.merge) { group in group.values.scan(0, +).map { (group.key, $0) } } },
            { $0.groupBy { $0 / 10 }.flatMap(.merge) { group in group.values.scan(0, +).map { (group.key, $0) } } })
        trial.send(12, 21, 13)
        #expect(trial.history == "(1, 12) (2, 21) (1, 25)")
        trial.dispose()
        #expect(trial.isInputEnded)
        trial.send(14)
        #expect(!trial.history.contains("39"))
    }

    @Test("A transform runs once for every value", arguments: Face.allCases)
    func transforms(face: Face) {
        let counter = Counter()
        let transform: (Int) -> String = {
            counter.increment()
            return "<\($0)>"
        }
        let trial = Trial(
            face, of: Int.self,
            { $0.groupBy({ $0 / 10 }, transform: transform).flatten(.merge) },
            { $0.groupBy({ $0 / 10 }, transform: transform).flatten(.merge) })
        trial.send(12, 21)
        #expect(trial.history == "<12> <21>")
        #expect(counter.value == 2)
    }

    @Test("All observers of one signal are sent the same groups, and the first value of each")
    func observedTwice() {
        let (numbers, number) = Signal<Int, Never>.pipe()
        let groups = numbers.groupBy { $0 / 10 }
        for name in ["a", "b"] {
            groups.observeValues { [recorder] group in group.values.startWithValues { recorder.note("\(name)\($0)") } }
        }
        number.send(value: 12)
        number.send(value: 13)
        #expect(recorder.history == "a12 b12 a13 b13")
    }

    @Test("A send into the source from inside a group comes after the delivery", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [Int] = []
        let take: (Int) -> Void = {
            if $0 < 5 { number.send(value: $0 + 1) }
            received.append($0)
        }
        switch face {
        case .signal: numbers.groupBy { $0 % 2 }.flatten(.merge).observeValues(take)
        case .producer: numbers.producer.groupBy { $0 % 2 }.flatten(.merge).startWithValues(take)
        }
        number.send(value: 1)
        #expect(received == [1, 2, 3, 4, 5])
    }

    @Test("Every start of the producer has groups of its own")
    func startsAnew() {
        let groups = SignalProducer<Int, Never>([1, 2, 1]).groupBy { $0 }.map(\.key)
        let recorder = Recorder()
        groups.concat(groups).start(recorder.observer())
        #expect(recorder.history == "1 2 1 2 completed")
    }

    @Test("Threads lose nothing, and keep the order of each group")
    func threads() {
        let order = ThreadOrder(threads: 2)
        let (numbers, number) = Signal<(thread: Int, count: Int), Never>.pipe()
        numbers.groupBy(\.thread).flatten(.merge).observeValues { order.note($0.thread, $0.count) }
        onThreads(2) { index in for count in 0..<1000 { number.send(value: (index, count)) } }
        #expect(order.isKept(upTo: 1000))
    }

    @Test("A million values, and as many keys, in constant stack")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        onSmallStack {
            var sums = (values: 0, groups: 0)
            SignalProducer(0..<count).groupBy { $0 % 10 }.flatten(.merge).startWithValues { sums.values += $0 }
            SignalProducer(0..<count).groupBy { $0 }.flatMap(.merge) { $0.values }.startWithValues { sums.groups += $0 }
            #expect(sums == (count * (count - 1) / 2, count * (count - 1) / 2))
        }
    }
}

extension Signal.Event {
    /// The value alone, or the kind of the end, in small letters.
    fileprivate var short: String {
        switch self {
        case .value(let value): "\(value)"
        case .failed(let failure): "failed(\(failure))"
        case .completed: "completed"
        case .interrupted: "interrupted"
        }
    }
}

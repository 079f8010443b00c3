import StreamCore
import StreamTesting
import Testing

/// Groups that end before the source does.
@Suite(.takesTurns) struct GroupByUntilTests {
    private let recorder = Recorder()
    private let expiry = Signal<Int, Never>.pipe()

    /// Groups by tens; sending a key to `end` ends its group.
    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        let ends = expiry.output
        let recorder = self.recorder
        let trace: (GroupedProducer<Int, Int, TestFailure>) -> SignalProducer<String, TestFailure> = { group in
            recorder.note("+\(group.key)")
            return group.values.map { "\($0)" }.on(completed: { recorder.note("-\(group.key)") })
        }
        return Trial(
            face, of: Int.self, into: recorder,
            { $0.groupBy({ $0 / 10 }, until: { group in ends.filter { $0 == group.key } }).flatMap(.merge, trace) },
            { $0.groupBy({ $0 / 10 }, until: { group in ends.filter { $0 == group.key } }).flatMap(.merge, trace) })
    }

    @Test("The trigger ends its group, and the next value of the key begins another", arguments: Face.allCases)
    func expires(face: Face) {
        let trial = makeTrial(face)
        trial.send(11, 21)
        expiry.input.send(value: 1)
        expiry.input.send(value: 1)
        trial.send(22, 12)
        trial.complete()
        #expect(trial.history == "+1 11 +2 21 -1 22 +1 12 -2 -1 completed")
    }

    @Test("Failure and interruption of the source end all, triggers included", arguments: Face.allCases, [true, false])
    func ends(face: Face, fails: Bool) {
        let trigger = Inner<Int>()
        let trial = Trial(
            face, of: Int.self,
            { $0.groupBy({ $0 }, until: { _ in trigger.producer }).flatten(.merge) },
            { $0.groupBy({ $0 }, until: { _ in trigger.producer }).flatten(.merge) })
        trial.send(1)
        #expect(trigger.isRunning)
        if fails { trial.fail(.first) } else { trial.interrupt() }
        #expect(!trigger.isRunning)
        #expect(trial.history == (fails ? "1 failed(first)" : "1 interrupted"))
    }

    @Test("A trigger that completes or fails ends its group; one that is interrupted does not")
    func triggerEnds() {
        let triggers = [Inner<Int>(), Inner<Int>(), Inner<Int>()]
        let trial = Trial(
            .producer, of: Int.self,
            { $0 },
            {
                $0.groupBy({ $0 }, until: { triggers[$0.key].producer }).flatMap(.merge) {
                    $0.values.collect().map(\.count)
                }
            })
        trial.send(0, 1, 2)
        triggers[0].complete()
        triggers[1].fail(.first)
        triggers[2].interrupt()
        #expect(trial.history == "1 1")
        trial.send(2)
        trial.complete()
        #expect(trial.history == "1 1 2 completed")
    }

    @Test(
        "A group always has the value that it begins with, also when its trigger ends at once", arguments: Face.allCases
    )
    func endsAtOnce(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            {
                $0.groupBy({ _ in 0 }, until: { _ in SignalProducer<(), Never>.empty }).flatMap(.merge) {
                    $0.values.collect()
                }
            },
            {
                $0.groupBy({ _ in 0 }, until: { _ in SignalProducer<(), Never>.empty }).flatMap(.merge) {
                    $0.values.collect()
                }
            })
        trial.send(1, 2)
        #expect(trial.history == "[1] [2]")
    }

    @Test("A trigger made of the group ends it when it is idle, and takes nothing from late observers")
    func endsWhenIdle() {
        let scheduler = TestScheduler()
        let recorder = Recorder(clock: scheduler)
        let source = Inner<Int>()
        source.producer
            .groupBy({ $0 / 10 }, until: { group in group.values.debounce(5, on: scheduler) })
            .flatMap(.concat) { $0.values.collect() }
            .start(recorder.observer())
        source.send(11, 21)
        scheduler.advance(by: 3)
        source.send(12, 22)
        scheduler.advance(by: 4)
        source.send(23)
        scheduler.advance(by: 10)
        #expect(recorder.history == "8:[11, 12] 12:[21, 22, 23]")
    }

    @Test("Ended groups and their keys are released")
    func releases() {
        let counter = Counted.Counter()
        let (values, value) = Signal<Key, Never>.pipe()
        let ends = expiry.output
        values.groupBy({ $0 }, until: { _ in ends }).flatMap(.merge) { group in group.values.map { ($0, group.key) } }
            .observeValues { _ in }
        for number in 0..<10 { value.send(value: Key(number: number, object: Counted(counter))) }
        #expect(counter.live == 10)
        expiry.input.send(value: 0)
        #expect(counter.live == 0)
    }

    private struct Key: Hashable {
        let number: Int
        let object: Counted

        static func == (first: Key, second: Key) -> Bool { first.number == second.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("Disposal of the flattened groups disposes of the triggers")
    func disposes() {
        let trigger = Inner<Int>()
        let source = Inner<Int>()
        let disposable = source.producer.groupBy({ $0 }, until: { _ in trigger.producer }).flatten(.merge).start()
        source.send(1)
        disposable.dispose()
        #expect(!source.isRunning)
        #expect(!trigger.isRunning)
    }

    @Test("Values and triggers from two threads: no value is lost")
    func threads() {
        let count = Counter()
        let (values, value) = Signal<Int, Never>.pipe()
        let ends = expiry.output
        let end = expiry.input
        values.groupBy({ $0 % 3 }, until: { group in ends.filter { $0 == group.key } }).flatten(.merge)
            .observeValues { _ in count.increment() }
        onThreads(2) { index in
            for number in 0..<2000 { if index == 0 { value.send(value: number) } else { end.send(value: number % 3) } }
        }
        #expect(count.value == 2000)
    }

    @Test("A million groups that end one after the other, in constant stack and memory")
    func many() {
        let count = StreamCoreTests.many(1_000_000)
        let live = Counted.Counter()
        onSmallStack {
            var sum = 0
            var most = 0
            SignalProducer(0..<count).map { (number: $0, object: Counted(live)) }
                .groupBy({ $0.number }, until: { $0.values })
                .flatten(.merge)
                .startWithValues {
                    sum += $0.number
                    most = max(most, live.live)
                }
            #expect(sum == count * (count - 1) / 2)
            #expect(most <= 2)
        }
    }
}

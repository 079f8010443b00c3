import StreamCore
import StreamTesting
import Testing

/// What groups keep for observers that come late, and who keeps the source running.
@Suite struct GroupByKeepingTests {
    private let source = Inner<Int>()
    private let recorder = Recorder()

    /// Starts the groups, and gives them back as they come.
    private func collectGroups(
        buffering policy: BufferingPolicy<TestFailure> = .unbounded
    ) -> (groups: Groups, disposable: any Disposable) {
        let groups = Groups()
        let disposable = source.producer.groupBy({ $0 / 10 }, buffering: policy).start { event in
            if let group = event.value { groups.all.append(group) }
        }
        return (groups, disposable)
    }

    private final class Groups {
        var all: [GroupedProducer<Int, Int, TestFailure>] = []
    }

    @Test("A late observer gets what was kept, the next one what comes from then on")
    func keeps() {
        let (groups, _) = collectGroups()
        source.send(11, 12)
        groups.all[0].values.start(recorder.observer())
        #expect(recorder.history == "11 12")
        let second = Recorder()
        groups.all[0].values.start(second.observer())
        source.send(13)
        #expect(recorder.history == "11 12 13")
        #expect(second.history == "13")
    }

    @Test("The kept values of a group come before its end, and only once")
    func keepsEnd() {
        let (groups, _) = collectGroups()
        source.send(11)
        source.complete()
        groups.all[0].values.start(recorder.observer())
        #expect(recorder.history == "11 completed")
        groups.all[0].values.start(recorder.observer())
        #expect(recorder.history == "11 completed completed")
    }

    @Test("Groups that wait in flatMap(.concat) lose nothing")
    func concatenates() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([11, 21, 12, 22]).groupBy { $0 / 10 }.flatten(.concat).start(recorder.observer())
        #expect(recorder.history == "11 12 21 22 completed")
    }

    @Test("A policy bounds what is kept, and drops are counted")
    func bounds() {
        let drops = DropCounter()
        let (groups, _) = collectGroups(buffering: .bounded(2, whenFull: .dropOldest, counting: drops))
        source.send(11, 12, 13, 14)
        groups.all[0].values.start(recorder.observer())
        source.send(15, 16, 17)
        #expect(recorder.history == "13 14 15 16 17")
        #expect(drops.count == 2)
        let (others, _) = collectGroups(buffering: .bounded(2, whenFull: .dropNewest, counting: drops))
        source.send(11, 12, 13)
        let other = Recorder()
        others.all[0].values.start(other.observer())
        #expect(other.history == "11 12")
        #expect(drops.count == 3)
    }

    @Test("A group without room fails alone, and the next value of the key begins another")
    func overflows() {
        let (groups, _) = collectGroups(buffering: .bounded(1, whenFull: .fail(.second)))
        source.send(11, 12, 13)
        #expect(groups.all.map(\.key) == [1, 1])
        #expect(source.isRunning)
        for group in groups.all { group.values.start(recorder.observer()) }
        #expect(recorder.history == "11 failed(second) 13")
    }

    @Test("A value that an observer sends while it receives kept values of a group comes after them")
    func sendsInHandOver() {
        let (groups, _) = collectGroups()
        source.send(11, 12)
        groups.all[0].values.startWithResult { [source, recorder] result in
            guard case .success(let value) = result else { return }
            if value < 14 { source.send(value + 2) }
            recorder.note("\(value)")
        }
        #expect(recorder.history == "11 12 13 14 15")
    }

    @Test("Disposal while kept values are handed over stops them")
    func disposesInHandOver() {
        let (groups, _) = collectGroups()
        source.send(11, 12, 13)
        let disposable = SerialDisposable()
        let pipe = Signal<(), Never>.pipe()
        disposable.inner = groups.all[0].values.take(until: pipe.output).on(value: { _ in pipe.input.send(value: ()) })
            .start(recorder.observer())
        #expect(recorder.history == "11 completed")
        groups.all[0].values.start(recorder.observer())
        source.send(14)
        #expect(recorder.history == "11 completed 14")
    }

    @Test("Nothing is kept for a group that nobody refers to")
    func releasesValues() {
        let counter = Counted.Counter()
        let (values, value) = Signal<Counted, Never>.pipe()
        values.groupBy { _ in 0 }.map(\.key).observeValues { _ in }
        for _ in 0..<3 { value.send(value: Counted(counter)) }
        #expect(counter.live == 0)
    }

    @Test("The source runs on for a group that is observed, after the result was disposed of")
    func outlivesResult() {
        let (groups, disposable) = collectGroups()
        source.send(11, 21)
        let observation = groups.all[0].values.start(recorder.observer())
        groups.all = []
        disposable.dispose()
        #expect(source.isRunning)
        source.send(12, 31, 22)
        #expect(recorder.history == "11 12")
        observation.dispose()
        #expect(recorder.history == "11 12 interrupted")
        #expect(!source.isRunning)
    }

    @Test("The source runs on for a group that is referred to, and stops when the last is released")
    func outlivesForReference() {
        let (groups, disposable) = collectGroups()
        source.send(11)
        disposable.dispose()
        source.send(12)
        #expect(source.isRunning)
        groups.all[0].values.start(recorder.observer()).dispose()
        #expect(recorder.history == "11 12 interrupted")
        #expect(source.isRunning)
        groups.all = []
        #expect(!source.isRunning)
    }

    @Test("Disposal of the result stops the source at once when there is no group")
    func disposes() {
        let (groups, disposable) = collectGroups()
        disposable.dispose()
        #expect(groups.all.isEmpty)
        #expect(!source.isRunning)
    }

    @Test("Groups that waited in a queue downstream do not keep the source running", arguments: [1, 2] as [UInt])
    func disposesFlattened(limit: UInt) {
        let disposable = source.producer.groupBy { $0 / 10 }.flatMap(.concurrent(limit: limit)) { $0.values }
            .start(recorder.observer())
        source.send(11, 21, 31)
        disposable.dispose()
        #expect(!source.isRunning)
        #expect(recorder.history == (limit == 1 ? "11 interrupted" : "11 21 interrupted"))
    }

    @Test("Two groups taken are two whole groups", arguments: Face.allCases)
    func takesFirst(face: Face) {
        let trial = Trial(
            face, of: Int.self,
            { $0.groupBy { $0 / 10 }.take(first: 2).flatten(.merge) },
            { $0.groupBy { $0 / 10 }.take(first: 2).flatten(.merge) })
        trial.send(11, 21, 31, 12, 22)
        #expect(trial.history == "11 21 12 22")
        trial.complete()
        #expect(trial.history == "11 21 12 22 completed")
    }

    @Test("An observer that comes while another thread sends gets everything, once and in order")
    func threads() {
        let (values, value) = Signal<Int, Never>.pipe()
        var groups: [GroupedProducer<Int, Int, Never>] = []
        values.groupBy { _ in 0 }.observeValues { groups.append($0) }
        value.send(value: 0)
        let group = groups[0].values
        let order = ThreadOrder(threads: 1)
        race(
            rounds: 500, { value.send(value: $0 + 1) },
            against: { round in
                // The first observer, and then others that come and go.
                if round == 250 { group.startWithValues { order.note(0, $0) } }
                if round > 250 { group.start().dispose() }
            })
        #expect(order.isKept(upTo: 501))
    }
}

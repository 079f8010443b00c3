import StreamCore
import StreamTesting
import Testing

/// What each strategy does with several inner streams.
@Suite struct FlattenStrategyTests {
    private let inners = [Inner<Int>(), Inner<Int>(), Inner<Int>()]

    private func start(_ face: Face, _ strategy: FlattenStrategy) -> Trial<Inner<Int>, TestFailure, Int, TestFailure> {
        let trial = Trial(
            face, of: Inner<Int>.self,
            { $0.flatMap(strategy) { $0.producer } },
            { $0.flatMap(strategy) { $0.producer } })
        for inner in inners { trial.send(inner) }
        return trial
    }

    @Test("merge runs all at once", arguments: Face.allCases)
    func merge(face: Face) {
        let trial = start(face, .merge)
        inners[0].send(1)
        inners[2].send(3)
        inners[1].send(2)
        #expect(trial.history == "1 3 2")
        inners[1].complete()
        inners[0].send(4)
        trial.complete()
        inners[0].complete()
        inners[2].complete()
        #expect(trial.history == "1 3 2 4 completed")
    }

    @Test("concat starts one when the one before has completed", arguments: Face.allCases)
    func concat(face: Face) {
        let trial = start(face, .concat)
        trial.complete()
        #expect(inners.map(\.starts) == [1, 0, 0])
        inners[0].send(1)
        inners[0].complete()
        #expect(inners.map(\.starts) == [1, 1, 0])
        inners[1].send(2)
        inners[1].interrupt()
        #expect(inners.map(\.starts) == [1, 1, 1])
        inners[2].send(3)
        inners[2].complete()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("concat sends values that waited after those of the stream before them", arguments: Face.allCases)
    func concatWaitingValue(face: Face) {
        let trial = Trial(
            face, of: SignalProducer<Int, TestFailure>.self, { $0.flatten(.concat) }, { $0.flatten(.concat) })
        trial.send(inners[0].producer, SignalProducer(value: 8), SignalProducer([9, 10]))
        trial.complete()
        inners[0].send(1)
        inners[0].complete()
        #expect(trial.history == "1 8 9 10 completed")
    }

    @Test("concurrent(limit: 2) runs two at a time, in order", arguments: Face.allCases)
    func concurrent(face: Face) {
        let trial = start(face, .concurrent(limit: 2))
        #expect(inners.map(\.starts) == [1, 1, 0])
        inners[1].complete()
        #expect(inners.map(\.starts) == [1, 1, 1])
        inners[0].send(1)
        inners[2].send(3)
        #expect(trial.history == "1 3")
    }

    @Test("latest stops the one before", arguments: Face.allCases)
    func latest(face: Face) {
        let trial = start(face, .latest)
        #expect(inners.map(\.isRunning) == [false, false, true])
        inners[0].send(1)
        inners[2].send(3)
        trial.complete()
        inners[2].complete()
        #expect(trial.history == "3 completed")
    }

    @Test("latest stops the one before when a single value comes", arguments: Face.allCases)
    func latestReplacedByValue(face: Face) {
        let trial = Trial(
            face, of: SignalProducer<Int, TestFailure>.self, { $0.flatten(.latest) }, { $0.flatten(.latest) })
        trial.send(inners[0].producer, SignalProducer(value: 2))
        #expect(!inners[0].isRunning)
        trial.complete()
        #expect(trial.history == "2 completed")
    }

    @Test("latest completes when an old stream does not", arguments: Face.allCases)
    func latestIgnoresOld(face: Face) {
        let trial = start(face, .latest)
        trial.complete()
        inners[0].complete()
        #expect(trial.history.isEmpty)
        inners[2].interrupt()
        #expect(trial.history == "completed")
    }

    @Test("latest does not lose order when the inner stream feeds the outer one")
    func latestFeedback() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        signal.flatMap(.latest) { number in
            SignalProducer<Int, Never> { observer, _ in
                observer.send(value: number)
                if number < 3 { input.send(value: number + 1) }
                observer.send(value: number * 10)
            }
        }.observe(recorder.observer())
        input.send(value: 1)
        #expect(recorder.history == "1 10 2 20 3 30")
    }

    @Test("flatten() sends the elements of sequences", arguments: Face.allCases)
    func sequences(face: Face) {
        let trial = Trial(face, of: [Int].self, { $0.flatten() }, { $0.flatten() })
        trial.send([1, 2], [], [3])
        trial.complete()
        #expect(trial.history == "1 2 3 completed")
    }

    @Test("flatten() of an endless sequence stops when enough has been taken")
    func endlessSequence() {
        let recorder = Recorder()
        SignalProducer<PartialRangeFrom<Int>, Never>(value: 1...).flatten().take(first: 2).start(recorder.observer())
        #expect(recorder.history == "1 2 completed")
    }

    @Test("Inner streams that have ended leave nothing behind", arguments: FlatMapTests.strategies)
    func memory(strategy: FlattenStrategy) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let counter = Counted.Counter()
        signal.flatMap(strategy) { number in
            let counted = Counted(counter)
            return SignalProducer<Int, Never> { observer, lifetime in
                lifetime.observeEnded { withExtendedLifetime(counted) {} }
                observer.send(value: number)
                observer.sendCompleted()
            }
        }.observeValues { _ in }
        for number in 0..<1000 { input.send(value: number) }
        #expect(counter.live == 0)
        withExtendedLifetime(signal) {}
    }
}

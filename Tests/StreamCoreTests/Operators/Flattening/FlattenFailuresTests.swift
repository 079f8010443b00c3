import StreamCore
import StreamTesting
import Testing

/// Which combinations of failure types, and of kinds of inner streams, flatten.
@Suite struct FlattenFailuresTests {
    private let values = SignalProducer<Int, Never>([1, 2])
    private let failing = SignalProducer<Int, TestFailure>(error: .first)

    @Test("An outer stream that cannot fail takes inner ones that can", arguments: FlatMapTests.strategies)
    func failingInner(strategy: FlattenStrategy) {
        let recorder = Recorder()
        let inner = failing
        values.flatMap(strategy) { _ in inner }.start(recorder.observer())
        values.map { _ in inner }.flatten(strategy).start(recorder.observer())
        #expect(recorder.history == "failed(first) failed(first)")
    }

    @Test("An outer stream that can fail takes inner ones that cannot", arguments: FlatMapTests.strategies)
    func failingOuter(strategy: FlattenStrategy) {
        let recorder = Recorder()
        let inner = values
        SignalProducer<Int, TestFailure>(value: 0).map { _ in inner }.flatten(strategy).start(recorder.observer())
        #expect(recorder.history == "1 2 completed")
    }

    @Test("A failure that is a value away reaches the result through signals too", arguments: FlatMapTests.strategies)
    func signals(strategy: FlattenStrategy) {
        let (outer, input) = Signal<Int, Never>.pipe()
        let recorder = Recorder()
        let inner = failing
        outer.flatMap(strategy) { _ in inner }.observe(recorder.observer())
        outer.map { _ in inner }.flatten(strategy).observe(recorder.observer())
        input.send(value: 1)
        #expect(recorder.history == "failed(first) failed(first)")
    }

    @Test("Inner signals and results are taken as they are", arguments: Face.allCases)
    func convertibles(face: Face) {
        let (inner, input) = Signal<Int, TestFailure>.pipe()
        let trial = Trial(
            face, of: Int.self, { $0.flatMap(.merge) { _ in inner } }, { $0.flatMap(.merge) { _ in inner } })
        trial.send(0)
        input.send(value: 5)
        #expect(trial.history == "5")
        let results = Trial(
            face, of: Int.self,
            { $0.flatMap(.merge) { Result<Int, TestFailure>.success($0) } },
            { $0.flatMap(.merge) { Result<Int, TestFailure>.success($0) } })
        results.send(1)
        #expect(results.history == "1")
    }

    @Test("A closure can name its producer by context")
    func contextualLookup() {
        let recorder = Recorder()
        values.flatMap(.merge) { $0 == 1 ? .empty : .init(value: $0) }.start(recorder.observer())
        #expect(recorder.history == "2 completed")
    }
}

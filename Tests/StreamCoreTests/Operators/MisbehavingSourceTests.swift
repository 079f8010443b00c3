import StreamCore
import Testing

/// A source that does not keep to the grammar: what it sends after its end reaches nobody, whatever is in between.
@Suite struct MisbehavingSourceTests {
    struct Operator: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let onSignal: @Sendable (Signal<Int, TestFailure>) -> Signal<Int, TestFailure>
        let onProducer: @Sendable (SignalProducer<Int, TestFailure>) -> SignalProducer<Int, TestFailure>
    }

    static let operators = [
        Operator(testDescription: "map") {
            $0.map { $0 }
        } onProducer: {
            $0.map { $0 }
        },
        Operator(testDescription: "filter") {
            $0.filter { _ in true }
        } onProducer: {
            $0.filter { _ in true }
        },
        Operator(testDescription: "take(last:)") {
            $0.take(last: 5)
        } onProducer: {
            $0.take(last: 5)
        },
        Operator(testDescription: "collect") {
            $0.collect().flatten()
        } onProducer: {
            $0.collect().flatten()
        },
        Operator(testDescription: "flatMap(.merge)") {
            $0.flatMap(.merge) { SignalProducer(value: $0) }
        } onProducer: {
            $0.flatMap(.merge) { SignalProducer(value: $0) }
        },
        Operator(testDescription: "flatMap(.race)") {
            $0.flatMap(.race) { SignalProducer(value: $0) }
        } onProducer: {
            $0.flatMap(.race) { SignalProducer(value: $0) }
        },
        Operator(testDescription: "flatMapError") {
            $0.flatMapError { SignalProducer(error: $0) }
        } onProducer: {
            $0.flatMapError { SignalProducer(error: $0) }
        },
        Operator(testDescription: "materialize") {
            $0.materialize().dematerialize()
        } onProducer: {
            $0.materialize().dematerialize()
        },
        Operator(testDescription: "merge") {
            $0.merge(with: .empty)
        } onProducer: {
            $0.merge(with: .empty)
        },
        Operator(testDescription: "combineLatest") {
            $0.combineLatest(with: SignalProducer(value: 0)).map { $0.0 }
        } onProducer: {
            SignalProducer(value: 0).combineLatest(with: $0).map { $0.1 }
        },
        Operator(testDescription: "withLatest") {
            $0.withLatest(from: SignalProducer<Int, Never>(value: 0)).map { $0.0 }
        } onProducer: {
            $0.withLatest(from: SignalProducer<Int, Never>(value: 0)).map { $0.0 }
        },
        Operator(testDescription: "attempt") {
            $0.attempt { _ in .success(()) }
        } onProducer: {
            $0.attempt { _ in .success(()) }
        },
        Operator(testDescription: "observe(on:buffering:)") {
            $0.observe(on: ImmediateScheduler(), buffering: .bounded(1, whenFull: .dropOldest))
        } onProducer: {
            $0.observe(on: ImmediateScheduler(), buffering: .bounded(1, whenFull: .dropOldest))
        },
        Operator(testDescription: "take(for:)") {
            $0.take(for: 1, on: TestScheduler())
        } onProducer: {
            $0.take(for: 1, on: TestScheduler())
        },
        Operator(testDescription: "timeout(betweenValues:)") {
            $0.timeout(betweenValues: 1, raising: .second, on: TestScheduler())
        } onProducer: {
            $0.timeout(betweenValues: 1, raising: .second, on: TestScheduler())
        },
        Operator(testDescription: "replay, retry, repeat") {
            $0.producer.retry(upTo: 0).map { $0 }.startWithSignal { signal, _ in signal }
        } onProducer: {
            $0.retry(upTo: 0).repeat(1).replayLazily(upTo: 5)
        },
    ]

    @Test("Nothing passes after completion", arguments: Face.allCases, operators)
    func afterCompletion(face: Face, operator: Operator) {
        let trial = Trial(face, of: Int.self, `operator`.onSignal, `operator`.onProducer)
        trial.send(1)
        trial.complete()
        let history = trial.history
        trial.send(2)
        trial.complete()
        trial.fail(.first)
        trial.interrupt()
        #expect(history.hasPrefix("1"))
        #expect(trial.history == history)
    }

    @Test("Nothing passes after failure", arguments: Face.allCases, operators)
    func afterFailure(face: Face, operator: Operator) {
        let trial = Trial(face, of: Int.self, `operator`.onSignal, `operator`.onProducer)
        trial.fail(.first)
        trial.send(2)
        trial.complete()
        trial.fail(.second)
        #expect(trial.history == "failed(first)")
    }
}

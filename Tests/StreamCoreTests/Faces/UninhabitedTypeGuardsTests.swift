import StreamCore
import Testing

/// What the tests call, through a protocol because the guards would warn here.
private protocol GuardCalls {
    func startsOfNothing() -> Int
    func observations() -> [Bool]
    func failuresOfNoValues() -> [TestFailure]
    func makeTrial(_ face: Face) -> Trial<Int, Never, Int, TestFailure>
}

/// Stands for a failure of any type, so that the compiler does not say that it is never called.
private func replacement<Failure: Error>(_ failure: Failure) -> SignalProducer<Int, TestFailure> { .empty }

private struct DeprecatedGuardCalls: GuardCalls {
    @available(*, deprecated)
    func startsOfNothing() -> Int {
        var starts = 0
        let producer = SignalProducer<Never, Never> { observer, _ in
            starts += 1
            observer.sendCompleted()
        }
        producer.startWithValues { _ in }
        producer.startWithResult { _ in }
        SignalProducer<Int, Never>(value: 1).on(value: { _ in starts += 1 }).startWithFailed { _ in }
        return starts
    }

    @available(*, deprecated)
    func observations() -> [Bool] {
        let (signal, input) = Signal<Never, Never>.pipe()
        defer { input.sendCompleted() }
        return [
            signal.observeValues { _ in } != nil, signal.observeResult { _ in } != nil,
            signal.observeFailed { _ in } != nil,
        ]
    }

    @available(*, deprecated)
    func failuresOfNoValues() -> [TestFailure] {
        var failures: [TestFailure] = []
        let take: (Result<Never, TestFailure>) -> Void = { result in
            if case .failure(let failure) = result { failures.append(failure) }
        }
        SignalProducer<Never, TestFailure>(error: .first).startWithResult(take)
        let (signal, input) = Signal<Never, TestFailure>.pipe()
        signal.observeResult(take)
        input.send(error: .second)
        return failures
    }

    @available(*, deprecated)
    func makeTrial(_ face: Face) -> Trial<Int, Never, Int, TestFailure> {
        Trial(
            face, of: Int.self, failing: Never.self,
            { $0.flatMapError(replacement) },
            { $0.flatMapError(replacement) })
    }
}

/// The guards warn where they are used; what they do is what the functions do that they shadow.
@Suite struct UninhabitedTypeGuardsTests {
    private let calls: any GuardCalls = DeprecatedGuardCalls()

    @Test("Observing what never comes starts and observes all the same")
    func observes() {
        #expect(calls.startsOfNothing() == 3)
        #expect(calls.observations() == [true, true, true])
    }

    @Test("The result of a stream without values is its failure")
    func resultOfNoValues() {
        #expect(calls.failuresOfNoValues() == [.first, .second])
    }

    @Test("flatMapError of what cannot fail changes the type of failure", arguments: Face.allCases)
    func flatMapErrors(face: Face) {
        let trial = calls.makeTrial(face)
        trial.send(1)
        trial.complete()
        #expect(trial.history == "1 completed")
    }
}

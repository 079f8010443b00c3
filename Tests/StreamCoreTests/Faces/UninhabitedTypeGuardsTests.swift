import StreamCore
import Testing

/// The guards warn where they are used; what they do is what the functions do that they shadow.
@available(*, deprecated, message: "Only so that the guards can be called without a warning.")
@Suite struct UninhabitedTypeGuardsTests {
    @Test("Observing what never comes starts and observes all the same")
    func observes() {
        var starts = 0
        let producer = SignalProducer<Never, Never> { observer, _ in
            starts += 1
            observer.sendCompleted()
        }
        producer.startWithValues { _ in }
        producer.startWithResult { _ in }
        SignalProducer<Int, Never>(value: 1).on(value: { _ in starts += 1 }).startWithFailed { _ in }
        #expect(starts == 3)
        let (signal, input) = Signal<Never, Never>.pipe()
        #expect(signal.observeValues { _ in } != nil)
        #expect(signal.observeResult { _ in } != nil)
        #expect(signal.observeFailed { _ in } != nil)
        input.sendCompleted()
    }

    @Test("The result of a stream without values is its failure")
    func resultOfNoValues() {
        var failures: [TestFailure] = []
        let take: (Result<Never, TestFailure>) -> Void = { if case .failure(let failure) = $0 { failures.append(failure) } }
        SignalProducer<Never, TestFailure>(error: .first).startWithResult(take)
        let (signal, input) = Signal<Never, TestFailure>.pipe()
        signal.observeResult(take)
        input.send(error: .second)
        #expect(failures == [.first, .second])
    }

    @Test("flatMapError of what cannot fail changes the type of failure", arguments: Face.allCases)
    func flatMapErrors(face: Face) {
        let trial = Trial(
            face, of: Int.self, failing: Never.self,
            { $0.flatMapError { _ in SignalProducer<Int, TestFailure>.empty } },
            { $0.flatMapError { _ in SignalProducer<Int, TestFailure>.empty } })
        trial.send(1)
        trial.complete()
        #expect(trial.history == "1 completed")
    }
}

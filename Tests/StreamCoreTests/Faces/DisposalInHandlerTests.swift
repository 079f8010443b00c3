import StreamCore
import StreamTesting
import Testing

/// Who disposes hears of nothing but interruption, also where the value at hand was to be the last.
@Suite struct DisposalInHandlerTests {
    struct Ending: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let end: @Sendable (SignalProducer<Int, TestFailure>) -> SignalProducer<Int, TestFailure>
    }

    static let endings = [
        Ending(testDescription: "take(first:)") { $0.take(first: 1) },
        Ending(testDescription: "take(until:)") { $0.take(until: { _ in false }) },
        Ending(testDescription: "zip") { $0.zip(with: SignalProducer(value: 0)).map { $0.0 } },
    ]

    @Test("Disposing while the last value is handled interrupts, and nothing completes", arguments: endings)
    func interrupts(_ ending: Ending) {
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let recorder = Recorder()
        var start: (any Disposable)?
        start = ending.end(signal.producer).start { event in
            recorder.receive(event)
            if case .value = event { start?.dispose() }
        }
        input.send(value: 1)
        #expect(recorder.history == "1 interrupted")
    }

    @Test("A failure that follows the disposal in the same delivery is not handed on")
    func dropsFailure() {
        let (signal, input) = Signal<Signal<Int, TestFailure>.Event, Never>.pipe()
        let recorder = Recorder()
        var start: (any Disposable)?
        start = signal.producer.dematerialize().start { event in
            recorder.receive(event)
            guard case .value = event else { return }
            input.send(value: .failed(.first))
            start?.dispose()
        }
        input.send(value: .value(1))
        #expect(recorder.history == "1 interrupted")
    }
}

import Foundation
import StreamCore
import StreamTesting
import Testing

/// What the typed core does otherwise than ReactiveSwift, on purpose, where no operator's tests show it.
@Suite(.takesTurns) struct ReactiveSwiftDifferenceTests {
    @Test("An observer that another one disposes during a delivery does not see that value")
    func skipsDisposedObserver() {
        var received: [Int] = []
        let (signal, input) = Signal<Int, Never>.pipe()
        var second: (any Disposable)?
        signal.observeValues { _ in second?.dispose() }
        second = signal.observeValues { received.append($0) }
        input.send(value: 1)
        #expect(received.isEmpty)
    }

    enum End: CaseIterable {
        case completion, failure, interruption
    }

    @Test("An end takes its turn behind values that other threads have sent before", arguments: End.allCases)
    func endsInTurn(end: End) {
        let recorder = Recorder()
        let (signal, input) = Signal<Int, TestFailure>.pipe()
        let target: Signal<Int, TestFailure>.Observer = recorder.observer()
        signal.observe { event in
            target.send(event)
            guard event.value == 1 else { return }
            // Each thread has returned from its send before the next one begins: nobody waits for the delivery.
            onThreads(1) { _ in input.send(value: 2) }
            onThreads(1) { _ in
                switch end {
                case .completion: input.sendCompleted()
                case .failure: input.send(error: .first)
                case .interruption: input.sendInterrupted()
                }
            }
            onThreads(1) { _ in input.send(value: 3) }
            #expect(recorder.history == "1")
        }
        input.send(value: 1)
        #expect(recorder.history.hasPrefix("1 2 "))
        #expect(recorder.count == 3)
    }

    @Test("Chains of ten closures type-check, with key paths and without")
    func typeChecks() {
        struct Person { let name: String }
        let lengths = SignalProducer<Person, Never>([Person(name: "Ann"), Person(name: "Bo")])
            .map { $0 }.filter { _ in true }.map { $0 }.filter { _ in true }.map { $0 }
            .filter { _ in true }.map { $0 }.filter { _ in true }.map(\.name).map(\.count)
        var received: [Int] = []
        lengths.startWithValues { received.append($0) }
        #expect(received == [3, 2])
    }

    @Test("flatMap takes closures that the compiler infers")
    func infersFlatMap() {
        var received: [Int] = []
        SignalProducer<Int, Never>([1, 2])
            .flatMap(.latest) { SignalProducer<Int, Never>(value: $0) }
            .flatMap(.concat) { SignalProducer<Int, Never>(value: $0) }
            .flatMap(.merge) { SignalProducer<Int, Never>(value: $0) }
            .startWithValues { received.append($0) }
        #expect(received == [1, 2])
    }

    @Test("The type of failures is named Failure")
    func namesFailure() {
        #expect(Signal<Int, CancellationError>.Failure.self == CancellationError.self)
        #expect(SignalProducer<Int, CancellationError>.Failure.self == CancellationError.self)
        #expect(Signal<Int, CancellationError>.Error.self == CancellationError.self)
        #expect(SignalProducer<Int, CancellationError>.Error.self == CancellationError.self)
    }

    @Test("Streams are Sendable, and so can be global and cross tasks")
    func crossesTasks() async {
        func requireSendable(_: some Sendable) {}
        let (signal, input) = Signal<Int, Never>.pipe()
        requireSendable(signal)
        requireSendable(SignalProducer<Int, Never>(value: 1))
        let received = await Task.detached { () -> Int in
            var latest = 0
            signal.observeValues { latest = $0 }
            input.send(value: 7)
            return latest
        }.value
        #expect(received == 7)
    }
}

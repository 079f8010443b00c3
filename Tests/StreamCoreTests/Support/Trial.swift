import StreamCore
import StreamTesting

/// One run of an operator over one face: a hot input, the operator built on it, and what came out.
///
/// No part of StreamTesting: only who writes an operator has both of its faces to test.
///
///     let trial = Trial(face, of: Int.self, { $0.scan(0, +) }, { $0.scan(0, +) })
///     trial.send(1, 2)
///     trial.complete()
///     #expect(trial.history == "1 3 completed")
final class Trial<Input, InputFailure: Error, Output, OutputFailure: Error> {
    let recorder: Recorder
    /// Where the input is sent; nil once it was released.
    private(set) var input: Signal<Input, InputFailure>.Observer?
    /// Stops the run: the signal's observation, or the producer's start.
    private(set) var disposable: (any Disposable)?
    /// Whether the operator has let go of its input.
    private(set) var isInputEnded = false

    init(
        _ face: Face, of input: Input.Type, failing failure: InputFailure.Type,
        into recorder: Recorder = Recorder(),
        _ onSignal: (Signal<Input, InputFailure>) -> Signal<Output, OutputFailure>,
        _ onProducer: (SignalProducer<Input, InputFailure>) -> SignalProducer<Output, OutputFailure>
    ) {
        self.recorder = recorder
        switch face {
        case .signal: disposable = onSignal(Signal { self.begin($0, $1) }).observe(recorder.observer())
        case .producer: disposable = onProducer(SignalProducer { self.begin($0, $1) }).start(recorder.observer())
        }
    }

    private func begin(_ input: Signal<Input, InputFailure>.Observer, _ lifetime: Lifetime) {
        self.input = input
        lifetime.observeEnded { [weak self] in self?.isInputEnded = true }
    }

    /// Everything that came out so far.
    var history: String { recorder.history }

    func send(_ values: Input...) {
        for value in values { input?.send(value: value) }
    }

    func fail(_ failure: InputFailure) { input?.send(error: failure) }
    func complete() { input?.sendCompleted() }
    func interrupt() { input?.sendInterrupted() }
    func dispose() { disposable?.dispose() }

    /// Releases the input without an event.
    func releaseInput() { input = nil }
}

extension Trial where InputFailure == TestFailure {
    /// Makes a run whose input may fail with a `TestFailure`.
    convenience init(
        _ face: Face, of input: Input.Type, into recorder: Recorder = Recorder(),
        _ onSignal: (Signal<Input, TestFailure>) -> Signal<Output, OutputFailure>,
        _ onProducer: (SignalProducer<Input, TestFailure>) -> SignalProducer<Output, OutputFailure>
    ) {
        self.init(face, of: input, failing: TestFailure.self, into: recorder, onSignal, onProducer)
    }
}

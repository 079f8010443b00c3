public import StreamCore

extension RACSubject {
    /// The subject as the two ends of a pipe: what it sends from now on, and what sends into it.
    ///
    /// Interruption of the input becomes completion of the subject. The signal ends when the subject does, once: a
    /// typed signal has one end, also where the subject goes on.
    public final var pipe: (output: Signal<Any?, any Error>, input: Signal<Any?, any Error>.Observer) {
        (
            output: Signal(self),
            input: Signal.Observer(
                value: { self.sendNext($0) },
                failed: { self.sendError(dynamicError($0)) },
                completed: { self.sendCompleted() },
                interrupted: { self.sendCompleted() })
        )
    }

    /// Makes a subject of the two ends of a pipe: it sends what the output sends, and what is sent to it goes to the
    /// input.
    public class func subject(
        bridging pipe: (output: Signal<Any?, any Error>, input: Signal<Any?, any Error>.Observer)
    ) -> RACSubject {
        PipeSubject(pipe.output, pipe.input)
    }
}

/// A subject over a typed pipe.
private final class PipeSubject: RACSubject, @unchecked Sendable {  // immutable
    private let input: Signal<Any?, any Error>.Observer

    init(_ output: Signal<Any?, any Error>, _ input: Signal<Any?, any Error>.Observer) {
        self.input = input
        super.init()
        output.observe(
            Signal.Observer(
                value: { [weak self] in self?.forward($0) },
                failed: { [weak self] in self?.forwardError($0) },
                completed: { [weak self] in self?.forwardCompleted() },
                interrupted: { [weak self] in self?.forwardCompleted() }))
    }

    required init() {
        fatalError("A subject of a pipe is made with subject(bridging:).")
    }

    override func sendNext(_ value: Any?) { input.send(value: value) }
    override func sendError(_ error: (any Error)?) { input.send(error: error ?? RACBridgeError.nilError) }
    override func sendCompleted() { input.sendCompleted() }

    private func forward(_ value: Any?) { super.sendNext(value) }
    private func forwardError(_ error: any Error) { super.sendError(error) }
    private func forwardCompleted() { super.sendCompleted() }
}

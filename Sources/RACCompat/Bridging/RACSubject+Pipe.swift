public import StreamCore

extension RACSubject {
    /// The ends of a pipe: a signal of the events that the subject sends from now on, and an observer that sends into
    /// the subject.
    ///
    /// Interruption of the input becomes completion of the subject. The output ends at the first terminal event of the
    /// subject; a typed signal sends nothing after that, even if the subject does.
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

    /// Returns a subject that sends the events of the output; an event sent to the subject is sent to the input.
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

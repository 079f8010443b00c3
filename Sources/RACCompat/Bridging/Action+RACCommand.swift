public import StreamCore

extension Action {
    /// A dynamic command that applies the action.
    ///
    /// The two are executing and enabled together, whoever began; what is applied to the action is an execution of the
    /// command too, and told on its `executionSignals` and `errors`. As always with commands, work begins in a later turn of
    /// the main queue, and changes are told there. Where somebody applies the action between `execute` and that turn, the
    /// execution fails as if the command had been disabled.
    ///
    /// Where the policy of the action lets it be started while it is executing (`concurrent`, `queue`, `latest`), the command
    /// allows concurrent executions. One that waits is executing for the command already, and for the action in its turn;
    /// one that is dropped, or made way for, has completed.
    ///
    /// Inputs must be of type `Input`, nil where that is optional; an execution with another one fails with
    /// `RACBridgeError.unexpectedInput`. An action without input (`Void`) ignores it. Failures arrive as they are, without
    /// an `ActionError` around them; interruption counts as completion. Every call makes a new command, which retains the
    /// action.
    public var bridged: RACCommand {
        let origin = Origin()
        let command = RACCommand(enabled: isEnabled.producer.bridged) { input in
            guard let typed = Self.input(input) else {
                let actual = input.map { type(of: $0) as Any.Type }
                return .error(RACBridgeError.unexpectedInput(expected: Input.self, actual: actual))
            }
            return self.work(for: typed, origin)
        }
        origin.command = command
        if policy.takesWhileExecuting { command.allowsConcurrentExecution = true }
        let watching = watchExecutions { [weak command] beginner in
            guard beginner !== origin, let command else { return nil }
            let execution = RACReplaySubject()
            command.announce(execution)
            return .forwarding(to: execution)
        }
        InPlace.run { _ = command.signals.end.subscribeCompleted { watching.dispose() } }
        return command
    }

    /// What an input of the command is for the action; nil if it cannot be one.
    private static func input(_ input: Any?) -> Input? {
        // Controls execute with themselves as the input.
        Input.self == Void.self ? () as? Input : input as? Input
    }

    /// Applies the action when it is subscribed to, and ends when the action is free again: an observer of the end
    /// can execute the command again.
    private func work(for input: Input, _ origin: Origin) -> RACSignal {
        .operation { output in
            self.apply(input, by: origin, telling: .unwrapping(to: output))
                .start(.init(failed: { if case .disabled = $0 { output.sendError(origin.command?.notEnabledError) } }))
        }
    }
}

/// Marks the executions that a command has begun.
private final class Origin: @unchecked Sendable {  // set once, before it is used
    weak var command: RACCommand?
}

extension Signal.Observer {
    /// Makes an observer that sends on to a dynamic subscriber, failures unwrapped.
    fileprivate static func unwrapping(to output: Output) -> Signal.Observer {
        Signal.Observer(
            value: { output.sendNext(flattened($0)) },
            failed: { output.sendError(unwrappedFailure($0)) },
            completed: { output.sendCompleted() },
            interrupted: { output.sendCompleted() })
    }

    /// Makes an observer that sends into a subject, failures unwrapped.
    fileprivate static func forwarding(to subject: RACSubject) -> Signal.Observer {
        Signal.Observer(
            value: { subject.sendNext($0) },
            failed: { subject.sendError(unwrappedFailure($0)) },
            completed: { subject.sendCompleted() },
            interrupted: { subject.sendCompleted() })
    }
}

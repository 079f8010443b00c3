public import StreamCore

extension Action {
    /// A dynamic command that applies the action.
    ///
    /// The command and the action are executing and enabled together, whichever side begins an execution. Each
    /// application of the action is an execution of the command too, sent on its `executionSignals` and `errors`. As
    /// always with commands, work begins in a later turn of the main queue, and changes are sent there. When the action
    /// is applied between `execute` and that turn, the execution fails as if the command had been disabled.
    ///
    /// When the policy of the action accepts starts while the action is executing (`concurrent`, `queue`, `latest`),
    /// the command allows concurrent executions. A waiting execution is executing for the command already, and for the
    /// action when its turn comes. A dropped or superseded execution completes.
    ///
    /// An input must be of type `Input`, or nil if `Input` is optional; an execution with any other input fails with
    /// `RACBridgeError.unexpectedInput`. An action without input (`Void`) ignores the input. A failure arrives without
    /// the `ActionError` around it; interruption counts as completion. Every access makes a new command, which retains
    /// the action.
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

    /// Returns an input of the command as an input of the action; nil when its type does not fit.
    private static func input(_ input: Any?) -> Input? {
        // A control executes its command with itself as the input, which an action without input ignores.
        Input.self == Void.self ? () as? Input : input as? Input
    }

    /// Returns a signal that applies the action when it is subscribed to, and ends when the action is free again.
    ///
    /// An observer of the terminal event can therefore execute the command again.
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
    /// Returns an observer that sends events on to a dynamic subscriber, with failures unwrapped.
    fileprivate static func unwrapping(to output: Output) -> Signal.Observer {
        Signal.Observer(
            value: { output.sendNext(flattened($0)) },
            failed: { output.sendError(unwrappedFailure($0)) },
            completed: { output.sendCompleted() },
            interrupted: { output.sendCompleted() })
    }

    /// Returns an observer that sends events into a subject, with failures unwrapped.
    fileprivate static func forwarding(to subject: RACSubject) -> Signal.Observer {
        Signal.Observer(
            value: { subject.sendNext($0) },
            failed: { subject.sendError(unwrappedFailure($0)) },
            completed: { subject.sendCompleted() },
            interrupted: { subject.sendCompleted() })
    }
}

import Foundation
public import StreamCore

extension RACCommand {
    /// An action that executes the command; inputs and values are untyped.
    ///
    /// See ``action(taking:sending:)``.
    public final var action: Action<Any?, Any?, any Error> { action(taking: Any?.self, sending: Any?.self) }

    /// Makes an action that executes the command, with typed inputs and values.
    ///
    ///     let save = command.action(taking: Document.self, sending: Receipt.self)
    ///     save.apply(document).start()
    ///
    /// The command and the action are executing and enabled together, whichever side begins an execution. Executions
    /// that the command begins are sent on the streams of the action too. The properties of the action change at once;
    /// the signals of the command follow on the main queue. The properties are those of the command: they change before
    /// the caller of `apply` receives the terminal event. While the command allows concurrent executions, the action
    /// can be applied while it is executing; its policy says what the command allowed when the action was made.
    ///
    /// A value of another type fails the execution with `RACBridgeError.unexpectedValue`; if the command began the
    /// execution, only the action receives that failure. A nil error becomes `RACBridgeError.nilError`. Disposal of a
    /// start ends the execution, which then completes for the command. Every call makes a new action, which retains the
    /// command.
    public final func action<Input, Output>(
        taking input: Input.Type, sending output: Output.Type
    ) -> Action<Input, Output, any Error> {
        let own = OwnExecutions()
        let action = Action<Input, Output, any Error>(
            isEnabled: signals.immediatelyEnabled.flag(), isExecuting: signals.immediatelyExecuting.flag(),
            policy: allowsConcurrentExecution ? .concurrent : .error,
            reason: { self.refusalReason },
            begin: { self.begin($0, own) })
        action.lifetime += InPlace.run {
            signals.executions.subscribeNext { [weak action] execution in
                guard let execution = execution as? RACSignal, !own.remove(execution) else { return }
                execution.unwrappedProducer(of: Output.self).start { action?.tell($0) }
            }
        }
        return action
    }

    /// The reason why the command cannot be executed now.
    private final var refusalReason: RefusalReason {
        let isExecuting = InPlace.run { signals.immediatelyExecuting.first() as? Bool ?? false }
        return isExecuting && !allowsConcurrentExecution ? .isExecuting : .stateForbids
    }

    private final func begin<Output>(_ input: Any?, _ own: OwnExecutions) -> SignalProducer<Output, any Error>? {
        guard mayExecute else { return nil }
        let execution = CommandExecution(work(for: input))
        own.insert(execution.signal)
        announce(execution.signal)
        return SignalProducer { observer, lifetime in
            lifetime += InPlace.run { execution.signal.unwrappedProducer(of: Output.self).start(observer) }
            execution.connect()
            lifetime.observeEnded(execution.cancel)
        }
    }
}

/// The executions that an action has begun on a command, until the command announces them.
private final class OwnExecutions: Sendable {
    private let executions = Guarded<Set<ObjectIdentifier>>([])

    func insert(_ execution: RACSignal) {
        executions.withLock { _ = $0.insert(ObjectIdentifier(execution)) }
    }

    /// Removes an execution; returns whether the action has begun it.
    func remove(_ execution: RACSignal) -> Bool {
        executions.withLock { $0.remove(ObjectIdentifier(execution)) != nil }
    }
}

extension RACSignal {
    fileprivate final func unwrappedProducer<Value>(of type: Value.Type) -> SignalProducer<Value, any Error> {
        producer(of: type).mapError { unwrappedFailure($0) ?? RACBridgeError.nilError }
    }

    /// Returns a property of the booleans that the receiver, which replays one, sends; a failure counts as completion.
    fileprivate final func flag() -> Property<Bool> {
        let values = SignalProducer<Bool, Never> { observer, lifetime in
            lifetime += InPlace.run {
                self.subscribeNext(
                    { observer.send(value: $0 as? Bool ?? false) },
                    error: { _ in observer.sendCompleted() },
                    completed: { observer.sendCompleted() })
            }
        }
        return Property(initial: false, then: values.skipRepeats())
    }
}

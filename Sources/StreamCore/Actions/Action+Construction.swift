extension Action {
    /// Makes an action that may always be started while it is not executing.
    public convenience init(
        policy: ExecutionPolicy = .error, execute: @escaping (Input) -> SignalProducer<Output, Failure>
    ) {
        self.init(enabledIf: Property(value: true), policy: policy, execute: execute)
    }

    /// Makes an action that may be started while a property is true.
    public convenience init<Enabled: PropertyProtocol>(
        enabledIf isEnabled: Enabled, policy: ExecutionPolicy = .error,
        execute: @escaping (Input) -> SignalProducer<Output, Failure>
    ) where Enabled.Value == Bool {
        self.init(state: isEnabled, enabledIf: { $0 }, policy: policy) { _, input in execute(input) }
    }

    /// Makes an action whose executions receive the current value of a property.
    public convenience init<State: PropertyProtocol>(
        state: State, policy: ExecutionPolicy = .error,
        execute: @escaping (State.Value, Input) -> SignalProducer<Output, Failure>
    ) {
        self.init(state: state, enabledIf: { _ in true }, policy: policy, execute: execute)
    }

    /// Makes an action that may be started while a property is not nil; executions receive its value.
    public convenience init<State: PropertyProtocol, Wrapped>(
        unwrapping state: State, policy: ExecutionPolicy = .error,
        execute: @escaping (Wrapped, Input) -> SignalProducer<Output, Failure>
    ) where State.Value == Wrapped? {
        self.init(state: state, enabledIf: { $0 != nil }, policy: policy) { value, input in
            value.map { execute($0, input) } ?? .empty
        }
    }

    /// Makes an action that may be started while a property is valid; executions receive its value.
    public convenience init<Value, ValidationError>(
        validated state: ValidatingProperty<Value, ValidationError>, policy: ExecutionPolicy = .error,
        execute: @escaping (Value, Input) -> SignalProducer<Output, Failure>
    ) {
        self.init(unwrapping: state.result.map(\.value), policy: policy, execute: execute)
    }
}

extension Action where Input == Void {
    /// Makes a producer that executes an action without input when it is started.
    ///
    /// A start fails, waits or is interrupted as a start of ``apply(_:)`` does.
    public func apply() -> SignalProducer<Output, ActionError<Failure>> {
        apply(())
    }

    /// Makes an action whose executions receive the current value of a property.
    public convenience init<State: PropertyProtocol>(
        state: State, policy: ExecutionPolicy = .error,
        execute: @escaping (State.Value) -> SignalProducer<Output, Failure>
    ) {
        self.init(state: state, policy: policy) { value, _ in execute(value) }
    }

    /// Makes an action that may be started while a property is not nil; executions receive its value.
    public convenience init<State: PropertyProtocol, Wrapped>(
        unwrapping state: State, policy: ExecutionPolicy = .error,
        execute: @escaping (Wrapped) -> SignalProducer<Output, Failure>
    ) where State.Value == Wrapped? {
        self.init(unwrapping: state, policy: policy) { value, _ in execute(value) }
    }

    /// Makes an action that may be started while a property is valid; executions receive its value.
    public convenience init<Value, ValidationError>(
        validated state: ValidatingProperty<Value, ValidationError>, policy: ExecutionPolicy = .error,
        execute: @escaping (Value) -> SignalProducer<Output, Failure>
    ) {
        self.init(validated: state, policy: policy) { value, _ in execute(value) }
    }
}

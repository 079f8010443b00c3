public import StreamCore

extension Signal.Observer {
    /// An observer that hands every event to a closure, with the cases of ReactiveCocoa 4.
    public convenience init(_ action: @escaping (ReactiveCocoa4.Event<Value, Failure>) -> Void) {
        self.init { (event: Signal<Value, Failure>.Event) in action(Event(event)) }
    }

    /// An observer that hands values, and the ends that it is given closures for, to these.
    public convenience init(
        failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
        next: @escaping (Value) -> Void
    ) {
        self.init(value: next, failed: failed, completed: completed, interrupted: interrupted)
    }

    /// Sends a value; see `send(value:)`.
    public final func sendNext(_ value: Value) { send(value: value) }

    /// Fails; see `send(error:)`.
    public final func sendFailed(_ failure: Failure) { send(error: failure) }

    /// Receives one event, as the closure that an observer was made of.
    public final var action: (ReactiveCocoa4.Event<Value, Failure>) -> Void {
        { [self] event in send(event.event) }
    }
}

public import StreamCore

extension Signal.Observer {
    /// Makes an observer that hands every event to a closure, with the cases of ReactiveCocoa 4.
    public convenience init(_ action: @escaping (ReactiveCocoa4.Event<Value, Failure>) -> Void) {
        self.init { (event: Signal<Value, Failure>.Event) in action(Event(event)) }
    }

    /// Makes an observer of closures: one for values, and one for each terminal event; an event without a closure is
    /// ignored.
    public convenience init(
        failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
        next: @escaping (Value) -> Void
    ) {
        self.init(value: next, failed: failed, completed: completed, interrupted: interrupted)
    }

    /// Sends a value; see `send(value:)`.
    public final func sendNext(_ value: Value) { send(value: value) }

    /// Sends a failure; see `send(error:)`.
    public final func sendFailed(_ failure: Failure) { send(error: failure) }

    /// A closure that sends one event to the observer.
    public final var action: (ReactiveCocoa4.Event<Value, Failure>) -> Void {
        { [self] event in send(event.event) }
    }
}

public import StreamCore

extension SignalProducer {
    // In ReactiveCocoa 4, `started` ran before the work, as `starting` of the core does.

    /// Runs closures at the events of each start, before the start's observers receive them; see the core's `on`.
    public func on(
        started: @escaping () -> Void, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil,
        interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil
    ) -> SignalProducer {
        on(
            starting: started, started: nil, event: nil, failed: failed, completed: completed,
            interrupted: interrupted, terminated: terminated, disposed: disposed, value: nil)
    }

    /// Runs closures at the events of each start, before the start's observers receive them; see the core's `on`.
    public func on(
        started: (() -> Void)? = nil, event: ((Event<Value, Failure>) -> Void)? = nil,
        failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, next: @escaping (Value) -> Void
    ) -> SignalProducer {
        on(
            starting: started, started: nil, event: converted(event), failed: failed, completed: completed,
            interrupted: interrupted, terminated: terminated, disposed: disposed, value: next)
    }

    /// Runs closures at the events of each start, before the start's observers receive them; see the core's `on`.
    public func on(
        started: (() -> Void)? = nil, event: @escaping (Event<Value, Failure>) -> Void,
        failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil
    ) -> SignalProducer {
        on(
            starting: started, started: nil, event: converted(event), failed: failed, completed: completed,
            interrupted: interrupted, terminated: terminated, disposed: disposed, value: nil)
    }
}

extension Signal {
    /// Runs closures at the events, before the observers receive them; see the core's `on`.
    public func on(
        event: ((ReactiveCocoa4.Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil, next: @escaping (Value) -> Void
    ) -> Signal {
        on(
            event: converted(event), failed: failed, completed: completed, interrupted: interrupted,
            terminated: terminated, disposed: disposed, value: next)
    }

    /// Runs closures at the events, before the observers receive them; see the core's `on`.
    public func on(
        event: @escaping (ReactiveCocoa4.Event<Value, Failure>) -> Void, failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil
    ) -> Signal {
        on(
            event: converted(event), failed: failed, completed: completed, interrupted: interrupted,
            terminated: terminated, disposed: disposed, value: nil)
    }
}

private func converted<Value, Failure>(
    _ action: ((Event<Value, Failure>) -> Void)?
) -> ((Signal<Value, Failure>.Event) -> Void)? {
    action.map { action in { action(Event($0)) } }
}

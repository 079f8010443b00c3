/// The closures to call for each kind of event.
private struct Hooks<Value, Failure: Error> {
    var event: ((Signal<Value, Failure>.Event) -> Void)?
    var failed: ((Failure) -> Void)?
    var completed: (() -> Void)?
    var interrupted: (() -> Void)?
    var terminated: (() -> Void)?
    var value: ((Value) -> Void)?

    /// Makes the closures; in debug builds, each closure first checks that it runs in the isolation in which it was
    /// written.
    func watched(_ isolation: (any Actor)?, _ file: StaticString, _ line: UInt) -> Hooks {
        #if DEBUG
            Hooks(
                event: event.map { StreamCore.watched($0, isolation, file, line) },
                failed: failed.map { StreamCore.watched($0, isolation, file, line) },
                completed: completed.map { StreamCore.watched($0, isolation, file, line) },
                interrupted: interrupted.map { StreamCore.watched($0, isolation, file, line) },
                terminated: terminated.map { StreamCore.watched($0, isolation, file, line) },
                value: value.map { StreamCore.watched($0, isolation, file, line) })
        #else
            self
        #endif
    }
}

private final class On<Value, Failure: Error>: Stage<Value, Value, Failure>, @unchecked Sendable {  // see Stage
    private let hooks: Hooks<Value, Failure>

    init(_ downstream: Observer<Value, Failure>, _ hooks: Hooks<Value, Failure>) {
        self.hooks = hooks
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        hooks.event?(.value(value))
        hooks.value?(value)
        forward(value)
    }

    override func fail(_ failure: Failure) {
        hooks.event?(.failed(failure))
        hooks.failed?(failure)
        hooks.terminated?()
        super.fail(failure)
    }

    override func complete() {
        hooks.event?(.completed)
        hooks.completed?()
        hooks.terminated?()
        super.complete()
    }

    override func interrupt() {
        hooks.event?(.interrupted)
        hooks.interrupted?()
        hooks.terminated?()
        super.interrupt()
    }
}

extension Source {
    fileprivate func on(_ hooks: Hooks<Value, Failure>, disposed: (() -> Void)?) -> Source {
        through { observer, segment in
            if let disposed { segment.add(disposed) }
            return On(observer, hooks)
        }
    }

    fileprivate func on(starting: (() -> Void)?, started: (() -> Void)?) -> Source {
        guard starting != nil || started != nil else { return self }
        return Source(following: self) { observer, segment in
            starting?()
            self.attach(observer, segment)
            started?()
        }
    }
}

extension SignalProducer {
    /// Calls closures at given moments of every start, before the events are sent downstream.
    ///
    /// The order for a producer that sends synchronously: `starting`, then for every event `event`, the closure for its
    /// kind, `terminated`, and the observer; then `disposed`, and last `started`. Of two `on` operators in a chain, the
    /// operator nearer to the observer calls `starting` first; the operator nearer to the source calls `started` and
    /// the closures for events first.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the closures were written on; see `StreamDiagnostics/reportsIsolation`.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - starting: Called before the producer's work starts.
    ///   - started: Called after the producer's work has been started.
    ///   - event: Called for every event.
    ///   - failed: Called for failure.
    ///   - completed: Called for completion.
    ///   - interrupted: Called for interruption.
    ///   - terminated: Called for every terminal event, after the closure for its kind.
    ///   - disposed: Called when the start's resources are released, after the observer has received the terminal
    ///     event.
    ///   - value: Called for every value.
    public func on(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        starting: (() -> Void)? = nil,
        started: (() -> Void)? = nil,
        event: ((Signal<Value, Failure>.Event) -> Void)? = nil,
        failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil,
        interrupted: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil,
        value: ((Value) -> Void)? = nil
    ) -> SignalProducer {
        let hooks = Hooks(
            event: event, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated,
            value: value
        )
        .watched(isolation, file, line)
        return SignalProducer(source.on(hooks, disposed: disposed).on(starting: starting, started: started))
    }
}

extension Signal {
    /// Calls closures for events before they are sent downstream.
    ///
    /// See ``SignalProducer/on(isolation:file:line:starting:started:event:failed:completed:interrupted:terminated:disposed:value:)``.
    ///
    /// The order for every event: `event`, the closure for its kind, `terminated`, the observers, and at the end
    /// `disposed`. Each closure is called once for an event, regardless of the number of observers.
    public func on(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        event: ((Event) -> Void)? = nil,
        failed: ((Failure) -> Void)? = nil,
        completed: (() -> Void)? = nil,
        interrupted: (() -> Void)? = nil,
        terminated: (() -> Void)? = nil,
        disposed: (() -> Void)? = nil,
        value: ((Value) -> Void)? = nil
    ) -> Signal {
        let hooks = Hooks(
            event: event, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated,
            value: value
        )
        .watched(isolation, file, line)
        return Signal(source.on(hooks, disposed: disposed))
    }
}

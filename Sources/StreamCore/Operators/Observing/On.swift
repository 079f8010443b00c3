/// What is to be called for which event.
private struct Hooks<Value, Failure: Error> {
    var event: ((Signal<Value, Failure>.Event) -> Void)?
    var failed: ((Failure) -> Void)?
    var completed: (() -> Void)?
    var interrupted: (() -> Void)?
    var terminated: (() -> Void)?
    var value: ((Value) -> Void)?

    /// The same; in debug builds each looks first whether it is called where it was written.
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
    /// Calls closures at given moments of every start, before the events are handed on.
    ///
    /// The order for a producer that sends synchronously: `starting`, then for every event `event`, the closure for its
    /// kind, `terminated`, and the observer; then `disposed`, and last `started`. Of two `on` operators in a chain, the
    /// one nearer to the observer has its `starting` first, and the one nearer to the source its `started` and events.
    ///
    /// - Parameters:
    ///   - isolation: The actor that the closures were written on; see `StreamDiagnostics/reportsIsolation`.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - starting: Before the producer's work starts.
    ///   - started: After the producer's work has been started.
    ///   - event: For every event.
    ///   - failed: For failure.
    ///   - completed: For completion.
    ///   - interrupted: For interruption.
    ///   - terminated: For any of these three, after its own closure.
    ///   - disposed: When the start's resources are released, after the observer got the terminal event.
    ///   - value: For every value.
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
    /// Calls closures for events before they are handed on.
    ///
    /// See ``SignalProducer/on(isolation:file:line:starting:started:event:failed:completed:interrupted:terminated:disposed:value:)``.
    ///
    /// The order for every event: `event`, the closure for its kind, `terminated`, the observers, and at the end
    /// `disposed`. They are called once, however many observers the resulting signal has.
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

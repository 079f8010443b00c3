extension SignalProducer {
    /// Starts the producer with an observer.
    ///
    /// - Returns: The disposable that interrupts this start. It may be released; only a start whose work has released
    ///   its observer is interrupted then.
    @discardableResult
    public func start(_ observer: Signal<Value, Failure>.Observer = .init()) -> any Disposable {
        let segment = Segment(policy: .typed)
        let isWork = source.node.isWork
        if isWork { segment.countKeepers() }
        source.attach(observer, segment, as: .start)
        return isWork && segment.isActive ? StartHandle(segment) : segment
    }

    /// Starts the producer with a closure that takes every event.
    @discardableResult
    public func start(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping Signal<Value, Failure>.Observer.Action
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(action))
    }

    /// Starts the producer with a closure that takes every value, or the failure.
    @discardableResult
    public func startWithResult(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Result<Value, Failure>) -> Void
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
    }

    /// Starts the producer with a closure for its completion.
    @discardableResult
    public func startWithCompleted(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(completed: action))
    }

    /// Starts the producer with a closure for its failure.
    @discardableResult
    public func startWithFailed(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Failure) -> Void
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(failed: action))
    }

    /// Starts the producer with a closure for its interruption.
    @discardableResult
    public func startWithInterrupted(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping () -> Void
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(interrupted: action))
    }

    /// Makes a signal of one start, hands it to `setup`, then starts.
    ///
    /// Observers that `setup` attaches miss nothing. Disposing in `setup` cancels the start: no work is done, and the
    /// observers are interrupted.
    ///
    /// - Returns: The result of `setup`.
    @discardableResult
    public func startWithSignal<Result>(
        _ setup: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Result
    ) -> Result {
        startWithSignal(isTracked: TrackingScope.isUsed, setup)
    }

    private func startWithSignal<Result>(
        isTracked: Bool, _ setup: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Result
    ) -> Result {
        let core = SignalCore<Value, Failure>()
        let signal = Signal(core: core)
        core.domain.setHead(core)
        if isTracked { track(core.domain) }
        let isWork = source.node.isWork
        if isWork { core.domain.countKeepers() }
        let result = setup(signal, isWork ? StartHandle(core.domain) : core.domain)
        if core.domain.isActive { source.attach(core, core.domain) }
        // A signal that nobody observes or keeps ends when it is released, and the work would not be started.
        withExtendedLifetime(signal) {}
        return result
    }

    /// Applies an operator of signals to every start of this producer.
    public func lift<Output, OutputFailure>(
        _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>
    ) -> SignalProducer<Output, OutputFailure> {
        SignalProducer<Output, OutputFailure> { observer, lifetime in
            self.startWithSignal(isTracked: false) { signal, interrupter in
                lifetime += interrupter
                lifetime += transform(signal).attach(observer)
            }
        }
    }

    /// Applies an operator of two signals to every start of this producer and of another, which starts first.
    public func lift<Other, OtherFailure, Output, OutputFailure>(
        _ transform:
            @escaping (Signal<Value, Failure>) -> (Signal<Other, OtherFailure>) -> Signal<Output, OutputFailure>
    ) -> (SignalProducer<Other, OtherFailure>) -> SignalProducer<Output, OutputFailure> {
        { other in
            SignalProducer<Output, OutputFailure> { observer, lifetime in
                self.startWithSignal(isTracked: false) { signal, interrupter in
                    lifetime += interrupter
                    other.startWithSignal(isTracked: false) { otherSignal, otherInterrupter in
                        lifetime += otherInterrupter
                        lifetime += transform(signal)(otherSignal).attach(observer)
                    }
                }
            }
        }
    }
}

extension SignalProducer where Failure == Never {
    /// Starts the producer with a closure that takes every value.
    @inlinable
    @discardableResult
    public func startWithValues(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Value) -> Void
    ) -> any Disposable {
        let action = watched(action, isolation, file, line)
        return start(Signal.Observer(value: action))
    }
}

extension SignalProducer {
    /// Starts the producer with an observer.
    ///
    /// - Returns: What interrupts this start.
    @discardableResult
    public func start(_ observer: Signal<Value, Failure>.Observer = .init()) -> any Disposable {
        let segment = Segment(policy: .typed)
        source.attach(observer, segment)
        return segment
    }

    /// Starts the producer with a closure that takes every event.
    @discardableResult
    public func start(_ action: @escaping Signal<Value, Failure>.Observer.Action) -> any Disposable {
        start(Signal.Observer(action))
    }

    /// Starts the producer with a closure that takes every value, or the failure.
    @discardableResult
    public func startWithResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> any Disposable {
        start(Signal.Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
    }

    /// Starts the producer with a closure for its completion.
    @discardableResult
    public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
        start(Signal.Observer(completed: action))
    }

    /// Starts the producer with a closure for its failure.
    @discardableResult
    public func startWithFailed(_ action: @escaping (Failure) -> Void) -> any Disposable {
        start(Signal.Observer(failed: action))
    }

    /// Starts the producer with a closure for its interruption.
    @discardableResult
    public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
        start(Signal.Observer(interrupted: action))
    }

    /// Makes a signal of one start, hands it to `setup`, then starts.
    ///
    /// Observers that `setup` attaches miss nothing. Disposing in `setup` cancels the start: no work is done, and the
    /// observers are interrupted.
    ///
    /// - Returns: What `setup` returned.
    @discardableResult
    public func startWithSignal<Result>(
        _ setup: (_ signal: Signal<Value, Failure>, _ interruptHandle: any Disposable) -> Result
    ) -> Result {
        let core = SignalCore<Value, Failure>()
        let signal = Signal(core: core)
        core.segment.setHead(core)
        let result = setup(signal, core.segment)
        if core.segment.isActive { source.attach(core, core.segment) }
        return result
    }

    /// Applies an operator of signals to every start of this producer.
    public func lift<Output, OutputFailure>(
        _ transform: @escaping (Signal<Value, Failure>) -> Signal<Output, OutputFailure>
    ) -> SignalProducer<Output, OutputFailure> {
        SignalProducer<Output, OutputFailure> { observer, lifetime in
            self.startWithSignal { signal, interrupter in
                lifetime += interrupter
                transform(signal).observe(observer)
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
                self.startWithSignal { signal, interrupter in
                    lifetime += interrupter
                    other.startWithSignal { otherSignal, otherInterrupter in
                        lifetime += otherInterrupter
                        transform(signal)(otherSignal).observe(observer)
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
    public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
        start(Signal.Observer(value: action))
    }
}

public import StreamCore

extension SignalProducer {
    /// Starts the producer and hands every event to a closure, with the cases of ReactiveCocoa 4.
    @discardableResult
    public func start(_ action: @escaping (Event<Value, Failure>) -> Void) -> any Disposable {
        start(Signal.Observer { (event: Signal<Value, Failure>.Event) in action(Event(event)) })
    }

    /// Starts the producer and hands the values to a closure; a failure only ends the delivery.
    ///
    /// The method is `startWithValues(_:)`, also for producers that can fail.
    @discardableResult
    public func startWithNext(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ next: @escaping (Value) -> Void
    ) -> any Disposable {
        start(isolation: isolation, file: file, line: line) { (event: Signal<Value, Failure>.Event) in
            if case .value(let value) = event { next(value) }
        }
    }
}

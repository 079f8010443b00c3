extension SignalProducer {
    /// Starts the producer with a closure of the main actor that takes every event.
    ///
    ///     documents.load(id).startOnMain { event in
    ///         switch event {
    ///         case .value(let document): title = document.title
    ///         case .failed(let error): title = error.localizedDescription
    ///         case .completed, .interrupted: isLoading = false
    ///         }
    ///     }
    ///
    /// An event that is sent on the main queue while no other event waits is delivered in place. Any other event waits
    /// for the main queue, and the order is kept. Failure and completion come after the values before them;
    /// interruption discards the values that wait. Disposal on the main actor calls the closure with `interrupted`
    /// before it returns, and the closure is not called any more. A closure that disposes its own start gets
    /// `interrupted` as soon as it has returned. Disposal on another thread does not wait for a closure that is
    /// running.
    ///
    /// A value need not be `Sendable`: the thread that has sent a value must not use it any more, as with `sending`.
    ///
    /// - Parameters:
    ///   - buffering: How many values may wait for the main queue.
    ///   - action: The closure that takes every event.
    /// - Returns: A disposable that interrupts this start.
    @discardableResult
    public func startOnMain(
        buffering: BufferingPolicy<Failure> = .unbounded,
        _ action: @escaping @MainActor (Signal<Value, Failure>.Event) -> Void
    ) -> any Disposable {
        start(onMain: .init(action), buffering)
    }

    /// Starts the producer with a closure of the main actor that takes every value, or the failure.
    ///
    /// See ``startOnMain(buffering:_:)``.
    @discardableResult
    public func startWithResultOnMain(
        buffering: BufferingPolicy<Failure> = .unbounded,
        _ action: @escaping @MainActor (Result<Value, Failure>) -> Void
    ) -> any Disposable {
        start(onMain: .init(result: action), buffering)
    }

    private func start(
        onMain handlers: MainInbox<Value, Failure>.Handlers, _ buffering: BufferingPolicy<Failure>
    ) -> any Disposable {
        let inbox = MainInbox(handlers, buffering, tellsDisposal: true)
        inbox.attach(to: source, as: .start)
        return inbox
    }
}

extension SignalProducer where Failure == Never {
    /// Starts the producer with a closure of the main actor that takes every value.
    ///
    ///     temperature.producer.startWithValuesOnMain { label = "\($0)°" }
    ///
    /// See ``startOnMain(buffering:_:)``.
    @discardableResult
    public func startWithValuesOnMain(
        buffering: BufferingPolicy<Never> = .unbounded, _ action: @escaping @MainActor (Value) -> Void
    ) -> any Disposable {
        start(onMain: .init(value: action), buffering)
    }
}

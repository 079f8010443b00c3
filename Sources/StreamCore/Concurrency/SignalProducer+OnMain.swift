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
    /// On the main queue an event is delivered in place when nothing waits; else it waits for the main queue, and order is
    /// kept. Failure and completion come after the values before them; interruption discards what waits. Once it has been
    /// disposed on the main actor, the closure gets `interrupted`, in that call, and is not called any more; a closure
    /// that disposes its own start gets it as soon as it has returned. Disposal elsewhere does not wait for a closure that
    /// runs.
    ///
    /// A value need not be `Sendable`: a thread that has sent it must not use it any more, as with `sending`.
    ///
    /// - Parameters:
    ///   - buffering: How many values may wait for the main queue.
    ///   - action: Takes every event.
    /// - Returns: What interrupts this start.
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

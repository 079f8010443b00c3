extension MainInbox.Handlers {
    /// Makes handlers that call one closure for all events.
    init(_ action: @escaping @MainActor (Signal<Value, Failure>.Event) -> Void) {
        self.init(
            value: { action(.value($0)) },
            failed: { action(.failed($0)) },
            completed: { action(.completed) },
            interrupted: { action(.interrupted) })
    }

    /// Makes handlers that call one closure for the values and the failure.
    init(result action: @escaping @MainActor (Result<Value, Failure>) -> Void) {
        self.init(value: { action(.success($0)) }, failed: { action(.failure($0)) })
    }
}

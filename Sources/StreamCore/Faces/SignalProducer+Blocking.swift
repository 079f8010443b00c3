import Dispatch

extension SignalProducer {
    /// Starts the producer and waits for its first value.
    ///
    /// Like the others that wait, it must not be called on a scheduler that the events need.
    ///
    /// - Returns: The value, the failure that came instead, or nil if the stream ended without either.
    public func first() -> Result<Value, Failure>? {
        take(first: 1).single()
    }

    /// Starts the producer and waits for its only value.
    ///
    /// - Returns: The value, the failure, or nil if the stream completed or was interrupted without a value or sent a
    ///   second one.
    public func single() -> Result<Value, Failure>? {
        take(first: 2).waitForEnd { values in values.count == 1 ? values.first : nil }
    }

    /// Starts the producer and waits for its last value.
    ///
    /// - Returns: The value, the failure, or nil if the stream ended without either.
    public func last() -> Result<Value, Failure>? {
        take(last: 1).waitForEnd(\.first)
    }

    /// Starts the producer and waits for its end.
    ///
    /// - Returns: The failure, or success; interruption is success as well.
    public func wait() -> Result<(), Failure> {
        filter { _ in false }.waitForEnd { _ in () } ?? .success(())
    }

    private func waitForEnd<Output>(_ result: ([Value]) -> Output?) -> Result<Output, Failure>? {
        let isOver = DispatchSemaphore(value: 0)
        var values: [Value] = []
        var failure: Failure?
        start(
            Signal.Observer(
                value: { values.append($0) },
                failed: {
                    failure = $0
                    isOver.signal()
                },
                completed: { isOver.signal() },
                interrupted: { isOver.signal() }))
        isOver.wait()
        if let failure { return .failure(failure) }
        return result(values).map { .success($0) }
    }
}

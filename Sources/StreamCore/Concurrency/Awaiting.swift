// There is no `collect()` that waits: in an asynchronous function the compiler would prefer that method to the operator
// of the same name, and `let numbers = producer.collect()` would no longer compile there.

extension SignalProducer where Value: Sendable {
    /// Starts the producer and waits for its first value, without blocking a thread.
    ///
    ///     let user = try await users.first()
    ///
    /// Cancelling the task disposes of the start.
    ///
    /// - Returns: The value, or nil if the stream ended without one or the task was cancelled.
    /// - Throws: The failure, if it comes before a value.
    public nonisolated(nonsending) func first() async throws(Failure) -> Value? {
        var values = take(first: 1).values.makeAsyncIterator()
        return try await values.next()
    }

    /// Starts the producer and waits for its last value, without blocking a thread.
    ///
    /// Cancelling the task disposes of the start.
    ///
    /// - Returns: The last value before completion, or nil if there was none, the stream was interrupted, or the task
    ///   was cancelled.
    /// - Throws: The failure; values before it are dropped.
    public nonisolated(nonsending) func last() async throws(Failure) -> Value? {
        var values = take(last: 1).values.makeAsyncIterator()
        return try await values.next()
    }

    /// Starts the producer and waits for its only value, without blocking a thread.
    ///
    /// Cancelling the task disposes of the start, and so does a second value.
    ///
    /// - Returns: The value if the stream completed after exactly one; nil otherwise, and if the task was cancelled.
    /// - Throws: The failure, if it comes before a second value.
    public nonisolated(nonsending) func single() async throws(Failure) -> Value? {
        var groups = take(first: 2).collect().values.makeAsyncIterator()
        guard let values = try await groups.next(), values.count == 1 else { return nil }
        return values.first
    }

    /// Starts the producer and waits for all its values, without blocking a thread.
    ///
    ///     let names = try await lines.map { $0.name }.toArray()
    ///
    /// Cancelling the task disposes of the start. The array is then incomplete, as it is after an interruption. A
    /// caller that needs all the values checks `Task.isCancelled`, or waits for `collect().first()`, which is nil in
    /// both cases.
    ///
    /// - Returns: The values in order; after interruption or cancellation, the values taken over until then.
    /// - Throws: The failure; values before it are dropped.
    public nonisolated(nonsending) func toArray() async throws(Failure) -> [Value] {
        var array: [Value] = []
        var values = self.values.makeAsyncIterator()
        while let value = try await values.next() { array.append(value) }
        return array
    }
}

extension Signal where Value: Sendable {
    /// Waits for the next value from now on, without blocking a thread.
    ///
    /// See `SignalProducer/first()`.
    public nonisolated(nonsending) func first() async throws(Failure) -> Value? {
        try await producer.first()
    }

    /// Waits for the last value before the signal completes, without blocking a thread.
    ///
    /// See `SignalProducer/last()`.
    public nonisolated(nonsending) func last() async throws(Failure) -> Value? {
        try await producer.last()
    }

    /// Waits for the only value from now on, without blocking a thread.
    ///
    /// See `SignalProducer/single()`.
    public nonisolated(nonsending) func single() async throws(Failure) -> Value? {
        try await producer.single()
    }

    /// Waits for all values from now on until the end, without blocking a thread.
    ///
    /// See ``SignalProducer/toArray()``.
    public nonisolated(nonsending) func toArray() async throws(Failure) -> [Value] {
        try await producer.toArray()
    }
}

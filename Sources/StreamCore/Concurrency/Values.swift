extension SignalProducer where Value: Sendable {
    /// The values as an asynchronous sequence; every iterator starts the producer.
    ///
    ///     for try await line in lines.values { print(line) }
    ///
    /// Values that no task awaits yet are kept, without a limit. See `AsyncValues`.
    public var values: AsyncValues<Value, Failure> { values(buffering: .unbounded) }

    /// The values as an asynchronous sequence that keeps the values that a policy allows for a slow task.
    ///
    ///     for await position in positions.values(buffering: .bounded(1, whenFull: .dropOldest)) { await draw(position) }
    ///
    /// A value for which a task already waits takes no room. When a policy that fails finds no room, the start is
    /// disposed at once, and the sequence throws the failure of the policy after the values that were kept. See
    /// `AsyncValues`.
    public func values(buffering policy: BufferingPolicy<Failure>) -> AsyncValues<Value, Failure> {
        AsyncValues(source, policy)
    }
}

extension Signal where Value: Sendable {
    /// The values as an asynchronous sequence; every iterator observes the signal from the moment it is made.
    ///
    /// See ``SignalProducer/values``.
    public var values: AsyncValues<Value, Failure> { values(buffering: .unbounded) }

    /// The values as an asynchronous sequence that keeps the values that a policy allows for a slow task.
    ///
    /// See ``SignalProducer/values(buffering:)``.
    public func values(buffering policy: BufferingPolicy<Failure>) -> AsyncValues<Value, Failure> {
        AsyncValues(source, policy)
    }
}

extension PropertyProtocol where Value: Sendable {
    /// The current value, then every change, as an asynchronous sequence, which ends with the property.
    ///
    /// The property may be released while a task iterates. See ``SignalProducer/values``.
    public var values: AsyncValues<Value, Never> { producer.values }

    /// The current value, then the changes that a policy keeps for a slow task, as an asynchronous sequence.
    ///
    /// `.bounded(1, whenFull: .dropOldest)` is for a task that wants the latest value only. See
    /// ``SignalProducer/values(buffering:)``.
    public func values(buffering policy: BufferingPolicy<Never>) -> AsyncValues<Value, Never> {
        producer.values(buffering: policy)
    }
}

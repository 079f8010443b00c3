import StreamCore

/// Runs asynchronous work for streams, and counts the work under way, for the activity indicator.
final class Activity: Sendable {
    /// Whether work is under way whose end has not been delivered.
    let isBusy: Property<Bool>
    private let count = MutableProperty(0)

    init() { isBusy = count.map { $0 > 0 } }

    /// Runs `work` for every start, and sends its result on the main queue, or fails with the error that it throws.
    ///
    /// Disposal cancels the task.
    func producer<Value: Sendable>(
        _ work: @escaping @Sendable () async throws(ClientError) -> Value
    ) -> SignalProducer<Value, ClientError> {
        counted(SignalProducer(work))
    }

    /// Runs `work` for every start, and sends on the main queue the values that it sends to the observer, and its end.
    ///
    /// Disposal cancels the task.
    func values<Value: Sendable>(
        _ work: @escaping @Sendable (Signal<Value, ClientError>.Observer) async throws(ClientError) -> Void
    ) -> SignalProducer<Value, ClientError> {
        counted(SignalProducer(work))
    }

    private func counted<Value: Sendable>(
        _ work: SignalProducer<Value, ClientError>
    ) -> SignalProducer<Value, ClientError> {
        work.observe(on: QueueScheduler.main)
            .on(
                starting: { [count] in count.modify { $0 += 1 } },
                disposed: { [count] in count.modify { $0 -= 1 } })
    }
}

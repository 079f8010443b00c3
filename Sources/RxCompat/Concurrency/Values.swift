import StreamCore

extension ObservableConvertibleType {
    /// The values as a sequence for `for try await`; the subscription ends with the loop.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let continuation = UncheckedSendable(continuation)
            let subscription = UncheckedSendable(
                asObservable().subscribe(
                    onNext: { _ = continuation.value.yield(UncheckedSendable($0).value) },
                    onError: { continuation.value.finish(throwing: $0) },
                    onCompleted: { continuation.value.finish() },
                    // This call has no effect after a terminal event.
                    onDisposed: { continuation.value.finish(throwing: CancellationError()) }))
            continuation.value.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension AsyncSequence where Self: SendableMetatype, AsyncIterator: SendableMetatype {
    /// The elements as an observable, which iterates anew in a task of each subscription.
    ///
    /// The observable fails with the error of the iteration, and completes if the error is `CancellationError`.
    /// Disposal cancels the task.
    ///
    /// - Parameter priority: The priority of the task; nil means the caller's priority.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        .create { observer in
            let work = UncheckedSendable((self, observer))
            let task = Task.detached(executorPreference: VirtualQueues.current, priority: priority) {
                let (sequence, observer) = work.value
                do {
                    for try await value in sequence { observer.onNext(value) }
                    observer.onCompleted()
                } catch is CancellationError {
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Makes a single of the result of an asynchronous closure, which runs in a task of each subscription.
    ///
    /// Disposal cancels the task.
    ///
    /// - Parameters:
    ///   - detached: Whether the task is detached from the caller's.
    ///   - priority: The priority of the task; nil means the caller's priority.
    ///   - work: Returns the value, or throws the error.
    @_disfavoredOverload
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil, work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        .create { single in
            let single = UncheckedSendable(single)
            let operation: @Sendable () async -> Void = {
                do {
                    let value = UncheckedSendable(try await work())
                    single.value(.success(value.value))
                } catch {
                    single.value(.failure(error))
                }
            }
            let queues = VirtualQueues.current
            let task =
                detached
                ? Task.detached(executorPreference: queues, priority: priority, operation: operation)
                : Task(executorPreference: queues, priority: priority, operation: operation)
            return Disposables.create { task.cancel() }
        }
    }
}

extension SharedSequence {
    /// The values as a sequence for `for await`; the subscription ends with the loop.
    @MainActor public var values: AsyncStream<Element> { Infallible(asObservable()).values }
}

extension InfallibleType {
    /// The values as a sequence for `for await`; the subscription ends with the loop.
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let continuation = UncheckedSendable(continuation)
            let subscription = UncheckedSendable(
                subscribe(
                    onNext: { _ = continuation.value.yield(UncheckedSendable($0).value) },
                    onCompleted: { continuation.value.finish() }))
            continuation.value.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

/// Awaits the first result of a subscription, which is disposed when the task is cancelled.
private func awaitResult<Value>(
    _ subscribe: @escaping (@escaping (Result<Value, any Error>) -> Void) -> any Disposable
) async throws -> Value {
    let subscription = UncheckedSendable(SerialDisposable())
    let pending = UncheckedSendable(PendingResult<Value>())
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            pending.value.wait(continuation)
            let running = subscribe { pending.value.resume($0) }
            subscription.value.disposable = Disposables.create {
                running.dispose()
                pending.value.resume(.failure(CancellationError()))
            }
        }
    } onCancel: {
        // A source that sends at once has sent before the subscription is disposed.
        subscription.value.dispose()
    }
}

/// A continuation that is resumed once, also by a result that arrives before the continuation.
private final class PendingResult<Value>: @unchecked Sendable {  // see Guarded
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
    }

    private let state = Guarded(State())

    func wait(_ continuation: CheckedContinuation<Value, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let result { continuation.resume(with: UncheckedSendable(result).value) }
    }

    func resume(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state in
            guard state.result == nil else { return CheckedContinuation<Value, any Error>?.none }
            state.result = result
            return state.continuation.take()
        }
        continuation?.resume(with: UncheckedSendable(result).value)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Awaits the value, or throws the error.
    public var value: Element {
        get async throws { try await awaitResult { resume in subscribe { resume($0) } } }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Awaits the value, or nil if there is none; throws the error.
    public var value: Element? {
        get async throws {
            try await awaitResult { resume in
                subscribe(
                    onSuccess: { resume(.success($0)) }, onError: { resume(.failure($0)) },
                    onCompleted: { resume(.success(nil)) })
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Awaits completion, or throws the error.
    public var value: Void {
        get async throws {
            try await awaitResult { resume in
                subscribe(onCompleted: { resume(.success(())) }, onError: { resume(.failure($0)) })
            }
        }
    }
}

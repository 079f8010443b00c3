import StreamCore

extension ObservableConvertibleType {
    /// The values, for `for try await`; the subscription ends with the loop.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let continuation = UncheckedSendable(continuation)
            let subscription = UncheckedSendable(
                asObservable().subscribe(
                    onNext: { _ = continuation.value.yield(UncheckedSendable($0).value) },
                    onError: { continuation.value.finish(throwing: $0) },
                    onCompleted: { continuation.value.finish() }))
            continuation.value.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension InfallibleType {
    /// The values, for `for await`; the subscription ends with the loop.
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
            subscription.value.disposable = subscribe { pending.value.resume($0) }
        }
    } onCancel: {
        subscription.value.dispose()
        pending.value.resume(.failure(CancellationError()))
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

extension PrimitiveSequence where Trait == SingleTrait {
    /// Awaits the value, or throws the error.
    public var value: Element {
        get async throws { try await awaitResult { resume in subscribe { resume($0) } } }
    }
}

extension PrimitiveSequence where Trait == MaybeTrait {
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

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
    /// Awaits completion, or throws the error.
    public var value: Void {
        get async throws {
            try await awaitResult { resume in
                subscribe(onCompleted: { resume(.success(())) }, onError: { resume(.failure($0)) })
            }
        }
    }
}

// What these overloads are called for can never happen; the compiler says so, and what to use instead. They do what the
// functions that they shadow do.

extension SignalProducer {
    /// Is not available where the stream can fail: no observer would receive the failure.
    @available(*, unavailable, message: "The stream can fail: use `startWithResult`, or `start` with an observer.")
    @_disfavoredOverload
    @discardableResult
    public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
        start(Signal.Observer(value: action))
    }
}

extension SignalProducer where Value == Never {
    /// Is of no use where there are no values: only the failure can come.
    @available(*, deprecated, message: "There are no values of type `Never`: use `startWithFailed`.")
    @discardableResult
    public func startWithResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> any Disposable {
        startWithFailed { action(.failure($0)) }
    }
}

extension SignalProducer where Value == Never, Failure == Never {
    /// Is of no use where there are neither values nor failures.
    @available(*, deprecated, message: "It is never called: there are no values and no failures of type `Never`.")
    @discardableResult
    public func startWithResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> any Disposable {
        start()
    }

    /// Is of no use where there are no values.
    @available(*, deprecated, message: "It is never called: there are no values of type `Never`.")
    @discardableResult
    public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
        start()
    }
}

extension SignalProducer where Failure == Never {
    /// Is of no use where nothing can fail.
    @available(*, deprecated, message: "It is never called: there are no failures of type `Never`.")
    @discardableResult
    public func startWithFailed(_ action: @escaping (Failure) -> Void) -> any Disposable {
        start()
    }

    /// Is of no use where nothing can fail.
    @available(*, deprecated, message: "It is never called: use `promoteError` to change the type of failure.")
    public func flatMapError<NewFailure>(
        _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
    ) -> SignalProducer<Value, NewFailure> {
        promoteError()
    }
}

extension Signal {
    /// Is not available where the stream can fail: no observer would receive the failure.
    @available(*, unavailable, message: "The stream can fail: use `observeResult`, or `observe` with an observer.")
    @_disfavoredOverload
    @discardableResult
    public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        observe(Observer(value: action))
    }
}

extension Signal where Value == Never {
    /// Is of no use where there are no values: only the failure can come.
    @available(*, deprecated, message: "There are no values of type `Never`: use `observeFailed`.")
    @discardableResult
    public func observeResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> (any Disposable)? {
        observeFailed { action(.failure($0)) }
    }
}

extension Signal where Value == Never, Failure == Never {
    /// Is of no use where there are neither values nor failures.
    @available(*, deprecated, message: "It is never called: there are no values and no failures of type `Never`.")
    @discardableResult
    public func observeResult(_ action: @escaping (Result<Value, Failure>) -> Void) -> (any Disposable)? {
        observe(Observer())
    }

    /// Is of no use where there are no values.
    @available(*, deprecated, message: "It is never called: there are no values of type `Never`.")
    @discardableResult
    public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
        observe(Observer())
    }
}

extension Signal where Failure == Never {
    /// Is of no use where nothing can fail.
    @available(*, deprecated, message: "It is never called: there are no failures of type `Never`.")
    @discardableResult
    public func observeFailed(_ action: @escaping (Failure) -> Void) -> (any Disposable)? {
        observe(Observer())
    }

    /// Is of no use where nothing can fail.
    @available(*, deprecated, message: "It is never called: use `promoteError` to change the type of failure.")
    public func flatMapError<NewFailure>(
        _ transform: @escaping (Failure) -> SignalProducer<Value, NewFailure>
    ) -> Signal<Value, NewFailure> {
        promoteError()
    }
}

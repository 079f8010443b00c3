extension SignalProducer {
    /// Forwards the values that pass a check, and fails with the first failure of the check.
    ///
    ///     -1--2--3--4->
    ///      attempt { check($0) }
    ///     -1--2--X
    ///
    /// The value that fails the check is dropped. Failure, completion and interruption pass at once.
    public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> SignalProducer {
        attemptMap { value in action(value).map { value } }
    }
}

extension SignalProducer where Failure == any Swift.Error {
    /// Runs a closure for every value, and fails with the first error that the closure throws.
    public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, any Swift.Error> {
        attemptMap { value in Result { try action(value) }.map { value } }
    }
}

extension SignalProducer where Failure == Never {
    /// Runs a closure for every value, and fails with the first error that the closure throws.
    public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, any Swift.Error> {
        promoteError((any Swift.Error).self).attempt(action)
    }
}

extension Signal {
    /// Forwards the values that pass a check, and fails with the first failure of the check.
    ///
    /// See `SignalProducer/attempt(_:)`.
    public func attempt(_ action: @escaping (Value) -> Result<(), Failure>) -> Signal {
        attemptMap { value in action(value).map { value } }
    }
}

extension Signal where Failure == any Swift.Error {
    /// Runs a closure for every value, and fails with the first error that the closure throws.
    public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
        attemptMap { value in Result { try action(value) }.map { value } }
    }
}

extension Signal where Failure == Never {
    /// Runs a closure for every value, and fails with the first error that the closure throws.
    public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
        promoteError((any Swift.Error).self).attempt(action)
    }
}

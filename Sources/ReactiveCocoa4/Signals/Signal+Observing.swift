public import StreamCore

extension Signal {
    /// Makes a signal that a closure sends into; the closure's disposable is disposed when the signal ends.
    public convenience init(_ generator: (Observer) -> (any Disposable)?) {
        self.init { observer, lifetime in lifetime += generator(observer) }
    }

    /// Hands every event to a closure, with the cases of ReactiveCocoa 4.
    @discardableResult
    public func observe(_ action: @escaping (ReactiveCocoa4.Event<Value, Failure>) -> Void) -> (any Disposable)? {
        observe(Observer { (event: Event) in action(ReactiveCocoa4.Event(event)) })
    }

    /// Hands the values to a closure; a failure only ends the delivery.
    ///
    /// The method is `observeValues(_:)`, also for signals that can fail.
    @discardableResult
    public func observeNext(
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        _ next: @escaping (Value) -> Void
    ) -> (any Disposable)? {
        observe(isolation: isolation, file: file, line: line) { (event: Event) in
            if case .value(let value) = event { next(value) }
        }
    }
}

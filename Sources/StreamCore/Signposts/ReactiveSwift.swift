// The names that ReactiveSwift deprecated or removed. The deprecated names work. For each removed name the compiler reports
// the replacement.

extension SignalProducer {
    /// Sends the results of a closure that are not nil: the earlier name of `compactMap`.
    @available(*, deprecated, renamed: "compactMap(_:)")
    public func filterMap<Output>(_ transform: @escaping (Value) -> Output?) -> SignalProducer<Output, Failure> {
        compactMap(transform)
    }
}

extension Signal {
    /// Sends the results of a closure that are not nil: the earlier name of `compactMap`.
    @available(*, deprecated, renamed: "compactMap(_:)")
    public func filterMap<Output>(_ transform: @escaping (Value) -> Output?) -> Signal<Output, Failure> {
        compactMap(transform)
    }

    /// Use the initializer whose closure takes an observer and a lifetime instead.
    @available(*, unavailable, message: "write Signal { observer, lifetime in … }, and lifetime += disposable")
    @_disfavoredOverload
    public convenience init(_ generator: (Observer) -> (any Disposable)?) {
        self.init { observer, lifetime in lifetime += generator(observer) }
    }
}

extension Signal.Observer {
    /// Use `send(_:)` instead.
    @available(*, unavailable, renamed: "send(_:)")
    public final var action: Action { { self.send($0) } }
}

extension Lifetime {
    /// Use `+=` instead.
    @available(*, unavailable, message: "write lifetime += disposable")
    @discardableResult
    public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
        self += disposable
    }
}

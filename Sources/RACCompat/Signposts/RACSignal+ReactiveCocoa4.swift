public import StreamCore

// The names of the typed API, those of ReactiveCocoa 4 among them, that users try most often on a `RACSignal`.

extension RACSignal {
    /// Use `subscribeNext` instead.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func observeNext(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Use `subscribeNext` instead.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func startWithNext(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Use `subscribeNext` instead.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func observeValues(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Use `subscribeNext` instead.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func startWithValues(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Use `deliverOn` instead.
    @available(*, unavailable, renamed: "deliverOn(_:)")
    public final func observeOn(_ scheduler: RACScheduler) -> RACSignal { deliverOn(scheduler) }

    /// Use `ignore(nil)` instead.
    @available(*, unavailable, message: "write ignore(nil)")
    public final func ignoreNil() -> RACSignal { ignore(nil) }

    /// Use `distinctUntilChanged` instead.
    @available(*, unavailable, renamed: "distinctUntilChanged()")
    public final func skipRepeats() -> RACSignal { distinctUntilChanged() }

    /// Use `takeWhileBlock` instead.
    @available(*, unavailable, renamed: "takeWhileBlock(_:)")
    public final func takeWhile(_ predicate: @escaping (Any?) -> Bool) -> RACSignal { takeWhileBlock(predicate) }

    /// Use `skipWhileBlock` instead.
    @available(*, unavailable, renamed: "skipWhileBlock(_:)")
    public final func skipWhile(_ predicate: @escaping (Any?) -> Bool) -> RACSignal { skipWhileBlock(predicate) }

    /// Use `producer` instead, or import `ReactiveCocoa4`.
    @available(*, unavailable, renamed: "producer", message: "or import ReactiveCocoa4")
    public final func toSignalProducer() -> SignalProducer<Any?, any Error> { producer }
}

extension SignalProducer {
    /// Use `bridged` instead, or import `ReactiveCocoa4`.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACSignal() -> RACSignal { bridged }
}

extension Signal {
    /// Use `bridged` instead, or import `ReactiveCocoa4`.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACSignal() -> RACSignal { bridged }
}

extension RACSubscriber {
    /// Use `sendError` instead.
    @available(*, unavailable, renamed: "sendError(_:)")
    public func sendFailed(_ error: (any Error)?) { sendError(error) }
}

public import StreamCore

// The names of the typed API, those of ReactiveCocoa 4 among them, that are tried most on a `RACSignal`.

extension RACSignal {
    /// Is `subscribeNext` here.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func observeNext(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Is `subscribeNext` here.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func startWithNext(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Is `subscribeNext` here.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func observeValues(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Is `subscribeNext` here.
    @available(*, unavailable, renamed: "subscribeNext(_:)")
    @discardableResult
    public final func startWithValues(_ next: @escaping (Any?) -> Void) -> RACDisposable? { subscribeNext(next) }

    /// Is `deliverOn` here.
    @available(*, unavailable, renamed: "deliverOn(_:)")
    public final func observeOn(_ scheduler: RACScheduler) -> RACSignal { deliverOn(scheduler) }

    /// Is `ignore(nil)` here.
    @available(*, unavailable, message: "write ignore(nil)")
    public final func ignoreNil() -> RACSignal { ignore(nil) }

    /// Is `distinctUntilChanged` here.
    @available(*, unavailable, renamed: "distinctUntilChanged()")
    public final func skipRepeats() -> RACSignal { distinctUntilChanged() }

    /// Is `takeWhileBlock` here.
    @available(*, unavailable, renamed: "takeWhileBlock(_:)")
    public final func takeWhile(_ predicate: @escaping (Any?) -> Bool) -> RACSignal { takeWhileBlock(predicate) }

    /// Is `skipWhileBlock` here.
    @available(*, unavailable, renamed: "skipWhileBlock(_:)")
    public final func skipWhile(_ predicate: @escaping (Any?) -> Bool) -> RACSignal { skipWhileBlock(predicate) }

    /// Is of `ReactiveCocoa4`; here, `producer`.
    @available(*, unavailable, renamed: "producer", message: "or import ReactiveCocoa4")
    public final func toSignalProducer() -> SignalProducer<Any?, any Error> { producer }
}

extension SignalProducer {
    /// Is of `ReactiveCocoa4`; here, `bridged`.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACSignal() -> RACSignal { bridged }
}

extension Signal {
    /// Is of `ReactiveCocoa4`; here, `bridged`.
    @available(*, unavailable, renamed: "bridged", message: "or import ReactiveCocoa4")
    public func toRACSignal() -> RACSignal { bridged }
}

extension RACSubscriber {
    /// Is `sendError` here.
    @available(*, unavailable, renamed: "sendError(_:)")
    public func sendFailed(_ error: (any Error)?) { sendError(error) }
}

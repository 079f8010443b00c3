public import Foundation

// The names of RxSwift that users try most often on a `RACSignal`; the compiler names the replacement. `RxCompat` has
// observables, to which `signal.observable` leads.

extension RACSignal {
    /// Use `subscribeNext(_:error:completed:)` instead.
    @available(*, unavailable, message: "write subscribeNext { … } error: { … } completed: { … }")
    @discardableResult
    public final func subscribe(
        onNext: ((Any?) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> RACDisposable? {
        subscribeNext(onNext ?? { _ in }, error: { onError?($0) }, completed: onCompleted ?? {})
    }

    /// Use `observable` of `RxCompat` instead.
    @available(*, unavailable, message: "import RxCompat, and write signal.observable")
    public final func asObservable() -> RACSignal { self }

    /// Use `return` instead.
    @available(*, unavailable, renamed: "return(_:)")
    public class func just(_ value: Any?) -> RACSignal { .return(value) }

    /// Use `flattenMap` instead.
    @available(*, unavailable, renamed: "flattenMap(_:)")
    public final func flatMap(_ block: @escaping (Any?) -> RACSignal?) -> RACSignal { flattenMap(block) }

    /// Use `map` and `switchToLatest` instead.
    @available(*, unavailable, message: "write map { … }.switchToLatest()")
    public final func flatMapLatest(_ block: @escaping (Any?) -> RACSignal?) -> RACSignal {
        map { (value: Any?) in block(value) }.switchToLatest()
    }

    /// Use `switchToLatest` instead.
    @available(*, unavailable, renamed: "switchToLatest()")
    public final func switchLatest() -> RACSignal { switchToLatest() }

    /// Use `throttle` instead.
    @available(*, unavailable, message: "write throttle(interval)")
    public final func debounce(_ interval: TimeInterval) -> RACSignal { throttle(interval) }

    /// Use `catchTo` instead.
    @available(*, unavailable, message: "write catchTo(.return(value))")
    public final func catchAndReturn(_ value: Any?) -> RACSignal { catchTo(.return(value)) }

    /// Use `doNext` instead.
    @available(*, unavailable, message: "write doNext { … }, doError { … } or doCompleted { … }")
    public final func `do`(onNext: @escaping (Any?) -> Void) -> RACSignal { doNext(onNext) }

    /// Use `replayLast` or `publish` instead.
    @available(*, unavailable, message: "write publish().autoconnect(), or replayLast()")
    public final func share() -> RACSignal { publish().autoconnect() }

    /// Use a binding instead.
    @available(*, unavailable, message: "write RAC(object, \\.property) <~ signal, with CompatShims")
    public final func bind(to target: Any) {}
}

extension RACSubscriber {
    /// Use `sendNext` instead.
    @available(*, unavailable, renamed: "sendNext(_:)")
    public func onNext(_ value: Any?) { sendNext(value) }

    /// Use `sendError` instead.
    @available(*, unavailable, renamed: "sendError(_:)")
    public func onError(_ error: (any Error)?) { sendError(error) }

    /// Use `sendCompleted` instead.
    @available(*, unavailable, renamed: "sendCompleted()")
    public func onCompleted() { sendCompleted() }
}

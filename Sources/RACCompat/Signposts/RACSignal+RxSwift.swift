public import Foundation

// The names of RxSwift that are tried most on a `RACSignal`; the compiler says what they are called here. `RxCompat` has
// observables, to which `signal.observable` leads.

extension RACSignal {
    /// Is `subscribeNext(_:error:completed:)` here.
    @available(*, unavailable, message: "write subscribeNext { … } error: { … } completed: { … }")
    @discardableResult
    public final func subscribe(
        onNext: ((Any?) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> RACDisposable? {
        subscribeNext(onNext ?? { _ in }, error: { onError?($0) }, completed: onCompleted ?? {})
    }

    /// Is `observable` of `RxCompat`.
    @available(*, unavailable, message: "import RxCompat, and write signal.observable")
    public final func asObservable() -> RACSignal { self }

    /// Is `return` here.
    @available(*, unavailable, renamed: "return(_:)")
    public class func just(_ value: Any?) -> RACSignal { .return(value) }

    /// Is `flattenMap` here.
    @available(*, unavailable, renamed: "flattenMap(_:)")
    public final func flatMap(_ block: @escaping (Any?) -> RACSignal?) -> RACSignal { flattenMap(block) }

    /// Is `map` and `switchToLatest` here.
    @available(*, unavailable, message: "write map { … }.switchToLatest()")
    public final func flatMapLatest(_ block: @escaping (Any?) -> RACSignal?) -> RACSignal {
        map { (value: Any?) in block(value) }.switchToLatest()
    }

    /// Is `switchToLatest` here.
    @available(*, unavailable, renamed: "switchToLatest()")
    public final func switchLatest() -> RACSignal { switchToLatest() }

    /// Is `throttle` here.
    @available(*, unavailable, message: "write throttle(interval)")
    public final func debounce(_ interval: TimeInterval) -> RACSignal { throttle(interval) }

    /// Is `catchTo` here.
    @available(*, unavailable, message: "write catchTo(.return(value))")
    public final func catchAndReturn(_ value: Any?) -> RACSignal { catchTo(.return(value)) }

    /// Is `doNext` here.
    @available(*, unavailable, message: "write doNext { … }, doError { … } or doCompleted { … }")
    public final func `do`(onNext: @escaping (Any?) -> Void) -> RACSignal { doNext(onNext) }

    /// Is `replayLast` or `publish` here.
    @available(*, unavailable, message: "write publish().autoconnect(), or replayLast()")
    public final func share() -> RACSignal { publish().autoconnect() }

    /// Is a binding here.
    @available(*, unavailable, message: "write RAC(object, \\.property) <~ signal, with CompatShims")
    public final func bind(to target: Any) {}
}

extension RACSubscriber {
    /// Is `sendNext` here.
    @available(*, unavailable, renamed: "sendNext(_:)")
    public func onNext(_ value: Any?) { sendNext(value) }

    /// Is `sendError` here.
    @available(*, unavailable, renamed: "sendError(_:)")
    public func onError(_ error: (any Error)?) { sendError(error) }

    /// Is `sendCompleted` here.
    @available(*, unavailable, renamed: "sendCompleted()")
    public func onCompleted() { sendCompleted() }
}

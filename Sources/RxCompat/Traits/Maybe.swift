/// How a maybe ends.
@frozen
public enum MaybeEvent<Element> {
    /// With a value.
    case success(Element)
    /// With an error.
    case error(any Swift.Error)
    /// Without either.
    case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// A closure that takes how a maybe ends.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    /// Makes a maybe of a closure, which calls its observer once.
    public static func create(
        subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
    ) -> Maybe<Element> {
        Maybe(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    /// Subscribes a closure that takes how it ends.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        var isStopped = false
        return source.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes closures.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let whenDisposed = onDisposed.map { Disposables.create(with: $0) }
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .error(let error): if let onError { onError(error) } else { Hooks.handle(error) }
            case .completed: onCompleted?()
            }
            whenDisposed?.dispose()
        }
        guard let whenDisposed else { return subscription }
        return Disposables.create(subscription, whenDisposed)
    }

    /// Sends one value.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// Fails at once.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// Does not end.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// Completes at once.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Runs closures beside its end.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Sends the value if a closure holds for it.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Sends the result of a closure for the value.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: source.map(transform))
    }

    /// Sends the result of a closure for the value, unless that is nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Goes on with the maybe that a closure makes of the value.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: source.flatMap(selector))
    }

    /// Sends a value if it completes without one.
    public func ifEmpty(default: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: `default`)) }

    /// Goes on with another maybe if it completes without a value.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Goes on with a single if it completes without a value.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Sends a value in the place of an error.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> { Maybe(raw: source.catchAndReturn(element)) }

    /// The maybe as a single, which fails if there is no value.
    public func asSingle() -> Single<Element> { source.asSingle() }

    /// Completes in the place of the value.
    public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}

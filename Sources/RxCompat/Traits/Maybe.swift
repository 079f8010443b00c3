/// The terminal event of a maybe: a value, a failure or completion.
@frozen
public enum MaybeEvent<Element> {
    /// The sequence ended with a value.
    case success(Element)
    /// The sequence failed with an error.
    case error(any Swift.Error)
    /// The sequence completed without a value.
    case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A closure that receives the terminal event of a maybe.
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

    /// Subscribes a closure to the terminal event.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
        var isStopped = false
        return primitiveSequence.source.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.error(error))
            case .completed: observer(.completed)
            }
        }
    }

    /// Subscribes closures to the events.
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

    /// Sends one value on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with an error.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// Sends nothing, and never ends.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// Completes at once.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// Runs closures for the terminal event, and for subscription and disposal.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: primitiveSequence.source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Sends the value if a closure returns true for it; otherwise completes.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Sends the result of a closure for the value.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.map(transform))
    }

    /// Sends the result of a closure for the value, or completes if the result is nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Continues with the maybe that a closure makes from the value.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Sends a default value if the maybe completes without a value.
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
    }

    /// Continues with another maybe if this maybe completes without a value.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
    }

    /// Continues with a single if the maybe completes without a value.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
    }

    /// Sends a value instead of an error.
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The maybe as a single, which fails if there is no value.
    public func asSingle() -> Single<Element> { primitiveSequence.source.asSingle() }

    /// Returns a completable that completes instead of sending the value.
    public func asCompletable() -> Completable { Completable(raw: primitiveSequence.source.ignoreElements()) }
}

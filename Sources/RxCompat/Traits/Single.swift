/// The terminal event of a single: a value or a failure.
public typealias SingleEvent<Element> = Result<Element, any Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A closure that receives the terminal event of a single.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    /// Makes a single of a closure, which calls its observer once.
    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        Single(
            raw: Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }

    /// Subscribes a closure to the terminal event.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
        var isStopped = false
        return primitiveSequence.source.subscribe { event in
            if isStopped { return }
            isStopped = true
            switch event {
            case .next(let element): observer(.success(element))
            case .error(let error): observer(.failure(error))
            case .completed: fatalError("A single completed without a value.")
            }
        }
    }

    /// Subscribes closures to the events.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let whenDisposed = onDisposed.map { Disposables.create(with: $0) }
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error): if let onFailure { onFailure(error) } else { Hooks.handle(error) }
            }
            whenDisposed?.dispose()
        }
        guard let whenDisposed else { return subscription }
        return Disposables.create(subscription, whenDisposed)
    }

    /// Subscribes closures that receive an object, which is not retained.
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onSuccess: { [weak object] in if let object { onSuccess?(object, $0) } },
            onFailure: { [weak object] in if let object { onFailure?(object, $0) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }

    /// Sends one value.
    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// Sends one value on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// Fails at once with an error.
    public static func error(_ error: any Swift.Error) -> Single<Element> { Single(raw: .error(error)) }

    /// Sends nothing, and never ends.
    public static func never() -> Single<Element> { Single(raw: .never()) }

    /// Runs closures for the terminal event, and for subscription and disposal.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: primitiveSequence.source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Sends the value if a closure returns true for it; otherwise completes.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }

    /// Sends the result of a closure for the value.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single(raw: primitiveSequence.source.map(transform))
    }

    /// Sends the result of a closure for the value, or completes if the result is nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }

    /// Continues with the single that a closure makes from the value.
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Continues with the maybe that a closure makes from the value.
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Continues with the completable that a closure makes from the value.
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }

    /// Sends a value instead of an error.
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.catchAndReturn(element))
    }

    /// The single as a maybe.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

    /// Returns a completable that completes instead of sending the value.
    public func asCompletable() -> Completable { Completable(raw: primitiveSequence.source.ignoreElements()) }

    /// Combines the values of several singles by a closure.
    public static func zip<First, Second, each Rest>(
        _ first: Single<First>, _ second: Single<Second>, _ rest: repeat Single<each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .zip(
                first.source, second.source, repeat (each rest).source, resultSelector: resultSelector))
    }

    /// Combines the values of all singles of a collection by a closure, which receives an empty array for an empty
    /// collection.
    public static func zip<Singles: Collection, Result>(
        _ collection: Singles, resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Singles.Element == Single<Element> {
        guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
        return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
    }

    /// Sends the values of all singles of a collection.
    public static func zip<Singles: Collection>(_ collection: Singles) -> Single<[Element]>
    where Singles.Element == Single<Element> {
        zip(collection) { $0 }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
    /// Sends the values of several singles.
    public static func zip<First, Second, each Rest>(
        _ first: Single<First>, _ second: Single<Second>, _ rest: repeat Single<each Rest>
    ) -> Single<(First, Second, repeat each Rest)> {
        Single<(First, Second, repeat each Rest)>(
            raw: Observable<Any>.zip(first.source, second.source, repeat (each rest).source))
    }
}

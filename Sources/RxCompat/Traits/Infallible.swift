/// An event of an infallible.
@frozen
public enum InfallibleEvent<Element> {
    /// The next value.
    case next(Element)
    /// The infallible completed.
    case completed
}

/// A type that can be turned into an infallible.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable that does not fail.
public struct Infallible<Element>: InfallibleType, @unchecked Sendable {  // the observable is Sendable
    let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = source }

    /// The infallible as an observable.
    public func asObservable() -> Observable<Element> { source }

    /// A closure that receives the events of an infallible.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Makes an infallible of a closure that sends to each observer.
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
    ) -> Infallible<Element> {
        Infallible(
            Observable.create { observer in
                subscribe { event in
                    switch event {
                    case .next(let element): observer.onNext(element)
                    case .completed: observer.onCompleted()
                    }
                }
            })
    }

    /// Sends one value, then completes.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

    /// Completes at once.
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    /// Sends nothing, and never ends.
    public static func never() -> Infallible<Element> { Infallible(.never()) }

    /// Sends the given values, then completes.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// Sends the elements of an array, then completes.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Sends the elements of a sequence, then completes.
    public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Elements.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// Sends one value on a scheduler, then completes.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// Subscribes closures to the events.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes a closure to all events.
    public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Sends the result of a closure for every value.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Sends the results of a closure that are not nil.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Sends the values for which a closure returns true.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Sends the first `count` values, then completes.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// Skips the first `count` values.
    public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

    /// Sends a value before the values of the source.
    public func startWith(_ element: Element) -> Infallible<Element> { Infallible(asObservable().startWith(element)) }

    /// Sends every state that a closure makes by changing the previous state with a value.
    public func scan<State>(
        into seed: State, accumulator: @escaping (inout State, Element) -> Void
    ) -> Infallible<State> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Sends every state that a closure makes from the previous state and a value.
    public func scan<State>(
        _ seed: State, accumulator: @escaping (State, Element) -> State
    ) -> Infallible<State> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// Subscribes observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }
}

extension InfallibleType where Element: Equatable {
    /// Leaves out values that equal the previous value.
    public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension ObservableConvertibleType {
    /// Sends a value instead of an error, then completes.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// Continues with another infallible after an error.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.source })
    }

    /// Continues after an error with the infallible that a closure returns for the error.
    public func asInfallible(
        onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(asObservable().catch { onErrorRecover($0).source })
    }
}

public import Dispatch

extension InfallibleType {
    /// The infallible itself.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }

    /// Runs closures beside the events.
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints everything that happens.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Runs the infallible that a closure makes of a value, unless one is running.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) -> Infallible<Result>) -> Infallible<Result> {
        Infallible<Result>(asObservable().flatMapFirst(selector))
    }

    /// Runs the infallible that a closure makes of each value, one after the other.
    public func concatMap<Result>(_ selector: @escaping (Element) -> Infallible<Result>) -> Infallible<Result> {
        Infallible<Result>(asObservable().concatMap(selector))
    }

    /// Goes on with another infallible when it completes.
    public func concat(_ second: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().concat(second))
    }

    /// Sends the values of all given infallibles, side by side.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Combines the latest values of two by a closure, as soon as both have sent one.
    public static func combineLatest<First: InfallibleType, Second: InfallibleType>(
        _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
    }

    /// Combines the first values of two by a closure, then the second ones, and so on.
    public static func zip<First: InfallibleType, Second: InfallibleType>(
        _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
    }

    /// Combines every value with the latest value of another infallible by a closure.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
    ) -> Infallible<ResultType> {
        Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
    }

    /// Shares one run among all observers, and replays the latest values to later ones.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Delivers events on a scheduler.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Subscribes on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Sends a value when no other has come for a while.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Sends a value, then no other for a while.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}

extension PublishRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

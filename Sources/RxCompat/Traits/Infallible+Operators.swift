public import Dispatch

extension InfallibleType {
    /// The infallible itself.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }

    /// Runs closures for the events, and for subscription and disposal.
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

    /// Prints each subscription, event and disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Runs the infallible that a closure makes from a value; values that come while an infallible runs are ignored.
    public func flatMapFirst<Result>(_ selector: @escaping (Element) -> Infallible<Result>) -> Infallible<Result> {
        Infallible<Result>(asObservable().flatMapFirst(selector))
    }

    /// Runs the infallibles that a closure makes from the values, one after the other.
    public func concatMap<Result>(_ selector: @escaping (Element) -> Infallible<Result>) -> Infallible<Result> {
        Infallible<Result>(asObservable().concatMap(selector))
    }

    /// Continues with another infallible on completion.
    public func concat(_ second: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().concat(second))
    }

    /// Sends the values of all given infallibles, side by side.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Combines the latest values of two infallibles by a closure, once both have sent a value.
    public static func combineLatest<First: InfallibleType, Second: InfallibleType>(
        _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
    }

    /// Combines the first values of two infallibles by a closure, then the second values, and so on.
    public static func zip<First: InfallibleType, Second: InfallibleType>(
        _ first: First, _ second: Second, resultSelector: @escaping (First.Element, Second.Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(first.asObservable(), second.asObservable(), resultSelector: resultSelector))
    }

    /// Combines every value with the latest value of another infallible by a closure, once that has sent a value.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
    ) -> Infallible<ResultType> {
        Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
    }

    /// Shares one run among all observers, and replays the latest `replay` values to each later observer.
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

    /// Sends a value when no other value has come for `dueTime`.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Sends a value, then no other for `dueTime`; with `latest`, the latest value that came meanwhile is sent after
    /// that.
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

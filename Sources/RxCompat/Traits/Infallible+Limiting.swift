// See Infallible+Operators.swift.

extension InfallibleType {
    /// Sends the last values when it completes.
    public func take(last count: Int) -> Infallible<Element> { Infallible(asObservable().take(last: count)) }

    /// Sends values while a closure holds.
    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// Sends values until a closure holds.
    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// Sends values until another infallible sends something.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Sends the first value that a closure does not hold for, and the values after it.
    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Sends values as soon as another infallible has sent something.
    public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other.asObservable()))
    }

    /// Leaves out values whose keys equal the one before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// Leaves out values that a closure takes for equal to the one before.
    public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// Sends everything later.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Adds an object, which is not retained, to every value; completes when it is gone.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
        Infallible<(Object, Element)>(asObservable().withUnretained(object))
    }

    /// Sends the result of a closure of an object, which is not retained, and every value; completes when it is gone.
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Result
    ) -> Infallible<Result> {
        Infallible<Result>(asObservable().withUnretained(object, resultSelector: resultSelector))
    }
}

// The operators of this file add to those of Infallible+Operators.swift.

extension InfallibleType {
    /// Runs the observable that a closure makes from each value, side by side with the others.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(asObservable().flatMap(selector))
    }

    /// Runs the observable that a closure makes from each value, until the next value comes.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(asObservable().flatMapLatest(selector))
    }

    /// Runs the observable that a closure makes from a value; values that come while an observable runs are ignored.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(asObservable().flatMapFirst(selector))
    }

    /// Runs the observables that a closure makes from the values, one after the other.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible<Source.Element>(asObservable().concatMap(selector))
    }

    /// Continues with another observable, which must not fail, on completion.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(asObservable().concat(second))
    }

    /// Runs infallibles one after the other; each begins when the previous infallible has completed.
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Infallible<Element>
    where Sources.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Runs infallibles one after the other; each begins when the previous infallible has completed.
    public static func concat<Sources: Collection>(_ collection: Sources) -> Infallible<Element>
    where Sources.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Runs infallibles one after the other; each begins when the previous infallible has completed.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// Sends the values of all given infallibles, side by side.
    public static func merge<Sources: Collection>(_ sources: Sources) -> Infallible<Element>
    where Sources.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Sends the values of all given infallibles, side by side.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }
}

extension InfallibleType {
    /// Combines the latest values of several infallibles by a closure, once each infallible has sent a value.
    public static func combineLatest<First: InfallibleType, Second: InfallibleType, each Rest: InfallibleType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest,
        resultSelector: @escaping (First.Element, Second.Element, repeat (each Rest).Element) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            .combineLatest(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable(),
                resultSelector: resultSelector))
    }

    /// Combines the latest values of several infallibles by a closure, once each infallible has sent a value.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Sources.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Sends the latest values of several infallibles, once each infallible has sent a value.
    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Infallible<[Element]>
    where Sources.Element: InfallibleType, Sources.Element.Element == Element {
        Infallible<[Element]>(.combineLatest(collection.map { $0.asObservable() }) { $0 })
    }

    /// Combines the first values of several infallibles by a closure, then the second values, and so on.
    public static func zip<First, Second, each Rest>(
        _ first: Infallible<First>, _ second: Infallible<Second>, _ rest: repeat Infallible<each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            .zip(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable(),
                resultSelector: resultSelector))
    }

    /// Combines every value with the latest value of another infallible by a closure, once that infallible has sent a
    /// value.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> {
        Infallible<ResultType>(asObservable().withLatestFrom(second, resultSelector: resultSelector))
    }

    /// Sends, for every value, the latest value of another infallible, once that infallible has sent a value.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}

extension InfallibleType where Element == Any {
    /// Sends the latest values of several infallibles, once each infallible has sent a value.
    public static func combineLatest<First: InfallibleType, Second: InfallibleType, each Rest: InfallibleType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> Infallible<(First.Element, Second.Element, repeat (each Rest).Element)> {
        Infallible<(First.Element, Second.Element, repeat (each Rest).Element)>(
            Observable<Any>.combineLatest(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable()))
    }
}

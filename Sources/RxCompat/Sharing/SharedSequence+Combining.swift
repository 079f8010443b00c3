extension SharedSequence {
    /// Sends a value before the values of the source.
    public func startWith(_ element: Element) -> SharedSequence { SharedSequence(asObservable().startWith(element)) }

    /// Runs sequences one after the other; each begins when the previous sequence has completed.
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> SharedSequence
    where Sources.Element == SharedSequence {
        SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Runs sequences one after the other; each begins when the previous sequence has completed.
    public static func concat(_ sources: SharedSequence...) -> SharedSequence { concat(sources) }

    /// Continues with another sequence on completion.
    public func concat(_ second: SharedSequence) -> SharedSequence { .concat([self, second]) }

    /// Sends the values of all given sequences, side by side.
    public static func merge<Sources: Collection>(_ sources: Sources) -> SharedSequence
    where Sources.Element == SharedSequence {
        SharedSequence(.merge(sources.map { $0.asObservable() }))
    }

    /// Sends the values of all given sequences, side by side.
    public static func merge(_ sources: SharedSequence...) -> SharedSequence { merge(sources) }
}

extension SharedSequence {
    /// Combines the latest values of several sequences by a closure, once each sequence has sent a value.
    public static func combineLatest<First, Second, each Rest>(
        _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
        _ rest: repeat SharedSequence<SharingStrategy, each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) -> Element
    ) -> SharedSequence {
        SharedSequence(
            .combineLatest(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable(),
                resultSelector: resultSelector))
    }

    /// Combines the first values of several sequences by a closure, then the second values, and so on.
    public static func zip<First, Second, each Rest>(
        _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
        _ rest: repeat SharedSequence<SharingStrategy, each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) -> Element
    ) -> SharedSequence {
        SharedSequence(
            .zip(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable(),
                resultSelector: resultSelector))
    }

    /// Combines the latest values of several sequences by a closure, once each sequence has sent a value.
    public static func combineLatest<Sources: Collection, Value>(
        _ collection: Sources, resultSelector: @escaping ([Value]) throws -> Element
    ) -> SharedSequence where Sources.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Combines the first values of several sequences by a closure, then the second values, and so on.
    public static func zip<Sources: Collection, Value>(
        _ collection: Sources, resultSelector: @escaping ([Value]) throws -> Element
    ) -> SharedSequence where Sources.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Sends the latest values of several sequences, once each sequence has sent a value.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
        SharedSequence<SharingStrategy, [Element]>(.combineLatest(collection.map { $0.asObservable() }) { $0 })
    }

    /// Groups the values of several sequences: the first values, then the second values, and so on.
    public static func zip<Sources: Collection>(
        _ collection: Sources
    ) -> SharedSequence<SharingStrategy, [Element]> where Sources.Element == SharedSequence {
        SharedSequence<SharingStrategy, [Element]>(.zip(collection.map { $0.asObservable() }) { $0 })
    }
}

extension SharedSequence where Element == Any {
    /// Sends the latest values of several sequences, once each sequence has sent a value.
    public static func combineLatest<First, Second, each Rest>(
        _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
        _ rest: repeat SharedSequence<SharingStrategy, each Rest>
    ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Rest)> {
        SharedSequence<SharingStrategy, (First, Second, repeat each Rest)>(
            Observable<Any>.combineLatest(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable()))
    }

    /// Groups the values of several sequences: the first values, then the second values, and so on.
    public static func zip<First, Second, each Rest>(
        _ first: SharedSequence<SharingStrategy, First>, _ second: SharedSequence<SharingStrategy, Second>,
        _ rest: repeat SharedSequence<SharingStrategy, each Rest>
    ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Rest)> {
        SharedSequence<SharingStrategy, (First, Second, repeat each Rest)>(
            Observable<Any>.zip(
                first.asObservable(), second.asObservable(), repeat (each rest).asObservable()))
    }
}

extension SharedSequenceConvertibleType {
    /// Combines every value with the latest value of another sequence by a closure, once that sequence has sent a
    /// value.
    public func withLatestFrom<Other: SharedSequenceConvertibleType, Result>(
        _ second: Other, resultSelector: @escaping (Element, Other.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Other.SharingStrategy == SharingStrategy {
        SharedSequence(asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
    }

    /// Sends, for every value, the latest value of another sequence, once that sequence has sent a value.
    public func withLatestFrom<Other: SharedSequenceConvertibleType>(
        _ second: Other
    ) -> SharedSequence<SharingStrategy, Other.Element> {
        SharedSequence(asObservable().withLatestFrom(second.asSharedSequence()))
    }
}

extension PrimitiveSequence where Trait == MaybeTrait {
    /// Combines the values of several maybes by a closure; completes as soon as a maybe completes without a value.
    public static func zip<First, Second, each Rest>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ rest: repeat Maybe<each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
    ) -> Maybe<Element> {
        Maybe(raw: .zip(first.source, second.source, repeat (each rest).source, resultSelector: resultSelector))
    }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element == Any {
    /// Sends the values of several maybes; completes as soon as a maybe completes without a value.
    public static func zip<First, Second, each Rest>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ rest: repeat Maybe<each Rest>
    ) -> Maybe<(First, Second, repeat each Rest)> {
        Maybe<(First, Second, repeat each Rest)>(
            raw: Observable<Any>.zip(first.source, second.source, repeat (each rest).source))
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    /// Sends the values of all singles of a collection, in an array.
    public static func zip<Singles: Collection>(_ collection: Singles) -> Single<[Element]>
    where Singles.Element == Single<Element> {
        Single<[Element]>.zip(collection) { $0 }
    }
}

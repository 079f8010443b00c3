extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Combines the values of several maybes by a closure; if a maybe has no value, completes when all maybes have
    /// ended.
    public static func zip<First, Second, each Rest>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ rest: repeat Maybe<each Rest>,
        resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
    ) -> Maybe<Element> {
        Maybe(raw: .zip(first.source, second.source, repeat (each rest).source, resultSelector: resultSelector))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
    /// Sends the values of several maybes; if a maybe has no value, completes when all maybes have ended.
    public static func zip<First, Second, each Rest>(
        _ first: Maybe<First>, _ second: Maybe<Second>, _ rest: repeat Maybe<each Rest>
    ) -> Maybe<(First, Second, repeat each Rest)> {
        Maybe<(First, Second, repeat each Rest)>(
            raw: Observable<Any>.zip(first.source, second.source, repeat (each rest).source))
    }
}

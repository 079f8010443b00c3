import StreamCore

private final class Concat<Element>: SuccessionSink<Element>, @unchecked Sendable {  // see Subscriber
    override func complete() { moveOn() }
}

private final class Concatenation<Sources: Sequence, Element>: Succession<Sources, Element>,
    @unchecked Sendable  // immutable
where Sources.Element == Observable<Element> {
    override func run(_ receiver: Receiver<Element>) -> any Disposable {
        let sink = Concat(receiver, parts())
        sink.begin()
        return sink
    }
}

extension ObservableType {
    /// Continues with another observable on completion.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concat([asObservable(), second.asObservable()])
    }

    /// Runs observables one after the other; each begins when the previous observable has completed.
    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Concatenation(sequence)
    }

    /// Runs observables one after the other; each begins when the previous observable has completed.
    public static func concat<Sources: Collection>(_ collection: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Concatenation(collection)
    }

    /// Runs observables one after the other; each begins when the previous observable has completed.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { Concatenation(sources) }
}

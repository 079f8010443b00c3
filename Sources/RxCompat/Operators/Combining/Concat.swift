import StreamCore

private final class Concat<Element>: SuccessionSink<Element>, @unchecked Sendable {  // see Subscriber
    override func complete() { moveOn() }
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
        ClosureProducer { receiver in
            var sources = sequence.makeIterator()
            let sink = Concat(receiver) { sources.next() }
            sink.begin()
            return sink
        }
    }

    /// Runs observables one after the other; each begins when the previous observable has completed.
    public static func concat<Sources: Collection>(_ collection: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        concat(AnySequence(collection))
    }

    /// Runs observables one after the other; each begins when the previous observable has completed.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(AnySequence(sources)) }
}

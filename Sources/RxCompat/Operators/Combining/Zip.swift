import StreamCore

extension ObservableType {
    /// Combines the first values of several observables by a closure, then the second values, and so on.
    public static func zip<First: ObservableType, Second: ObservableType, each Rest: ObservableType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest,
        resultSelector: @escaping (First.Element, Second.Element, repeat (each Rest).Element) throws -> Element
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let (slot1, slot2, slots) = (
                waitingSlot(of: first), waitingSlot(of: second), (repeat waitingSlot(of: each rest))
            )
            let sink = SlotSink<Element>(receiver, .zipOfArguments) {
                try resultSelector(slot1.take(), slot2.take(), repeat (each slots).take())
            }
            var all: [InputSlot] = [slot1, slot2]
            repeat all.append(each slots)
            sink.begin(all) {
                sink.add(first.asObservable(), slot1)
                sink.add(second.asObservable(), slot2)
                repeat sink.add((each rest).asObservable(), each slots)
            }
            return sink
        }
    }

    /// Combines the first values of several observables by a closure, then the second values, and so on.
    public static func zip<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return ClosureProducer { receiver in
            let slots = sources.map { waitingSlot(of: $0) }
            let sink = SlotSink<Element>(receiver, .zipOfCollection) { try resultSelector(slots.map { $0.take() }) }
            sink.begin(slots) {
                for (source, slot) in Swift.zip(sources, slots) { sink.add(source, slot) }
                if slots.isEmpty { sink.end() }
            }
            return sink
        }
    }

    /// Groups the values of several observables: the first values, then the second values, and so on.
    public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.zip(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// Groups the values of several observables: the first values, then the second values, and so on.
    public static func zip<First: ObservableType, Second: ObservableType, each Rest: ObservableType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> Observable<(First.Element, Second.Element, repeat (each Rest).Element)> {
        ClosureProducer { receiver in
            let (slot1, slot2, slots) = (
                waitingSlot(of: first), waitingSlot(of: second), (repeat waitingSlot(of: each rest))
            )
            let sink = SlotSink<(First.Element, Second.Element, repeat (each Rest).Element)>(receiver, .zipOfArguments)
            {
                (slot1.take(), slot2.take(), repeat (each slots).take())
            }
            var all: [InputSlot] = [slot1, slot2]
            repeat all.append(each slots)
            sink.begin(all) {
                sink.add(first.asObservable(), slot1)
                sink.add(second.asObservable(), slot2)
                repeat sink.add((each rest).asObservable(), each slots)
            }
            return sink
        }
    }
}

import StreamCore

extension ObservableType {
    /// Combines the latest values of several observables by a closure, once each observable has sent a value.
    public static func combineLatest<First: ObservableType, Second: ObservableType, each Rest: ObservableType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest,
        resultSelector: @escaping (First.Element, Second.Element, repeat (each Rest).Element) throws -> Element
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let (slot1, slot2, slots) = (
                latestSlot(of: first), latestSlot(of: second), (repeat latestSlot(of: each rest))
            )
            let sink = SlotSink<Element>(receiver, .latestOfArguments) {
                try resultSelector(slot1.latest, slot2.latest, repeat (each slots).latest)
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

    /// Combines the latest values of several observables by a closure, once each observable has sent a value.
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        return ClosureProducer { receiver in
            let slots = sources.map { latestSlot(of: $0) }
            let sink = SlotSink<Element>(receiver, .latestOfCollection) { try resultSelector(slots.map { $0.latest }) }
            sink.begin(slots) {
                for (source, slot) in Swift.zip(sources, slots) { sink.add(source, slot) }
                guard slots.isEmpty else { return }
                do {
                    sink.send(try resultSelector([]))
                    sink.end()
                } catch { sink.end(with: error) }
            }
            return sink
        }
    }

    /// Sends the latest values of several observables, once each observable has sent a value.
    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection) { $0 }
    }
}

extension ObservableType where Element == Any {
    /// Sends the latest values of several observables, once each observable has sent a value.
    public static func combineLatest<First: ObservableType, Second: ObservableType, each Rest: ObservableType>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> Observable<(First.Element, Second.Element, repeat (each Rest).Element)> {
        ClosureProducer { receiver in
            let (slot1, slot2, slots) = (
                latestSlot(of: first), latestSlot(of: second), (repeat latestSlot(of: each rest))
            )
            let sink = SlotSink<(First.Element, Second.Element, repeat (each Rest).Element)>(
                receiver, .latestOfArguments
            ) {
                (slot1.latest, slot2.latest, repeat (each slots).latest)
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

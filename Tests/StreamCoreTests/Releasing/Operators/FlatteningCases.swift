import StreamCore

func flatteningCases(_ cases: inout CaseList) {
    flattened("FlattenMerge", .merge, &cases)
    flattened("FlattenLimited", .concurrent(limit: 2), &cases)
    flattened("FlattenLimited.one", .concat, &cases)
    flattened("FlattenLatest", .latest, &cases)
    flattened("FlattenFirst", .throttle, &cases)
    flattened("FlattenRace", .race, &cases)
    cases.both(
        "FlatMap.just", { $0.signal.flatMap(.concat, $0.keeping { SignalProducer<Item, Broken>(value: $0) }) },
        { $0.producer.flatMap(.concat, $0.keeping { SignalProducer<Item, Broken>(value: $0) }) })
    cases.both(
        "Flatten", { $0.signal.map { SignalProducer<Item, Broken>([$0, $0]) }.flatten(.latest) },
        { $0.producer.map { SignalProducer<Item, Broken>([$0, $0]) }.flatten(.latest) })
    cases.both(
        "FlattenSequences", { $0.signal.map { [$0, $0] }.flatten() }, { $0.producer.map { [$0, $0] }.flatten() })
}

/// Inner streams that send an item at once, and another one when the second stream has sent.
private func flattened(_ name: String, _ strategy: FlattenStrategy, _ cases: inout CaseList) {
    cases.both(
        name,
        { world in world.signal.flatMap(strategy, world.keeping { inner($0, world) }) },
        { world in world.producer.flatMap(strategy, world.keeping { inner($0, world) }) })
}

private func inner(_ item: Item, _ world: ReleaseWorld) -> SignalProducer<Item, Broken> {
    world.second.producer.take(first: 1).map(world.keeping { _ in item }).prefix(value: item)
}

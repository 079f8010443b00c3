import StreamCore

func transformingCases(_ cases: inout CaseList) {
    cases.both("Collect", { $0.signal.collect() }, { $0.producer.collect() })
    cases.both("Collect.count", { $0.signal.collect(count: 3) }, { $0.producer.collect(count: 3) })
    cases.both(
        "Collect.after", { $0.signal.collect($0.keeping(isFull)) }, { $0.producer.collect($0.keeping(isFull)) })
    cases.both(
        "Collect.before", { $0.signal.collect($0.keeping(isFullFor)) },
        { $0.producer.collect($0.keeping(isFullFor)) })
    cases.both("CombinePrevious", { $0.signal.combinePrevious() }, { $0.producer.combinePrevious() })
    cases.both(
        "CombinePrevious.initial", { $0.signal.combinePrevious($0.item()) },
        { $0.producer.combinePrevious($0.item()) })
    cases.both(
        "CompactMap", { $0.signal.compactMap($0.keeping { $0.number % 2 == 0 ? nil : $0 }) },
        { $0.producer.compactMap($0.keeping { $0.number % 2 == 0 ? nil : $0 }) })
    cases.both("Map", { $0.signal.map($0.keeping { [$0] }) }, { $0.producer.map($0.keeping { [$0] }) })
    cases.both("Map.value", { $0.signal.map(value: $0.item()) }, { $0.producer.map(value: $0.item()) })
    cases.both(
        "PromoteValue", { $0.signal.filterMapNever().promoteValue(Item.self) },
        { $0.producer.filterMapNever().promoteValue(Item.self) })
    cases.both(
        "Reduce", { $0.signal.reduce($0.item(), $0.keeping { $1 }) },
        { $0.producer.reduce($0.item(), $0.keeping { $1 }) })
    cases.both(
        "Reduce.into", { $0.signal.reduce(into: [$0.item()]) { $0 = [$0.last ?? $1, $1] } },
        { $0.producer.reduce(into: [$0.item()]) { $0 = [$0.last ?? $1, $1] } })
    cases.both(
        "Scan", { $0.signal.scan($0.item(), $0.keeping { $1 }) }, { $0.producer.scan($0.item(), $0.keeping { $1 }) })
    cases.both(
        "Scan.into", { $0.signal.scan(into: $0.item()) { $0 = $1 } },
        { $0.producer.scan(into: $0.item()) { $0 = $1 } })
    cases.both(
        "ScanMap", { $0.signal.scanMap($0.item(), $0.keeping { ($1, "\($0)") }) },
        { $0.producer.scanMap($0.item(), $0.keeping { ($1, "\($0)") }) })
    cases.both(
        "ScanMap.into", { $0.signal.scanMap(into: $0.item()) { previous, item in previous = item } },
        { $0.producer.scanMap(into: $0.item()) { previous, item in previous = item } })
}

private func isFull(_ items: [Item]) -> Bool { items.count == 2 }
private func isFullFor(_ items: [Item], _ next: Item) -> Bool { items.count == 2 && next.number != 4 }

extension Signal {
    fileprivate func filterMapNever() -> Signal<Never, Failure> { compactMap { _ in nil } }
}

extension SignalProducer {
    fileprivate func filterMapNever() -> SignalProducer<Never, Failure> { compactMap { _ in nil } }
}

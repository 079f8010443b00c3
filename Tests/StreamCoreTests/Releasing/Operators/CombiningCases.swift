import StreamCore

func combiningCases(_ cases: inout CaseList) {
    cases.both("Booleans", { $0.odd.and($0.secondCondition) }, { $0.producer.map(\.isOdd).or($0.secondCondition) })
    cases.both(
        "CombineLatest", { $0.signal.combineLatest(with: $0.second) }, { $0.producer.combineLatest(with: $0.second) })
    cases.producer("CombineLatestMixed") { SignalProducer.combineLatest($0.producer, $0.second, $0.second) }
    cases.both(
        "CombineLatestSequence", { Signal.combineLatest([$0.signal, $0.second]) },
        { SignalProducer.combineLatest([$0.producer, $0.second.producer]) })
    cases.producer("Concat") { $0.producer.concat($0.second.producer) }
    cases.producer("Concat.value") { $0.producer.concat(value: $0.item()).concat(error: Broken(item: $0.item())) }
    cases.producer("Concat.prefix") { $0.producer.prefix(value: $0.item()) }
    cases.both("IfEmpty", { $0.signal.ifEmpty($0.item()) }, { $0.producer.ifEmpty($0.item()) })
    cases.both(
        "IfEmpty.switchTo", { $0.signal.filter { _ in false }.ifEmpty(switchTo: $0.second.producer) },
        { $0.producer.filter { _ in false }.ifEmpty(switchTo: $0.second.producer) })
    cases.both("Merge", { $0.signal.merge(with: $0.second) }, { $0.producer.merge(with: $0.second.producer) })
    cases.both("Race", { $0.signal.race(with: $0.second) }, { $0.producer.race(with: $0.second.producer) })
    cases.producer("Repeat") { $0.producer.take(first: 3).repeat(4) }
    cases.both("Sample", { $0.signal.sample(with: $0.other) }, { $0.producer.sample(with: $0.other) })
    cases.both("Sample.on", { $0.signal.sample(on: $0.trigger) }, { $0.producer.sample(on: $0.trigger) })
    cases.producer("Then") { $0.producer.take(first: 3).then($0.second.producer) }
    cases.both("WithLatest", { $0.signal.withLatest(from: $0.other) }, { $0.producer.withLatest(from: $0.other) })
    cases.both("Zip", { $0.signal.zip(with: $0.second) }, { $0.producer.zip(with: $0.second) })
    cases.producer("ZipMixed") { SignalProducer.zip($0.producer, $0.second, $0.second) }
    cases.both(
        "ZipSequence", { Signal.zip([$0.signal, $0.second]) },
        { SignalProducer.zip([$0.producer, $0.second.producer]) })
}

extension Item {
    fileprivate var isOdd: Bool { !number.isMultiple(of: 2) }
}

extension ReleaseWorld {
    fileprivate var odd: Signal<Bool, Broken> { signal.map(\.isOdd) }
    fileprivate var secondCondition: Signal<Bool, Broken> { condition.promoteError() }
}

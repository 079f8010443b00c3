import StreamCore

func filteringCases(_ cases: inout CaseList) {
    cases.both(
        "Distinct.last", { $0.signal.distinct(by: $0.keeping { $0 }, last: 2) },
        { $0.producer.distinct(by: $0.keeping { $0 }, last: 2) })
    cases.both(
        "Distinct.resetting", { $0.signal.distinct(by: $0.keeping { $0 }, resetting: $0.trigger) },
        { $0.producer.distinct(by: $0.keeping { $0 }, resetting: $0.trigger) })
    cases.both("Filter", { $0.signal.filter($0.keeping(isOdd)) }, { $0.producer.filter($0.keeping(isOdd)) })
    cases.both("SkipFirst", { $0.signal.skip(first: 2) }, { $0.producer.skip(first: 2) })
    cases.both("SkipNil", { $0.signal.map(onlyOdd).skipNil() }, { $0.producer.map(onlyOdd).skipNil() })
    cases.both(
        "SkipRepeats", { $0.signal.skipRepeats($0.keeping(isSameThird)) },
        { $0.producer.skipRepeats($0.keeping(isSameThird)) })
    cases.both("SkipUntil", { $0.signal.skip(until: $0.trigger) }, { $0.producer.skip(until: $0.trigger) })
    cases.both(
        "SkipWhile", { $0.signal.skip(while: $0.keeping(isSmall)) }, { $0.producer.skip(while: $0.keeping(isSmall)) })
    cases.both("TakeDuring", { $0.signal.take(during: $0.lifetime) }, { $0.producer.take(during: $0.lifetime) })
    cases.both("TakeFirst", { $0.signal.take(first: 4) }, { $0.producer.take(first: 4) })
    cases.both("TakeLast", { $0.signal.take(last: 3) }, { $0.producer.take(last: 3) })
    cases.both("TakeUntil", { $0.signal.take(until: $0.trigger) }, { $0.producer.take(until: $0.trigger) })
    cases.both(
        "TakeUntilReplacement", { $0.signal.take(untilReplacement: $0.second) },
        { $0.producer.take(untilReplacement: $0.second.producer) })
    cases.both(
        "TakeWhile", { $0.signal.take(while: $0.keeping(isSmall)) }, { $0.producer.take(while: $0.keeping(isSmall)) })
    cases.both(
        "TakeWhile.until", { $0.signal.take(until: $0.keeping(isSmall)) },
        { $0.producer.take(until: $0.keeping(isSmall)) })
    cases.both("UniqueValues", { $0.signal.uniqueValues() }, { $0.producer.uniqueValues() })
}

private func isOdd(_ item: Item) -> Bool { item.number % 2 == 1 }
private func isSmall(_ item: Item) -> Bool { item.number < 7 }
private func onlyOdd(_ item: Item) -> Item? { isOdd(item) ? item : nil }
private func isSameThird(_ left: Item, _ right: Item) -> Bool { left.number / 3 == right.number / 3 }

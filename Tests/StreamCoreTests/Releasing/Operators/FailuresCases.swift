import StreamCore

func failuresCases(_ cases: inout CaseList) {
    cases.both("Attempt", { $0.signal.attempt($0.keeping(accept)) }, { $0.producer.attempt($0.keeping(accept)) })
    cases.both("AttemptMap", { $0.signal.attemptMap($0.keeping(pass)) }, { $0.producer.attemptMap($0.keeping(pass)) })
    cases.both(
        "FlatMapError", { world in world.signal.flatMapError(world.keeping { .init(value: $0.item) }) },
        { world in world.producer.flatMapError(world.keeping { .init(value: $0.item) }) })
    cases.both(
        "FlatMapError.lasting", { world in world.signal.flatMapError { _ in world.second.producer } },
        { world in world.producer.flatMapError { _ in world.second.producer } })
    cases.both("MapError", { $0.signal.mapError($0.keeping(again)) }, { $0.producer.mapError($0.keeping(again)) })
    cases.both(
        "PromoteError", { $0.other.promoteError(Broken.self).merge(with: $0.signal) },
        { $0.other.producer.promoteError(Broken.self).merge(with: $0.producer) })
    cases.producer("Retry") { $0.failing.retry(upTo: 3) }
    cases.producer("Retry.interval") { $0.failing.retry(upTo: 3, interval: 1, on: $0.clock) }
    cases.producer("Backoff") { $0.failing.retry(upTo: 3, backoff: .exponential(initial: 1), on: $0.clock) }
    cases.producer("RetryWhen") { world in world.failing.retry(when: world.keeping { $0.sample(on: world.trigger) }) }
    cases.producer("RetryWhen.delay") { world in
        world.failing.retry(when: world.keeping { $0.delay(1, on: world.clock) })
    }
    cases.both(
        "Timeout", { $0.signal.timeout(after: 3, raising: Broken(item: $0.item()), on: $0.clock) },
        { $0.producer.timeout(after: 3, raising: Broken(item: $0.item()), on: $0.clock) })
    cases.both(
        "TimeoutBetweenValues",
        { $0.signal.timeout(betweenValues: 2, raising: Broken(item: $0.item()), on: $0.clock) },
        { $0.producer.timeout(betweenValues: 2, raising: Broken(item: $0.item()), on: $0.clock) })
    cases.both(
        "TimeoutBetweenValues.switching",
        { $0.signal.timeout(betweenValues: 2, switchingTo: $0.second.producer, on: $0.clock) },
        { $0.producer.timeout(betweenValues: 2, switchingTo: $0.second.producer, on: $0.clock) })
    cases.producer("PromoteError.widened") { world in world.other.producer.flatMap(.latest) { _ in world.producer } }
}

private func accept(_ item: Item) -> Result<(), Broken> {
    item.number < 9 ? .success(()) : .failure(Broken(item: item))
}

private func pass(_ item: Item) -> Result<[Item], Broken> {
    item.number < 9 ? .success([item]) : .failure(Broken(item: item))
}

private func again(_ broken: Broken) -> Broken { Broken(item: broken.item) }

extension ReleaseWorld {
    /// Fails after every fourth value.
    fileprivate var failing: SignalProducer<Item, Broken> {
        producer.attempt { $0.number.isMultiple(of: 4) ? .failure(Broken(item: $0)) : .success(()) }
    }
}

import Dispatch
import StreamCore

func splittingCases(_ cases: inout CaseList) {
    cases.both("BufferSkip", { $0.signal.buffer(count: 3, skip: 2) }, { $0.producer.buffer(count: 3, skip: 2) })
    cases.both(
        "BufferUpTo", { $0.signal.buffer(upTo: 3, every: .seconds(1), on: $0.clock) },
        { $0.producer.buffer(upTo: 3, every: .seconds(1), on: $0.clock) })
    cases.both(
        "BufferEvery", { $0.signal.buffer(every: .seconds(1), on: $0.clock) },
        { $0.producer.buffer(every: .seconds(1), on: $0.clock) })
    cases.both(
        "BufferEvery.bounded",
        { $0.signal.buffer(every: .seconds(1), on: $0.clock, buffering: .bounded(1, whenFull: .dropOldest)) },
        { $0.producer.buffer(every: .seconds(1), on: $0.clock, buffering: .bounded(1, whenFull: .dropOldest)) })
    cases.both(
        "BufferEvery.failing",
        { $0.signal.buffer(every: .seconds(1), on: $0.clock, buffering: $0.failingBeyondOne) },
        { $0.producer.buffer(every: .seconds(1), on: $0.clock, buffering: $0.failingBeyondOne) })
    cases.both(
        "GroupBy", { $0.signal.groupBy($0.keeping(kind)).flatMap(.merge) { $0.values } },
        { $0.producer.groupBy($0.keeping(kind)).flatMap(.merge) { $0.values } })
    cases.both(
        "GroupBy.kept", { $0.signal.groupBy($0.keeping(kind), buffering: .bounded(1, whenFull: .dropOldest)) },
        { $0.producer.groupBy($0.keeping(kind), buffering: .bounded(1, whenFull: .dropOldest)) })
    cases.both(
        "GroupBy.until",
        { world in
            world.signal.groupBy(world.keeping(kind), until: world.keeping { _ in world.trigger })
                .flatMap(.concat) { $0.values }
        },
        { world in
            world.producer.groupBy(world.keeping(kind), until: world.keeping { _ in world.trigger })
                .flatMap(.concat) { $0.values }
        })
    cases.both(
        "WindowCount", { $0.signal.window(count: 3, skip: 2).flatten(.concat) },
        { $0.producer.window(count: 3, skip: 2).flatten(.concat) })
    cases.both(
        "WindowEvery", { $0.signal.window(every: .seconds(1), on: $0.clock).flatten(.merge) },
        { $0.producer.window(every: .seconds(1), on: $0.clock).flatten(.merge) })
    cases.both(
        "WindowEvery.bounded",
        {
            $0.signal.window(every: .seconds(1), on: $0.clock, buffering: .bounded(1, whenFull: .dropOldest))
                .flatten(.concat)
        },
        {
            $0.producer.window(every: .seconds(1), on: $0.clock, buffering: .bounded(1, whenFull: .dropOldest))
                .flatten(.concat)
        })
}

private func kind(_ item: Item) -> Int { item.number % 3 }

extension ReleaseWorld {
    fileprivate var failingBeyondOne: BufferingPolicy<Broken> { .bounded(1, whenFull: .fail(Broken(item: item()))) }
}

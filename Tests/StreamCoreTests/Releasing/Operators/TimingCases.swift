import Dispatch
import Foundation
import StreamCore

func timingCases(_ cases: inout CaseList) {
    cases.both(
        "CollectEvery", { $0.signal.collect(every: .seconds(1), on: $0.clock) },
        { $0.producer.collect(every: .seconds(1), on: $0.clock, discardWhenCompleted: false) })
    cases.both("Debounce", { $0.signal.debounce(1, on: $0.clock) }, { $0.producer.debounce(1, on: $0.clock) })
    cases.both(
        "Debounce.keeping", { $0.signal.debounce(1, on: $0.clock, discardWhenCompleted: false) },
        { $0.producer.debounce(1, on: $0.clock, discardWhenCompleted: false) })
    cases.both("Delay", { $0.signal.delay(2, on: $0.clock) }, { $0.producer.delay(2, on: $0.clock) })
    cases.producer("DelayStart") { $0.producer.delayStart(1, on: $0.clock) }
    cases.producer("StartOn") { $0.producer.start(on: $0.clock) }
    cases.both(
        "LazyMap", { $0.signal.lazyMap(on: $0.clock, transform: $0.keeping { [$0] }) },
        { $0.producer.lazyMap(on: $0.clock, transform: $0.keeping { [$0] }) })
    cases.both(
        "MeasureInterval", { $0.signal.measureInterval(on: $0.clock) }, { $0.producer.measureInterval(on: $0.clock) })
    cases.both("ObserveOn", { $0.signal.observe(on: $0.clock) }, { $0.producer.observe(on: $0.clock) })
    cases.both(
        "ObserveOnBuffering.oldest", { $0.signal.observe(on: $0.clock, buffering: $0.lastOne) },
        { $0.producer.observe(on: $0.clock, buffering: $0.lastOne) })
    cases.both(
        "ObserveOnBuffering.newest", { $0.signal.observe(on: $0.clock, buffering: $0.firstOne) },
        { $0.producer.observe(on: $0.clock, buffering: $0.firstOne) })
    cases.both(
        "ObserveOnBuffering.failing", { $0.signal.observe(on: $0.clock, buffering: $0.onlyOne) },
        { $0.producer.observe(on: $0.clock, buffering: $0.onlyOne) })
    cases.both("SkipFor", { $0.signal.skip(for: 1, on: $0.clock) }, { $0.producer.skip(for: 1, on: $0.clock) })
    cases.both("TakeFor", { $0.signal.take(for: 3, on: $0.clock) }, { $0.producer.take(for: 3, on: $0.clock) })
    cases.both("Throttle", { $0.signal.throttle(2, on: $0.clock) }, { $0.producer.throttle(2, on: $0.clock) })
    cases.both(
        "ThrottleFirst", { $0.signal.throttle(2, on: $0.clock, latest: false) },
        { $0.producer.throttle(2, on: $0.clock, latest: false) })
    cases.both(
        "ThrottleWhile", { $0.signal.throttle(while: $0.condition, on: $0.clock) },
        { $0.producer.throttle(while: $0.condition, on: $0.clock) })
    cases.both(
        "Timestamp", { $0.signal.timestamp(on: $0.clock).map(\.value) },
        { $0.producer.timestamp(on: $0.clock).map(\.value) })
    cases.producer("Interval") { world in
        SignalProducer<Item, Never>.interval((0..<5).map { world.item($0) }, interval: .seconds(1), on: world.clock)
    }
    cases.producer("Timer") { world in
        SignalProducer<Date, Never>.timer(interval: .seconds(1), on: world.clock)
            .map(world.keeping { _ in world.item() }).take(first: 3)
    }
}

extension ReleaseWorld {
    fileprivate var lastOne: BufferingPolicy<Broken> { .bounded(1, whenFull: .dropOldest) }
    fileprivate var firstOne: BufferingPolicy<Broken> { .bounded(1, whenFull: .dropNewest) }
    fileprivate var onlyOne: BufferingPolicy<Broken> { .bounded(1, whenFull: .fail(Broken(item: item()))) }
}

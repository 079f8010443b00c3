import Dispatch
import GrowthSupport
import StreamCore

/// Every operator: many observers of it that come and leave, and many values through it.
enum OperatorGrowth {
    typealias Input = Signal<Int, TestFailure>
    typealias Start = @Sendable (Input, TestScheduler) -> (any Disposable)?

    static let all = operators.flatMap { name, start in observers(name, start) + values(name, start) }

    private static func observers(_ name: String, _ start: @escaping Start) -> [GrowthCase] {
        Leaving.cases("\(name): observers", 500) { count, order in
            let (signal, input) = Input.pipe()
            let scheduler = TestScheduler()
            let observations = (0..<count).map { _ in start(signal, scheduler) }
            input.send(value: 1)
            for observation in order(observations) { observation?.dispose() }
            scheduler.advance(by: 2.0)
        }
    }

    private static func values(_ name: String, _ start: @escaping Start) -> [GrowthCase] {
        [
            GrowthCase("\(name): values", 2_000) { count in
                let (signal, input) = Input.pipe()
                let scheduler = TestScheduler()
                _ = start(signal, scheduler)
                for value in 0..<count { input.send(value: value) }
                scheduler.advance(by: 2.0)
                input.sendCompleted()
                scheduler.advance(by: 2.0)
            }
        ]
    }

    private static let never = SignalProducer<Int, TestFailure>.never

    private static let operators: [(String, Start)] = transforming + filtering + joining + timed + others

    private static let transforming: [(String, Start)] = [
        ("observe", { signal, _ in signal.observe { _ in } }),
        ("map", { signal, _ in signal.map { $0 + 1 }.producer.start() }),
        ("compactMap", { signal, _ in signal.producer.compactMap { $0 }.start() }),
        ("scan", { signal, _ in signal.producer.scan(0) { $0 + $1 }.start() }),
        ("scanMap", { signal, _ in signal.producer.scanMap(0) { ($0 + $1, $1) }.start() }),
        ("reduce", { signal, _ in signal.producer.reduce(0) { $0 + $1 }.start() }),
        ("collect", { signal, _ in signal.producer.collect().start() }),
        ("collect(count:)", { signal, _ in signal.producer.collect(count: 1_000_000).start() }),
        ("combinePrevious", { signal, _ in signal.producer.combinePrevious(0).start() }),
        ("materialize", { signal, _ in signal.producer.materialize().dematerialize().start() }),
        ("materializeResults", { signal, _ in signal.producer.materializeResults().dematerializeResults().start() }),
        ("mapError", { signal, _ in signal.producer.mapError { $0 }.start() }),
        ("attempt", { signal, _ in signal.producer.attempt { _ in .success(()) }.start() }),
        ("attemptMap", { signal, _ in signal.producer.attemptMap { .success($0) }.start() }),
        ("on", { signal, _ in signal.producer.on(value: { _ in }).start() }),
    ]

    private static let filtering: [(String, Start)] = [
        ("filter", { signal, _ in signal.producer.filter { _ in true }.start() }),
        ("take(first:)", { signal, _ in signal.producer.take(first: 1_000_000).start() }),
        ("take(first: 1)", { signal, _ in signal.producer.take(first: 1).start() }),
        ("take(last:)", { signal, _ in signal.producer.take(last: 500).start() }),
        ("take(while:)", { signal, _ in signal.producer.take(while: { _ in true }).start() }),
        ("take(until:)", { signal, _ in signal.producer.take(until: Signal<(), Never>.never).start() }),
        ("skip(first:)", { signal, _ in signal.producer.skip(first: 1).start() }),
        ("skip(while:)", { signal, _ in signal.producer.skip(while: { _ in false }).start() }),
        ("skip(until:)", { signal, _ in signal.producer.skip(until: Signal<(), Never>.never).start() }),
        ("skipRepeats", { signal, _ in signal.producer.skipRepeats().start() }),
        ("uniqueValues", { signal, _ in signal.producer.uniqueValues().start() }),
        ("distinct(last:)", { signal, _ in signal.producer.distinct(last: 500).start() }),
    ]

    private static let joining: [(String, Start)] = [
        ("merge(with:)", { signal, _ in signal.producer.merge(with: signal).start() }),
        ("combineLatest(with:)", { signal, _ in signal.producer.combineLatest(with: signal).start() }),
        ("zip(with:)", { signal, _ in signal.producer.zip(with: signal.skip(first: 1)).start() }),
        ("zip(with:), one side waiting", { signal, _ in signal.producer.zip(with: Input.never).start() }),
        ("withLatest(from:)", { signal, _ in signal.producer.withLatest(from: Signal<Int, Never>.never).start() }),
        ("sample(with:)", { signal, _ in signal.producer.sample(with: Signal<Int, Never>.never).start() }),
        ("race(with:)", { signal, _ in signal.producer.race(with: Input.never).start() }),
        ("concat", { signal, _ in signal.producer.concat(.empty).start() }),
        ("prefix", { signal, _ in signal.producer.prefix(value: 0).start() }),
        ("then", { signal, _ in signal.producer.then(SignalProducer<Int, TestFailure>.empty).start() }),
        ("ifEmpty", { signal, _ in signal.producer.ifEmpty(0).start() }),
        ("flatMap(.merge)", { signal, _ in signal.producer.flatMap(.merge) { _ in never }.start() }),
        ("flatMap(.concat)", { signal, _ in signal.producer.flatMap(.concat) { _ in never }.start() }),
        (
            "flatMap(.concurrent)",
            { signal, _ in
                signal.producer.flatMap(.concurrent(limit: 400)) { _ in never }.start()
            }
        ),
        ("flatMap(.latest)", { signal, _ in signal.producer.flatMap(.latest) { _ in never }.start() }),
        ("flatMap(.race)", { signal, _ in signal.producer.flatMap(.race) { _ in never }.start() }),
        ("flatMap(.throttle)", { signal, _ in signal.producer.flatMap(.throttle) { _ in never }.start() }),
        (
            "flatMapError",
            { signal, _ in
                signal.producer.flatMapError { _ in SignalProducer<Int, Never>.empty }.start()
            }
        ),
        ("retry", { signal, _ in signal.producer.retry(upTo: 3).start() }),
        ("repeat", { signal, _ in signal.producer.repeat(3).start() }),
    ]

    private static let timed: [(String, Start)] = [
        ("observe(on:)", { signal, scheduler in signal.producer.observe(on: scheduler).start() }),
        ("delay", { signal, scheduler in signal.producer.delay(1, on: scheduler).start() }),
        ("debounce", { signal, scheduler in signal.producer.debounce(1, on: scheduler).start() }),
        ("throttle", { signal, scheduler in signal.producer.throttle(1, on: scheduler).start() }),
        ("lazyMap", { signal, scheduler in signal.producer.lazyMap(on: scheduler) { $0 }.start() }),
        (
            "collect(every:)",
            { signal, scheduler in
                signal.producer.collect(every: .seconds(1), on: scheduler).start()
            }
        ),
        (
            "timeout",
            { signal, scheduler in
                signal.producer.timeout(after: 1, raising: TestFailure.first, on: scheduler).start()
            }
        ),
        ("take(for:)", { signal, scheduler in signal.producer.take(for: 1, on: scheduler).start() }),
        ("skip(for:)", { signal, scheduler in signal.producer.skip(for: 1, on: scheduler).start() }),
        (
            "buffer(every:)",
            { signal, scheduler in
                signal.producer.buffer(every: .seconds(1), on: scheduler).start()
            }
        ),
        (
            "window(every:)",
            { signal, scheduler in
                signal.producer.window(every: .seconds(1), on: scheduler).flatten(.merge).start()
            }
        ),
        ("measureInterval", { signal, scheduler in signal.producer.measureInterval(on: scheduler).start() }),
    ]

    private static let others: [(String, Start)] = [
        ("share", { signal, _ in signal.producer.share().start() }),
        ("share(replay:)", { signal, _ in signal.producer.share(replay: 10).start() }),
        ("replayLazily", { signal, _ in signal.producer.replayLazily(upTo: 10).start() }),
        (
            "groupBy, a group for every value",
            { signal, _ in
                signal.producer.groupBy { $0 }.flatMap(.merge) { $0.producer }.start()
            }
        ),
        ("window(count:)", { signal, _ in signal.producer.window(count: 1).flatten(.merge).start() }),
        ("buffer(count:skip:)", { signal, _ in signal.producer.buffer(count: 2, skip: 1).start() }),
    ]
}

import RACCompat
import StreamCore
import StreamTesting

extension WrongOperator {
    static let all = first + ofValues + ofWork + joining

    /// Operators that send too much, too little, or another thing.
    static let ofValues: [WrongOperator] = [
        WrongOperator(
            "skip that is off by one", right: { try $0.a.skip(first: 2) }, wrong: { try $0.a.skip(first: 1) }),
        WrongOperator(
            "take that counts to nineteen", size: 20, right: { try $0.a.take(first: 20) },
            wrong: { try $0.a.take(first: 19) }),
        WrongOperator(
            "take(last:) that keeps one less", size: 13, right: { try $0.a.take(last: 12) },
            wrong: { try $0.a.take(last: 11) }),
        WrongOperator(
            "scan that sends its start", right: { try $0.a.scan("", +) },
            wrong: { try $0.a.scan("", +).prefix(value: "") }),
        WrongOperator(
            "combinePrevious that drops the first pair", right: { try $0.a.combinePrevious("-").map { $0 + $1 } },
            wrong: { try $0.a.combinePrevious().map { $0 + $1 } }),
        WrongOperator(
            "skipRepeats that drops for ever", right: { try $0.a.skipRepeats() }, wrong: { try $0.a.distinct() }),
        WrongOperator(
            "map that sends twice", right: { try $0.a.map { $0 } },
            wrong: { try $0.a.flatMap(.concat) { SignalProducer([$0, $0]) } }),
        WrongOperator(
            "map that loses nil", inputs: [RandomInput("a", values: "ab~")],
            right: { try $0.input("a", as: String?.self).producer.map { $0 ?? "-" } },
            wrong: { try $0.input("a", as: String?.self).producer.skipNil() }),
        WrongOperator(
            "catch that loses the error", right: { try $0.a }, wrong: { try $0.a.flatMapError { _ in .empty } }),
        WrongOperator(
            "mapError where no error should change", right: { try $0.a },
            wrong: { try $0.a.mapError { _ in MarbleFailure("Y") } }),
        WrongOperator(
            "ignore that loses its errors", right: { try $0.a.filter { _ in false } },
            wrong: { try $0.a.filter { _ in false }.flatMapError { _ in .never } }),
        WrongOperator(
            "completion before the last value", right: { try $0.a },
            wrong: { world in
                WrongOperators.operation(try world.a, String?.none) { event, last, observer in
                    guard case .value(let value) = event else { return observer.send(event) }
                    if let last { observer.send(value: last) }
                    last = value
                }
            }),
        WrongOperator("end that never comes", right: { try $0.a }, wrong: { try $0.a.concat(.never) }),
        WrongOperator(
            "interruption in place of completion", right: { try $0.a },
            wrong: { world in
                WrongOperators.operation(try world.a, ()) { event, _, observer in
                    if case .completed = event { observer.sendInterrupted() } else { observer.send(event) }
                }
            }),
        WrongOperator(
            "reduce that forgets an empty input", right: { try $0.a.reduce("-", +) },
            wrong: { try $0.a.scan("-", +).take(last: 1) }),
        WrongOperator(
            "materialize that forgets completion", right: { try $0.a.materialize().map { "\($0)" }.promoteError() },
            wrong: { try $0.a.materialize().map { "\($0)" }.filter { $0 != "COMPLETED" }.promoteError() }),
        WrongOperator(
            "attempt that goes on after a failure",
            right: {
                try $0.a.attemptMap { value throws in if value == "d" { throw MarbleFailure("d") } else { value } }
            },
            wrong: { try $0.a.filter { $0 != "d" } }),
        WrongOperator(
            "a guard against re-entrance that drops values", with: .reenters, right: { try $0.a },
            wrong: { world in WrongOperators.withoutReentrance(try world.input("a").racSignal.producer) }),
    ]

    /// Operators that start, place or end work wrongly.
    static let ofWork: [WrongOperator] = [
        WrongOperator(
            "two subscriptions to one request", right: { try $0.request },
            wrong: { try $0.request.take(first: 1).concat(try $0.request.skip(first: 1)) }),
        WrongOperator(
            "a request that runs once too often", right: { try $0.request.filter { $0 != "b" } },
            wrong: { world in
                let request = try world.request
                return request.filter { $0 != "b" }.merge(
                    with: request.filter { _ in false }.flatMapError { _ in .empty })
            }),
        WrongOperator(
            "a hot source that is never unsubscribed from", right: { try $0.a.take(first: 1) },
            wrong: { world in WrongOperators.leaking(try world.a).take(first: 1) }),
        WrongOperator(
            "a request that goes on after disposal", right: { try $0.request },
            wrong: { world in WrongOperators.leaking(try world.request) }),
        WrongOperator(
            "a trigger that is never unsubscribed from", inputs: ["a", RandomInput("b", canFail: false)],
            right: { try $0.a.take(until: $0.input("b").values.map { _ in }) },
            wrong: { world in
                let trigger = WrongOperators.leaking(try world.b).map { _ in }
                    .flatMapError { _ in SignalProducer<Void, Never>.never }
                return try world.a.take(until: trigger)
            }),
        WrongOperator(
            "delivery on another scheduler", right: { try $0.a },
            wrong: { try $0.a.observe(on: QueueScheduler(name: "work")) }),
        WrongOperator(
            "work on another scheduler", right: { try $0.request.observe(on: QueueScheduler.main) },
            wrong: { try $0.request.start(on: QueueScheduler(name: "work")).observe(on: QueueScheduler.main) }),
        WrongOperator(
            "a later turn that keeps the last value of a burst", right: { try $0.a.observe(on: QueueScheduler.main) },
            wrong: { try $0.a.debounce(0, on: QueueScheduler.main, discardWhenCompleted: false) }),
        WrongOperator(
            "a timeout after a minute and a half",
            right: { try $0.a.timeout(after: 90, raising: MarbleFailure("t"), on: $0.scheduler) },
            wrong: { try $0.a.timeout(after: 91, raising: MarbleFailure("t"), on: $0.scheduler) }),
        WrongOperator(
            "a value that is lost after an hour's half", right: { try $0.a.delay(1_800, on: $0.scheduler) },
            wrong: { try $0.a.delay(1_800, on: $0.scheduler).filter { $0 != "c" } }),
        WrongOperator(
            "a count that all runs share", right: { try $0.a.take(first: 2) },
            wrong: { world in WrongOperators.takeTwoOfAll(try world.a) }),
        WrongOperator(
            "a run that all subscribers share", right: { try $0.request },
            wrong: { try $0.request.replayLazily(upTo: .max) }),
        WrongOperator(
            "a hot signal in place of a producer", right: { try $0.a.scan("", +) },
            wrong: { SignalProducer(try $0.input("a").signal.scan("", +)) }),
        WrongOperator(
            "retry that tries once too often", right: { try $0.request.retry(upTo: 1) },
            wrong: { try $0.request.retry(upTo: 2) }),
        WrongOperator(
            "repeat that repeats once too often", right: { try $0.request.repeat(2) },
            wrong: { try $0.request.repeat(3) }),
        WrongOperator(
            "debounce that is throttle", right: { try $0.a.debounce(2, on: $0.scheduler) },
            wrong: { try $0.a.throttle(2, on: $0.scheduler) }),
        WrongOperator(
            "debounce that waits too long", right: { try $0.a.debounce(2, on: $0.scheduler) },
            wrong: { try $0.a.debounce(3, on: $0.scheduler) }),
        WrongOperator(
            "delays that add up", right: { try $0.a.delay(2, on: $0.scheduler) },
            wrong: { world in
                let scheduler = world.scheduler
                return try world.a.flatMap(.concat) { SignalProducer(value: $0).delay(2, on: scheduler) }
            }),
    ]

    /// Operators of several streams.
    static let joining: [WrongOperator] = [
        WrongOperator(
            "zip that pairs with the latest", inputs: ["a", "b"],
            right: { try $0.a.zip(with: $0.b).map { $0 + $1 } },
            wrong: { try $0.a.combineLatest(with: $0.b).map { $0 + $1 } }),
        WrongOperator(
            "combineLatest that ends with either", inputs: ["a", RandomInput("b", canFail: false)],
            right: { try $0.a.combineLatest(with: $0.b).map { $0 + $1 } },
            wrong: { world in
                let end = try world.b.materialize().filter { $0.isCompleted }.map { _ in }
                return try world.a.combineLatest(with: world.b).map { $0 + $1 }.take(until: end)
            }),
        WrongOperator(
            "sample that sends with each of both", inputs: ["a", "b"],
            right: { try $0.a.sample(on: $0.input("b").producer.map { _ in }.flatMapError { _ in .empty }) },
            wrong: { try $0.a.combineLatest(with: $0.b).map { $0.0 } }),
        WrongOperator(
            "concat that is merge", right: { $0.replies(to: try $0.a, .concat) },
            wrong: { $0.replies(to: try $0.a, .merge) }),
        WrongOperator(
            "latest that is concat", right: { $0.replies(to: try $0.a, .latest) },
            wrong: { $0.replies(to: try $0.a, .concat) }),
        WrongOperator(
            "latest that lets the first win", right: { $0.replies(to: try $0.a, .latest) },
            wrong: { $0.replies(to: try $0.a, .race) }),
        WrongOperator(
            "latest that ends with its outer stream", right: { $0.replies(to: try $0.a, .latest) },
            wrong: { world in
                let end = try world.a.materialize().filter { $0.isCompleted }.map { _ in }
                return world.replies(to: try world.a, .latest).take(until: end)
            }),
        WrongOperator(
            "merge that loses an error of an inner stream",
            right: { world in try world.a.flatMap(.merge) { _ in world.failing } },
            wrong: { world in try world.a.flatMap(.merge) { _ in world.failing.flatMapError { _ in .empty } } }),
        WrongOperator(
            "merge that fails late", inputs: ["a", "b"], right: { try $0.a.merge(with: $0.b) },
            wrong: { world in
                let late = try world.a.flatMapError { error in
                    SignalProducer(value: "").delay(1, on: world.scheduler).attemptMap { _ throws in throw error }
                }
                return try late.merge(with: world.b)
            }),
        WrongOperator(
            "clean-up in another order", inputs: ["a", "b"], with: .cleanUp, right: { try $0.a.merge(with: $0.b) },
            wrong: { try $0.b.merge(with: $0.a) }),
        WrongOperator(
            "a prefix that comes behind", right: { try $0.request.prefix(value: "x") },
            wrong: { try $0.request.merge(with: SignalProducer(value: "x")) }),
    ]
}

extension VirtualWorld {
    /// Asks for a reply to each value.
    fileprivate func replies(
        to stream: WrongOperator.Stream, _ strategy: FlattenStrategy
    ) -> WrongOperator.Stream {
        stream.flatMap(strategy) { value in self.reply("-x-y|").map { value + $0 } }
    }

    fileprivate var failing: WrongOperator.Stream { reply("-X") }

    private func reply(_ marbles: String) -> WrongOperator.Stream {
        SignalProducer { observer, lifetime in
            do {
                lifetime += try self.cold(marbles).producer.start(observer)
            } catch {
                observer.send(error: error)
            }
        }
    }
}

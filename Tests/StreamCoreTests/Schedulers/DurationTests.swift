import Foundation
import StreamCore
import Testing

/// Every operator that takes an interval takes a `Duration` as well, and does the same with it.
@Suite struct DurationTests {
    private struct Failure: Error, Equatable {
        var number = 0
    }

    typealias Input = SignalProducer<Int, any Error>
    typealias Output = SignalProducer<String, any Error>

    /// One operator with an interval in the type that it had, and as a `Duration`.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let original: @Sendable (Input, TestScheduler) -> Output
        let duration: @Sendable (Input, TestScheduler) -> Output

        init<Value, Error>(
            _ name: String,
            _ original: @escaping @Sendable (Input, TestScheduler) -> SignalProducer<Value, Error>,
            _ duration: @escaping @Sendable (Input, TestScheduler) -> SignalProducer<Value, Error>
        ) {
            testDescription = name
            self.original = { Self.text(original($0, $1)) }
            self.duration = { Self.text(duration($0, $1)) }
        }

        private static func text<Value, Error>(_ producer: SignalProducer<Value, Error>) -> Output {
            producer.map { "\($0)" }.mapError { $0 as any Swift.Error }
        }
    }

    static let producers = [
        Case("delay", { $0.delay(0.3, on: $1) }, { $0.delay(.milliseconds(300), on: $1) }),
        Case("delayStart", { $0.delayStart(0.3, on: $1) }, { $0.delayStart(.milliseconds(300), on: $1) }),
        Case("debounce", { $0.debounce(0.5, on: $1) }, { $0.debounce(.milliseconds(500), on: $1) }),
        Case("throttle", { $0.throttle(0.5, on: $1) }, { $0.throttle(.seconds(0.5), on: $1) }),
        Case(
            "throttle latest", { $0.throttle(0.5, on: $1, latest: true) },
            { $0.throttle(.seconds(0.5), on: $1, latest: true) }),
        Case("skip", { $0.skip(for: 1.5, on: $1) }, { $0.skip(for: .seconds(1.5), on: $1) }),
        Case("take", { $0.take(for: 1.5, on: $1) }, { $0.take(for: .seconds(1.5), on: $1) }),
        Case(
            "timeout", { $0.timeout(after: 2, raising: Failure(), on: $1) },
            { $0.timeout(after: .seconds(2), raising: Failure(), on: $1) }),
        Case(
            "timeout between values", { $0.timeout(betweenValues: 1.5, raising: Failure(), on: $1) },
            { $0.timeout(betweenValues: .seconds(1.5), raising: Failure(), on: $1) }),
        Case(
            "timeout switching", { $0.timeout(betweenValues: 1.5, switchingTo: Input(value: 9), on: $1) },
            { $0.timeout(betweenValues: .seconds(1.5), switchingTo: Input(value: 9), on: $1) }),
        Case(
            "collect", { $0.collect(every: .milliseconds(700), on: $1) },
            { $0.collect(every: Duration.milliseconds(700), on: $1) }),
        Case(
            "buffer", { $0.buffer(every: .milliseconds(700), on: $1) },
            { $0.buffer(every: Duration.milliseconds(700), on: $1) }),
        Case(
            "buffer up to", { $0.buffer(upTo: 2, every: .milliseconds(700), on: $1) },
            { $0.buffer(upTo: 2, every: Duration.milliseconds(700), on: $1) }),
        Case(
            "window", { $0.window(every: .milliseconds(700), on: $1).flatten(.merge) },
            { $0.window(every: Duration.milliseconds(700), on: $1).flatten(.merge) }),
        Case(
            "interval", { _, scheduler in SignalProducer.interval("abc", interval: .milliseconds(400), on: scheduler) },
            { _, scheduler in SignalProducer.interval("abc", interval: .seconds(0.4), on: scheduler) }),
        Case(
            "interval of numbers", { _, scheduler in SignalProducer.interval(.milliseconds(400), on: scheduler) },
            { _, scheduler in SignalProducer.interval(.seconds(0.4), on: scheduler) }),
        Case(
            "timer", { _, scheduler in SignalProducer.timer(interval: .milliseconds(400), on: scheduler) },
            { _, scheduler in SignalProducer.timer(interval: .seconds(0.4), on: scheduler) }),
        Case(
            "retry", { $0.failingLater.retry(upTo: 2, interval: 0.5, on: $1) },
            { $0.failingLater.retry(upTo: 2, interval: .milliseconds(500), on: $1) }),
        Case(
            "retry with backoff", { $0.failingLater.retry(upTo: 3, backoff: .exponential(initial: 0.1), on: $1) },
            { $0.failingLater.retry(upTo: 3, backoff: .exponential(initial: .milliseconds(100)), on: $1) }),
        Case(
            "retry with equal pauses", { $0.failingLater.retry(upTo: 3, backoff: .constant(0.1), on: $1) },
            { $0.failingLater.retry(upTo: 3, backoff: .constant(.milliseconds(100)), on: $1) }),
        Case(
            "timeout switching to a result",
            { $0.timeout(betweenValues: 1.5, switchingTo: Result<Int, any Error>.success(9), on: $1) },
            { $0.timeout(betweenValues: .seconds(1.5), switchingTo: Result<Int, any Error>.success(9), on: $1) }),
        Case(
            "timeout of what cannot fail", { $0.unfailing.timeout(after: 2, raising: Failure(), on: $1) },
            { $0.unfailing.timeout(after: .seconds(2), raising: Failure(), on: $1) }),
        Case(
            "timeout between values that cannot fail",
            { $0.unfailing.timeout(betweenValues: 1.5, raising: Failure(), on: $1) },
            { $0.unfailing.timeout(betweenValues: .seconds(1.5), raising: Failure(), on: $1) }),
        Case(
            "window up to", { $0.window(upTo: 2, every: .milliseconds(700), on: $1).flatten(.merge) },
            { $0.window(upTo: 2, every: Duration.milliseconds(700), on: $1).flatten(.merge) }),
        Case(
            "timer with leeway",
            { _, scheduler in
                SignalProducer.timer(interval: .milliseconds(400), on: scheduler, leeway: .milliseconds(1))
            },
            { _, scheduler in SignalProducer.timer(interval: .seconds(0.4), on: scheduler, leeway: .seconds(0.001)) }),
        Case(
            "refCount", { $0.makeConnectable().refCount(disconnectAfter: 0.5, on: $1).twice(on: $1) },
            { $0.makeConnectable().refCount(disconnectAfter: .seconds(0.5), on: $1).twice(on: $1) }),
    ]

    @Test("A producer does the same with a duration", arguments: producers)
    func producer(example: Case) throws {
        let expected = try Self.events(of: example.original)
        #expect(expected.count > 1)
        #expect(try Self.events(of: example.duration) == expected)
    }

    /// The same of signals.
    static let signals = [
        Case(
            "delay", { $0.hot { $0.delay(0.3, on: $1) }($1) }, { $0.hot { $0.delay(.milliseconds(300), on: $1) }($1) }),
        Case(
            "debounce", { $0.hot { $0.debounce(0.5, on: $1) }($1) },
            { $0.hot { $0.debounce(.milliseconds(500), on: $1) }($1) }),
        Case(
            "throttle", { $0.hot { $0.throttle(0.5, on: $1) }($1) },
            { $0.hot { $0.throttle(.milliseconds(500), on: $1) }($1) }),
        Case(
            "take", { $0.hot { $0.take(for: 1.5, on: $1) }($1) }, { $0.hot { $0.take(for: .seconds(1.5), on: $1) }($1) }
        ),
        Case(
            "skip", { $0.hot { $0.skip(for: 1.5, on: $1) }($1) }, { $0.hot { $0.skip(for: .seconds(1.5), on: $1) }($1) }
        ),
        Case(
            "timeout", { $0.hot { $0.timeout(after: 2, raising: Failure(), on: $1) }($1) },
            { $0.hot { $0.timeout(after: .seconds(2), raising: Failure(), on: $1) }($1) }),
        Case(
            "collect", { $0.hot { $0.collect(every: .milliseconds(700), on: $1) }($1) },
            { $0.hot { $0.collect(every: .seconds(0.7), on: $1) }($1) }),
        Case(
            "throttle latest", { $0.hot { $0.throttle(0.5, on: $1, latest: true) }($1) },
            { $0.hot { $0.throttle(.milliseconds(500), on: $1, latest: true) }($1) }),
        Case(
            "timeout between values", { $0.hot { $0.timeout(betweenValues: 1.5, raising: Failure(), on: $1) }($1) },
            { $0.hot { $0.timeout(betweenValues: .seconds(1.5), raising: Failure(), on: $1) }($1) }),
        Case(
            "timeout switching",
            { $0.hot { $0.timeout(betweenValues: 1.5, switchingTo: Input(value: 9), on: $1) }($1) },
            { $0.hot { $0.timeout(betweenValues: .seconds(1.5), switchingTo: Input(value: 9), on: $1) }($1) }),
        Case(
            "timeout switching to a result",
            { $0.hot { $0.timeout(betweenValues: 1.5, switchingTo: Result<Int, any Error>.success(9), on: $1) }($1) },
            {
                $0.hot {
                    $0.timeout(betweenValues: .seconds(1.5), switchingTo: Result<Int, any Error>.success(9), on: $1)
                }($1)
            }),
        Case(
            "timeout of what cannot fail",
            { $0.hot { $0.unfailing.timeout(after: 2, raising: Failure(), on: $1) }($1) },
            { $0.hot { $0.unfailing.timeout(after: .seconds(2), raising: Failure(), on: $1) }($1) }),
        Case(
            "timeout between values that cannot fail",
            { $0.hot { $0.unfailing.timeout(betweenValues: 1.5, raising: Failure(), on: $1) }($1) },
            { $0.hot { $0.unfailing.timeout(betweenValues: .seconds(1.5), raising: Failure(), on: $1) }($1) }),
        Case(
            "buffer", { $0.hot { $0.buffer(every: .milliseconds(700), on: $1) }($1) },
            { $0.hot { $0.buffer(every: Duration.milliseconds(700), on: $1) }($1) }),
        Case(
            "buffer up to", { $0.hot { $0.buffer(upTo: 2, every: .milliseconds(700), on: $1) }($1) },
            { $0.hot { $0.buffer(upTo: 2, every: Duration.milliseconds(700), on: $1) }($1) }),
        Case(
            "window", { $0.hot { $0.window(every: .milliseconds(700), on: $1).flatten(.merge) }($1) },
            { $0.hot { $0.window(every: Duration.milliseconds(700), on: $1).flatten(.merge) }($1) }),
        Case(
            "window up to", { $0.hot { $0.window(upTo: 2, every: .milliseconds(700), on: $1).flatten(.merge) }($1) },
            { $0.hot { $0.window(upTo: 2, every: Duration.milliseconds(700), on: $1).flatten(.merge) }($1) }),
    ]

    @Test("A signal does the same with a duration", arguments: signals)
    func signal(example: Case) throws {
        let expected = try Self.events(of: example.original)
        #expect(expected.count > 1)
        #expect(try Self.events(of: example.duration) == expected)
    }

    @Test("A scheduler waits for a duration, and goes on by one")
    func schedulers() {
        let scheduler = TestScheduler()
        let start = scheduler.currentDate
        let times = MutableProperty([Double]())
        let note: @Sendable () -> Void = {
            let time = scheduler.currentDate.timeIntervalSince(start)
            times.modify { $0.append((time * 10).rounded() / 10) }
        }
        scheduler.schedule(afterDelay: Duration.milliseconds(300), action: note)
        scheduler.schedule(after: .milliseconds(500), interval: .milliseconds(1500), action: note)
        scheduler.advance(by: Duration.seconds(4))
        #expect(times.value == [0.3, 0.5, 2, 3.5])
        scheduler.rewind(by: Duration.seconds(1))
        #expect(scheduler.currentDate.timeIntervalSince(start) == 3)
    }

    @Test("A literal of Dispatch keeps its meaning where both types fit")
    func prefersDispatch() {
        let scheduler = TestScheduler()
        let start = scheduler.currentDate
        scheduler.advance(by: .seconds(2))
        scheduler.advance(by: .milliseconds(500))
        #expect(scheduler.currentDate.timeIntervalSince(start) == 2.5)
    }

    @Test(
        "A duration that Dispatch cannot count is the longest that it can",
        arguments: [(Duration.seconds(Int64.max), Int.max), (.seconds(Int64.min), .min), (.nanoseconds(7), 7)])
    func converts(duration: Duration, nanoseconds: Int) {
        #expect(duration.dispatchInterval == .nanoseconds(nanoseconds))
    }

    /// What an operator sends, and when, of values at 0, 0.4, 1, 3 and an end at 5 s.
    private static func events(of make: (Input, TestScheduler) -> Output) throws -> [String] {
        let scheduler = TestScheduler()
        let start = scheduler.currentDate
        let events = MutableProperty([String]())
        let times: [(TimeInterval, Int)] = [(0, 1), (0.4, 2), (1, 3), (3, 4)]
        let input = Input { observer, lifetime in
            observer.send(value: 0)
            for (time, value) in times {
                lifetime += scheduler.schedule(afterDelay: time) { observer.send(value: value) }
            }
            lifetime += scheduler.schedule(afterDelay: 5) { observer.sendCompleted() }
        }
        let running = make(input, scheduler).start { event in
            let time = (scheduler.currentDate.timeIntervalSince(start) * 1000).rounded() / 1000
            events.modify { $0.append("\(time) \(event)") }
        }
        scheduler.advance(by: .seconds(8))
        running.dispose()
        return events.value
    }
}

extension SignalProducer where Value == Int, Failure == any Swift.Error {
    /// The first values, then a failure.
    fileprivate var failingLater: SignalProducer {
        take(first: 2).concat(SignalProducer(error: DurationFailure()))
    }

    /// The values, and an end where the producer fails.
    fileprivate var unfailing: SignalProducer<Int, Never> { flatMapError { _ in .empty } }

    /// An operator of signals, on the signal that the producer is while it runs.
    fileprivate func hot<Output, NewFailure>(
        _ make: @escaping @Sendable (Signal<Int, any Swift.Error>, TestScheduler) -> Signal<Output, NewFailure>
    ) -> (TestScheduler) -> SignalProducer<Output, NewFailure> {
        { scheduler in
            SignalProducer<Output, NewFailure> { observer, lifetime in
                self.startWithSignal { signal, interruption in
                    lifetime += interruption
                    lifetime += make(signal, scheduler).observe(observer)
                }
            }
        }
    }
}

extension SignalProducer {
    /// The producer, started again 0.3 seconds after its third value.
    fileprivate func twice(on scheduler: TestScheduler) -> SignalProducer {
        take(first: 3).concat(take(first: 1).delayStart(0.3, on: scheduler))
    }
}

extension Signal where Value == Int, Failure == any Swift.Error {
    /// The values, and an end where the signal fails.
    fileprivate var unfailing: Signal<Int, Never> { flatMapError { _ in .empty } }
}

private struct DurationFailure: Error {}

import Foundation
import RxCompat
import StreamCore
import Testing

extension RxTests {
    /// Every operator that the core has, too, sends the same at the same time.
    @Suite struct SameOperatorTests {
        @Test func transforming() {
            expectSame({ $0.first.map { $0 * 10 } }, { $0.first.map { $0 * 10 } })
            expectSame({ $0.first.compactMap { $0 == 2 ? nil : $0 } }, { $0.first.compactMap { $0 == 2 ? nil : $0 } })
            expectSame({ $0.first.scan(1) { $0 + $1 } }, { $0.first.scan(1) { $0 + $1 } })
            expectSame({ $0.first.scan(into: 1) { $0 += $1 } }, { $0.first.scan(into: 1) { $0 += $1 } })
            expectSame({ $0.first.reduce(1) { $0 + $1 } }, { $0.first.reduce(1) { $0 + $1 } })
            expectSame({ $0.first.toArray().asObservable() }, { $0.first.collect() })
            expectSame(
                { $0.first.map { try $0 == 3 ? { throw TestError.second }() : $0 } },
                { $0.first.attemptMap { try $0 == 3 ? { throw TestError.second }() : $0 } })
            expectSame({ $0.first.materialize().dematerialize() }, { $0.first.materialize().dematerialize() })
        }

        @Test func filtering() {
            expectSame({ $0.first.filter { $0 > 1 } }, { $0.first.filter { $0 > 1 } })
            expectSame({ $0.first.ignoreElements() }, { $0.first.filter { _ in false } })
            expectSame({ $0.first.distinctUntilChanged() }, { $0.first.skipRepeats() })
            expectSame({ $0.first.distinctUntilChanged { $0 / 2 } }, { $0.first.skipRepeats { $0 / 2 == $1 / 2 } })
            for count in [0, 2, 9] {
                expectSame({ $0.first.take(count) }, { $0.first.take(first: count) })
                expectSame({ $0.first.take(last: count) }, { $0.first.take(last: count) })
                expectSame({ $0.first.skip(count) }, { $0.first.skip(first: count) })
            }
            expectSame({ $0.first.take(while: { $0 < 3 }) }, { $0.first.take(while: { $0 < 3 }) })
            expectSame({ $0.first.skip(while: { $0 < 2 }) }, { $0.first.skip(while: { $0 < 2 }) })
        }

        @Test func limitedByAnother() {
            // The core's trigger cannot fail, and its completion counts.
            expectSame(
                seconds: ["values", "late", "never"], { $0.first.take(until: $0.second) },
                { $0.first.take(until: $0.trigger) })
            expectSame(
                seconds: ["values"], { $0.first.skip(until: $0.second) }, { $0.first.skip(until: $0.trigger) })
        }

        @Test func combining() {
            // An input that has ended without a value ends RxSwift's combineLatest at the next value, the core's with all inputs.
            expectSame(
                firsts: ["values", "failure", "no end"], seconds: ["values", "failure", "late", "never"],
                { Observable.combineLatest($0.first, $0.second) { "\($0) \($1)" } },
                { $0.first.combineLatest(with: $0.second).map { "\($0) \($1)" } })
            // RxSwift's zip ends with the next value that finds no partner, the core's as soon as no pair can follow.
            expectSame(
                {
                    Observable.zip($0.first.concat(Observable.never()), $0.second.concat(Observable.never())) {
                        "\($0) \($1)"
                    }
                },
                { $0.first.concat(.never).zip(with: $0.second.concat(.never)).map { "\($0) \($1)" } })
            expectSame({ .merge($0.first, $0.second) }, { $0.first.merge(with: $0.second) })
            expectSame({ $0.first.concat($0.second) }, { $0.first.concat($0.second) })
            expectSame({ .concat([$0.second, $0.first]) }, { $0.first.prefix($0.second) })
            expectSame({ $0.first.startWith(9) }, { $0.first.prefix(value: 9) })
            expectSame({ $0.first.amb($0.second) }, { $0.first.race(with: $0.second) })
            expectSame({ $0.first.ifEmpty(default: 9) }, { $0.first.ifEmpty(9) })
            expectSame({ $0.first.ifEmpty(switchTo: $0.second) }, { $0.first.ifEmpty(switchTo: $0.second) })
            // The core takes the latest value of what cannot fail.
            expectSame(
                seconds: ["values", "late", "empty", "never"],
                { $0.first.withLatestFrom($0.second) { "\($0) \($1)" } },
                { $0.first.withLatest(from: $0.second.flatMapError { _ in .never }).map { "\($0) \($1)" } })
        }

        @Test func flattening() {
            expectSame(
                { inputs in inputs.first.flatMap { value in inputs.second.map { value * 10 + $0 } } },
                { inputs in inputs.first.flatMap(.merge) { value in inputs.second.map { value * 10 + $0 } } })
            expectSame(
                { inputs in inputs.first.concatMap { value in inputs.second.map { value * 10 + $0 } } },
                { inputs in inputs.first.flatMap(.concat) { value in inputs.second.map { value * 10 + $0 } } })
            expectSame(
                { inputs in inputs.first.flatMapLatest { value in inputs.second.map { value * 10 + $0 } } },
                { inputs in inputs.first.flatMap(.latest) { value in inputs.second.map { value * 10 + $0 } } })
            expectSame(
                { inputs in inputs.first.flatMapFirst { value in inputs.second.map { value * 10 + $0 } } },
                { inputs in
                    inputs.first.flatMap(.throttle) { value in inputs.second.map { value * 10 + $0 } }
                })
            expectSame(
                { inputs in inputs.first.map { _ in inputs.second }.merge(maxConcurrent: 2) },
                { inputs in inputs.first.map { _ in inputs.second }.flatten(.concurrent(limit: 2)) })
        }

        @Test func failures() {
            expectSame(
                { inputs in inputs.first.catch { _ in inputs.second } },
                { inputs in inputs.first.flatMapError { _ in inputs.second } })
            expectSame(
                { $0.first.catchAndReturn(9) }, { $0.first.flatMapError { _ in SignalProducer(value: 9) } })
            // RxSwift counts attempts, the core counts those after the first.
            expectSame({ $0.first.retry(2) }, { $0.first.retry(upTo: 1) })
            expectSame(
                { $0.first.retry(when: { $0.map { _ in } }) },
                { $0.first.retry(when: { $0.map { _ in }.promoteError((any Error).self) }) })
        }

        @Test func timing() {
            expectSame(
                { $0.first.delay(.milliseconds(300), scheduler: $0.clock) }, { $0.first.delay(0.3, on: $0.clock) })
            expectSame(
                { $0.first.delaySubscription(.milliseconds(300), scheduler: $0.clock) },
                { $0.first.delayStart(0.3, on: $0.clock) })
            // At the end, the last value is sent at once by RxSwift, in its time by the core.
            expectSame(
                { $0.first.debounce(.milliseconds(300), scheduler: $0.clock) },
                { $0.first.debounce(0.3, on: $0.clock, discardWhenCompleted: false) })
            expectSame(
                { $0.first.throttle(.milliseconds(1300), latest: false, scheduler: $0.clock) },
                { $0.first.throttle(1.3, on: $0.clock, latest: false) })
            expectSame(
                { $0.first.timeout(.milliseconds(1300), scheduler: $0.clock).catch { _ in .just(9) } },
                {
                    $0.first.timeout(
                        betweenValues: 1.3, raising: TestError.second as any Error, on: $0.clock
                    )
                    .flatMapError { _ in SignalProducer(value: 9) }
                })
            expectSame(
                { $0.first.take(for: .milliseconds(2300), scheduler: $0.clock) },
                { $0.first.take(for: 2.3, on: $0.clock) })
            expectSame(
                { $0.first.skip(.milliseconds(2300), scheduler: $0.clock) }, { $0.first.skip(for: 2.3, on: $0.clock) })
        }

        @Test func sharing() {
            expectSame(
                { inputs in
                    let shared = inputs.first.share()
                    return .merge(shared, shared.delay(.milliseconds(300), scheduler: inputs.clock))
                },
                { inputs in
                    let shared = inputs.first.share()
                    return .merge(shared, shared.delay(0.3, on: inputs.clock))
                })
            expectSame(
                { inputs in
                    let shared = inputs.first.share(replay: 1)
                    return .merge(shared, inputs.second.flatMap { _ in shared.take(1) })
                },
                { inputs in
                    let shared = inputs.first.share(replay: 1)
                    return .merge(shared, inputs.second.flatMap(.merge) { _ in shared.take(first: 1) })
                })
            expectSame(
                { $0.first.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key) \($0)" } } },
                {
                    $0.first.groupBy { $0 % 2 }.flatMap(.merge) { group in group.producer.map { "\(group.key) \($0)" } }
                })
        }

        @Test func ticking() {
            expectSame(
                { Observable<Int>.interval(.seconds(2), scheduler: $0.clock).map { "\($0)" }.take(3) },
                { inputs in
                    SignalProducer.timer(interval: .seconds(2), on: inputs.clock).promoteError((any Error).self)
                        .scan(-1) { count, _ in count + 1 }.map { "\($0)" }.take(first: 3)
                })
            expectSame(
                { $0.first.observe(on: $0.clock).do(onNext: { _ in }) },
                { $0.first.observe(on: $0.clock).on(value: { _ in }) })
        }
    }
}

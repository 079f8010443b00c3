import Foundation
import ReactiveCocoa4
import Testing

@Suite struct OperatorTests {
    @Test func filteringWordsMeanTheCores() {
        expectSame({ producer, _ in producer.take(2) }, { producer, _ in producer.take(first: 2) })
        expectSame({ producer, _ in producer.take(0) }, { producer, _ in producer.take(first: 0) })
        expectSame({ producer, _ in producer.takeLast(2) }, { producer, _ in producer.take(last: 2) })
        expectSame(
            { producer, _ in producer.takeWhile { $0 < 3 } }, { producer, _ in producer.take(while: { $0 < 3 }) })
        expectSame({ producer, _ in producer.skip(2) }, { producer, _ in producer.skip(first: 2) })
        expectSame(
            { producer, _ in producer.skipWhile { $0 < 3 } }, { producer, _ in producer.skip(while: { $0 < 3 }) })
        expectSame(
            { producer, _ in producer.map { $0 == 2 ? nil : $0 }.ignoreNil() },
            { producer, _ in producer.map { $0 == 2 ? nil : $0 }.skipNil() })
    }

    @Test func wordsWithATriggerMeanTheCores() {
        expectSame(
            { $0.takeUntil(trigger(at: 2.5, on: $1)) }, { $0.take(until: trigger(at: 2.5, on: $1)) })
        expectSame(
            { $0.skipUntil(trigger(at: 2.5, on: $1)) }, { $0.skip(until: trigger(at: 2.5, on: $1)) })
        expectSame(
            { $0.sampleOn(trigger(at: 2.5, on: $1)) }, { $0.sample(on: trigger(at: 2.5, on: $1)) })
        expectSame(
            { $0.sampleWith(trigger(at: 2.5, on: $1).map { "s" }) },
            { $0.sample(with: trigger(at: 2.5, on: $1).map { "s" }) })
        expectSame(
            { $0.takeUntilReplacement(trigger(at: 2.5, on: $1).map { 9 }.promoteErrors(TestError.self)) },
            { $0.take(untilReplacement: trigger(at: 2.5, on: $1).map { 9 }.promoteError(TestError.self)) })
    }

    @Test func wordsWithASignalMeanTheCores() {
        expectSame({ $0.takeUntil(pulse(at: 2.5, on: $1)) }, { $0.take(until: pulse(at: 2.5, on: $1)) })
        expectSame({ $0.skipUntil(pulse(at: 2.5, on: $1)) }, { $0.skip(until: pulse(at: 2.5, on: $1)) })
        expectSame({ $0.sampleOn(pulse(at: 2.5, on: $1)) }, { $0.sample(on: pulse(at: 2.5, on: $1)) })
        expectSame(
            { $0.sampleWith(pulse(at: 2.5, on: $1).map { "s" }) },
            { $0.sample(with: pulse(at: 2.5, on: $1).map { "s" }) }
        )
        let number = { (scheduler: TestScheduler) in
            pulse(at: 2.5, on: scheduler).map { 9 }.promoteErrors(TestError.self)
        }
        expectSame({ $0.takeUntilReplacement(number($1)) }, { $0.take(untilReplacement: number($1)) })
        expectSame({ $0.combineLatestWith(number($1)) }, { $0.combineLatest(with: number($1)) })
        expectSame({ $0.zipWith(number($1)) }, { $0.zip(with: number($1)) })
    }

    @Test func effectsWithoutNextSeeAllOtherEvents() {
        var seen: [String] = []
        let producer = SignalProducer<Int, TestError>(values: [1, 2])
        producer.on(started: { seen.append("started") }, completed: { seen.append("completed") }).start()
        SignalProducer<Int, TestError>(error: TestError(number: 3)).on(failed: { seen.append("\($0.number)") }).start()
        #expect(seen == ["started", "completed", "3"])
        var count = 0
        producer.on(event: { (_: Event<Int, TestError>) in count += 1 }).start()
        #expect(count == 3)
    }

    @Test func timingWordsMeanTheCores() {
        expectSame({ $0.delay(0.5, onScheduler: $1) }, { $0.delay(0.5, on: $1) })
        expectSame({ $0.throttle(1.5, onScheduler: $1) }, { $0.throttle(1.5, on: $1) })
        expectSame({ $0.debounce(0.5, onScheduler: $1) }, { $0.debounce(0.5, on: $1) })
        expectSame({ $0.observeOn($1) }, { $0.observe(on: $1) })
        expectSame({ $0.startOn($1) }, { $0.start(on: $1) })
        expectSame(
            { $0.timeoutWithError(TestError(number: 2), afterInterval: 3.5, onScheduler: $1) },
            { $0.timeout(after: 3.5, raising: TestError(number: 2), on: $1) })
        expectSame(
            { timer(2, onScheduler: $1).take(3) },
            { SignalProducer.timer(interval: .seconds(2), on: $1).take(first: 3) })
        expectSame(
            { timer(2, onScheduler: $1, withLeeway: 0).take(3) },
            { SignalProducer.timer(interval: .seconds(2), on: $1, leeway: .seconds(0)).take(first: 3) })
    }

    @Test func combiningWordsMeanTheCores() {
        let letters = SignalProducer<String, TestError>(values: ["a", "b"])
        expectSame(
            { producer, _ in producer.combineLatestWith(letters) },
            { producer, _ in producer.combineLatest(with: letters) })
        expectSame({ producer, _ in producer.zipWith(letters) }, { producer, _ in producer.zip(with: letters) })
        expectSame(
            { producer, _ in combineLatest(producer, letters) },
            { producer, _ in SignalProducer.combineLatest(producer, letters) })
        expectSame(
            { producer, _ in combineLatest(producer, letters, producer, letters) },
            { producer, _ in SignalProducer.combineLatest(producer, letters, producer, letters) })
        expectSame(
            { producer, _ in combineLatest([producer, producer]) },
            { producer, _ in SignalProducer<Int, TestError>.combineLatest([producer, producer]) })
        expectSame({ producer, _ in zip(producer, letters) }, { producer, _ in SignalProducer.zip(producer, letters) })
        expectSame(
            { producer, _ in zip(producer, letters, producer, letters) },
            { producer, _ in SignalProducer.zip(producer, letters, producer, letters) })
        expectSame(
            { producer, _ in zip([producer, producer]) },
            { producer, _ in SignalProducer<Int, TestError>.zip([producer, producer]) })
        expectSame({ producer, _ in producer.times(2) }, { producer, _ in producer.repeat(2) })
        expectSame({ producer, _ in producer.retry(1) }, { producer, _ in producer.retry(upTo: 1) })
    }

    @Test func strategiesMeanTheCores() {
        for (word, core) in [(FlattenStrategy.Latest, .latest), (.Merge, .merge), (.Concat, FlattenStrategy.concat)] {
            #expect(word == core)
            expectSame(
                { producer, scheduler in
                    producer.flatMap(word) {
                        SignalProducer<Int, TestError>(values: [$0, $0]).delay(1.5, on: scheduler)
                    }
                },
                { producer, scheduler in
                    producer.flatMap(core) { SignalProducer<Int, TestError>([$0, $0]).delay(1.5, on: scheduler) }
                })
        }
    }

    @Test func signalsHaveTheSameWords() {
        func same<First, Second>(
            _ word: (Signal<Int, TestError>, TestScheduler, Signal<(), NoError>) -> Signal<First, TestError>,
            _ core: (Signal<Int, TestError>, TestScheduler, Signal<(), NoError>) -> Signal<Second, TestError>,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            func run<Value>(
                _ derive: (Signal<Int, TestError>, TestScheduler, Signal<(), NoError>) -> Signal<Value, TestError>
            ) -> [String] {
                let scheduler = TestScheduler()
                let (signal, observer) = Signal<Int, TestError>.pipe()
                let (times, tick) = Signal<(), NoError>.pipe()
                var history: [String] = []
                derive(signal, scheduler, times).observe { (event: Signal<Value, TestError>.Event) in
                    history.append("\(scheduler.currentDate.timeIntervalSinceReferenceDate) \(event)")
                }
                for value in [1, 1, 2, 3, 2] {
                    observer.sendNext(value)
                    if value == 2 { tick.sendNext(()) }
                    scheduler.advanceByInterval(1)
                }
                observer.sendCompleted()
                scheduler.advanceByInterval(10)
                return history
            }
            #expect(run(word) == run(core), sourceLocation: sourceLocation)
        }
        same({ signal, _, _ in signal.take(2) }, { signal, _, _ in signal.take(first: 2) })
        same({ signal, _, _ in signal.takeLast(2) }, { signal, _, _ in signal.take(last: 2) })
        same({ signal, _, _ in signal.takeWhile { $0 < 3 } }, { signal, _, _ in signal.take(while: { $0 < 3 }) })
        same({ $0.takeUntil($2) }, { $0.take(until: $2) })
        same({ signal, _, _ in signal.skip(2) }, { signal, _, _ in signal.skip(first: 2) })
        same({ signal, _, _ in signal.skipWhile { $0 < 3 } }, { signal, _, _ in signal.skip(while: { $0 < 3 }) })
        same({ $0.skipUntil($2) }, { $0.skip(until: $2) })
        same({ $0.sampleOn($2) }, { $0.sample(on: $2) })
        same({ $0.sampleWith($2.map { "s" }) }, { $0.sample(with: $2.map { "s" }) })
        same(
            { $0.takeUntilReplacement($2.map { 9 }.promoteErrors(TestError.self)) },
            { $0.take(untilReplacement: $2.map { 9 }.promoteError(TestError.self)) })
        same(
            { signal, _, _ in signal.map { $0 == 2 ? nil : $0 }.ignoreNil() },
            { signal, _, _ in signal.filter { $0 != 2 } })
        same(
            { signal, _, _ in signal.combineLatestWith(signal) }, { signal, _, _ in signal.combineLatest(with: signal) }
        )
        same({ signal, _, _ in signal.zipWith(signal) }, { signal, _, _ in signal.zip(with: signal) })
        same(
            { signal, _, _ in combineLatest(signal, signal) }, { signal, _, _ in Signal.combineLatest(signal, signal) })
        same(
            { signal, _, _ in combineLatest(signal, signal, signal) },
            { signal, _, _ in Signal.combineLatest(signal, signal, signal) })
        same({ signal, _, _ in zip(signal, signal) }, { signal, _, _ in Signal.zip(signal, signal) })
        same({ signal, _, _ in zip(signal, signal, signal) }, { signal, _, _ in Signal.zip(signal, signal, signal) })
        same(
            { signal, scheduler, _ in signal.delay(0.5, onScheduler: scheduler) },
            { signal, scheduler, _ in signal.delay(0.5, on: scheduler) })
        same(
            { signal, scheduler, _ in signal.throttle(1.5, onScheduler: scheduler) },
            { signal, scheduler, _ in signal.throttle(1.5, on: scheduler) })
        same(
            { signal, scheduler, _ in signal.debounce(0.5, onScheduler: scheduler) },
            { signal, scheduler, _ in signal.debounce(0.5, on: scheduler) })
        same(
            { signal, scheduler, _ in signal.observeOn(scheduler) },
            { signal, scheduler, _ in signal.observe(on: scheduler) })
        same(
            { signal, scheduler, _ in
                signal.timeoutWithError(TestError(number: 2), afterInterval: 3.5, onScheduler: scheduler)
            },
            { signal, scheduler, _ in signal.timeout(after: 3.5, raising: TestError(number: 2), on: scheduler) })
    }
}

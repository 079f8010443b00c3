import CompatShims
import Foundation
import ReactiveCocoa4
import StreamCore
import StreamTesting

private func both<Only: Input>(
    _ name: String, _ cold: @escaping (Cold<Int>, Only, any DateScheduler) -> Cold<Int>,
    hot: @escaping (Hot<Int>, Only, any DateScheduler) -> Hot<Int>
) -> [Row] {
    [
        Row("SignalProducer.\(name)") { (input: Only) in timed { cold($0, input, $1) } },
        Row("Signal.\(name)") { (input: Only) in timed(hot: { hot($0, input, $1) }) },
    ]
}

private final class Named: RACObject { @RACProperty var name = "Ann" }

func reactiveCocoa4Rows() -> [Row] {
    var rows: [Row] = []
    rows += both("take(_:): Int") { source, count, _ in
        source.take(count)
    } hot: { source, count, _ in
        source.take(count)
    }
    rows += both("skip(_:): Int") { source, count, _ in
        source.skip(count)
    } hot: { source, count, _ in
        source.skip(count)
    }
    rows += both("takeLast(_:): Int") { source, count, _ in
        source.takeLast(count)
    } hot: { source, count, _ in
        source.takeLast(count)
    }
    rows += both("delay(_:onScheduler:): TimeInterval") {
        $0.delay($1, onScheduler: $2)
    } hot: {
        $0.delay($1, onScheduler: $2)
    }
    rows += both("throttle(_:onScheduler:): TimeInterval") {
        $0.throttle($1, onScheduler: $2)
    } hot: {
        $0.throttle($1, onScheduler: $2)
    }
    rows += both("debounce(_:onScheduler:): TimeInterval") {
        $0.debounce($1, onScheduler: $2)
    } hot: {
        $0.debounce($1, onScheduler: $2)
    }
    rows += both("timeoutWithError(_:afterInterval:onScheduler:): TimeInterval") {
        $0.timeoutWithError(.only, afterInterval: $1, onScheduler: $2)
    } hot: {
        $0.timeoutWithError(.only, afterInterval: $1, onScheduler: $2)
    }
    rows += [
        Row("SignalProducer.times(_:): Int") { (count: Int) in
            timed { source, _ in source.take(2).times(count).take(6) }
        },
        Row("SignalProducer.retry(_:): Int") { (count: Int) in
            timed { _, _ in Cold<Int>(value: 1).concat(Cold(error: .only)).retry(count).take(6) }
        },
        Row("SignalProducer.replayLazily(_:): Int") { (count: Int) in timed { source, _ in source.replayLazily(count) }
        },
        Row("SignalProducer.buffer(_:): Int") { (count: Int) in
            let (producer, observer) = Cold<Int>.buffer(count)
            for value in [1, 2] { observer.sendNext(value) }
            return events(of: producer)
        },
        Row("SignalProducer.init(values:): Values") { (amount: Amount) in
            events(of: Cold(values: Array(0..<amount.count)).collect().map(\.count))
        },
        Row("timer(_:onScheduler:): TimeInterval") { (interval: Double) in
            timed { _, scheduler in timer(interval, onScheduler: scheduler).map { _ in "date" }.take(3) }
        },
        Row(
            "timer(_:onScheduler:withLeeway:): TimeInterval, TimeInterval",
            { (interval: Double) in
                timed { _, scheduler in
                    timer(interval, onScheduler: scheduler, withLeeway: 0).map { _ in "date" }.take(3)
                }
            },
            { (leeway: Double) in
                timed { _, scheduler in timer(1, onScheduler: scheduler, withLeeway: leeway).map { _ in "date" }.take(3)
                }
            }),
        Row("TestScheduler.advanceByInterval(_:): TimeInterval") { (interval: Double) in
            let scheduler = TestScheduler()
            scheduler.advanceByInterval(interval)
            return "\(scheduler.currentDate.timeIntervalSinceReferenceDate)"
        },
        Row("TestScheduler.advanceToDate(_:): Date") { (date: Date) in
            let scheduler = TestScheduler()
            scheduler.advanceToDate(date)
            return "\(scheduler.currentDate.timeIntervalSinceReferenceDate)"
        },
        Row("TestScheduler.scheduleAfter(_:action:): TimeInterval") { (delay: Double) in
            runs { $0.scheduleAfter(delay, action: $1) }
        },
        Row(
            "TestScheduler.scheduleAfter(_:repeatingEvery:withLeeway:action:): TimeInterval, TimeInterval, TimeInterval",
            { (delay: Double) in runs { $0.scheduleAfter(delay, repeatingEvery: 1, action: $1) } },
            { (interval: Double) in runs { $0.scheduleAfter(1 as TimeInterval, repeatingEvery: interval, action: $1) }
            },
            { (leeway: Double) in
                runs { $0.scheduleAfter(1 as TimeInterval, repeatingEvery: 1, withLeeway: leeway, action: $1) }
            }),
        Row("DateScheduler.scheduleAfter(_:action:): Date") { (date: Date) in
            runs { $0.scheduleAfter(date, action: $1) }
        },
        Row(
            "DateScheduler.scheduleAfter(_:repeatingEvery:withLeeway:action:): Date, TimeInterval, TimeInterval",
            { (date: Date) in runs { $0.scheduleAfter(date, repeatingEvery: 1, action: $1) } },
            { (interval: Double) in runs { $0.scheduleAfter($0.currentDate, repeatingEvery: interval, action: $1) } },
            { (leeway: Double) in
                runs { $0.scheduleAfter($0.currentDate, repeatingEvery: 1, withLeeway: leeway, action: $1) }
            }),
        Row("DynamicProperty.init(object:keyPath:file:line:): String") { (path: Path) in
            let person = Named()
            return "\(DynamicProperty(object: person, keyPath: path.content).value ?? "nil")"
        },
        Row("combineLatest(_:): Producers") { (amount: Amount) in
            events(of: combineLatest((0..<amount.count).map { Cold(value: $0) }).map(\.count))
        },
        Row("zip(_:): Producers") { (amount: Amount) in
            events(of: zip((0..<amount.count).map { Cold(value: $0) }).map(\.count))
        },
        Row("combineLatest(_:): Signals") { (amount: Amount) in
            events(of: SignalProducer(combineLatest((0..<amount.count).map { _ in Hot<Int>.never })))
        },
        Row("zip(_:): Signals") { (amount: Amount) in
            events(of: SignalProducer(zip((0..<amount.count).map { _ in Hot<Int>.never })))
        },
    ]
    return rows
}

/// The dates of the first runs of an action in ten seconds.
private func runs(_ schedule: (TestScheduler, @escaping @Sendable () -> Void) -> (any Disposable)?) -> String {
    let scheduler = TestScheduler()
    let recorder = Recorder(clock: scheduler)
    let running = SerialDisposable()
    running.inner = schedule(scheduler) {
        recorder.note("run")
        if recorder.count == 3 { running.dispose() }
    }
    scheduler.advance(by: 10)
    return recorder.history
}

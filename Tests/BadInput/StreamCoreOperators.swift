import Dispatch
import Foundation
import StreamCore

private let failing = Cold(value: 1).concat(Cold(error: .only))

/// The values of a producer that is started twice.
private func again(_ producer: Cold<Int>) -> Cold<Int> { producer.merge(with: producer) }

func streamCoreOperators() -> [Row] {
    var rows: [Row] = []
    rows += both("take(first:): Int") { source, count, _ in
        source.take(first: count)
    } hot: { source, count, _ in
        source.take(first: count)
    }
    rows += both("take(last:): Int") { source, count, _ in
        source.take(last: count)
    } hot: { source, count, _ in
        source.take(last: count)
    }
    rows += both("skip(first:): Int") { source, count, _ in
        source.skip(first: count)
    } hot: { source, count, _ in
        source.skip(first: count)
    }
    rows += both("distinct(last:): Int") { source, count, _ in
        source.distinct(last: count)
    } hot: { source, count, _ in
        source.distinct(last: count)
    }
    rows += both("distinct(by:last:): Int") { source, count, _ in
        source.distinct(by: \.self, last: count)
    } hot: { source, count, _ in
        source.distinct(by: \.self, last: count)
    }
    rows += both("collect(count:): Int") { source, count, _ in
        source.collect(count: count)
    } hot: { source, count, _ in
        source.collect(count: count)
    }
    rows += both("window(count:): Int") { source, count, _ in
        source.window(count: count).flatten(.merge)
    } hot: { source, count, _ in
        source.window(count: count).flatten(.merge)
    }
    rows += both("debounce(_:on:discardWhenCompleted:): TimeInterval") {
        $0.debounce($1 as Double, on: $2)
    } hot: {
        $0.debounce($1 as Double, on: $2)
    }
    rows += both("delay(_:on:): TimeInterval") {
        $0.delay($1 as Double, on: $2)
    } hot: {
        $0.delay($1 as Double, on: $2)
    }
    rows += both("skip(for:on:): TimeInterval") {
        $0.skip(for: $1 as Double, on: $2)
    } hot: {
        $0.skip(for: $1 as Double, on: $2)
    }
    rows += both("take(for:on:): TimeInterval") {
        $0.take(for: $1 as Double, on: $2)
    } hot: {
        $0.take(for: $1 as Double, on: $2)
    }
    rows += both("throttle(_:on:): TimeInterval") {
        $0.throttle($1 as Double, on: $2)
    } hot: {
        $0.throttle($1 as Double, on: $2)
    }
    rows += both("throttle(_:on:latest:): TimeInterval") {
        $0.throttle($1 as Double, on: $2, latest: false)
    } hot: {
        $0.throttle($1 as Double, on: $2, latest: false)
    }
    rows += both("timeout(after:raising:on:): TimeInterval") {
        $0.timeout(after: $1 as Double, raising: .only, on: $2)
    } hot: {
        $0.timeout(after: $1 as Double, raising: .only, on: $2)
    }
    rows += both("timeout(betweenValues:raising:on:): TimeInterval") {
        $0.timeout(betweenValues: $1 as Double, raising: .only, on: $2)
    } hot: {
        $0.timeout(betweenValues: $1 as Double, raising: .only, on: $2)
    }
    rows += both("timeout(betweenValues:switchingTo:on:): TimeInterval") {
        $0.timeout(betweenValues: $1 as Double, switchingTo: Cold(value: 3), on: $2)
    } hot: {
        $0.timeout(betweenValues: $1 as Double, switchingTo: Cold(value: 3), on: $2)
    }
    rows += both("buffer(every:on:buffering:skipEmpty:): DispatchTimeInterval") {
        $0.buffer(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true)
    } hot: {
        $0.buffer(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true)
    }
    rows += both("collect(every:on:skipEmpty:discardWhenCompleted:): DispatchTimeInterval") {
        $0.collect(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true)
    } hot: {
        $0.collect(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true)
    }
    rows += both("window(every:on:buffering:skipEmpty:): DispatchTimeInterval") {
        $0.window(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true).flatten(.merge)
    } hot: {
        $0.window(every: $1 as DispatchTimeInterval, on: $2, skipEmpty: true).flatten(.merge)
    }
    rows += both("buffer(count:skip:): Int, Int", 1, 1) { source, count, skip, _ in
        source.buffer(count: count, skip: skip)
    } hot: { source, count, skip, _ in
        source.buffer(count: count, skip: skip)
    }
    rows += both("window(count:skip:): Int, Int", 1, 1) { source, count, skip, _ in
        source.window(count: count, skip: skip).flatten(.merge)
    } hot: { source, count, skip, _ in
        source.window(count: count, skip: skip).flatten(.merge)
    }
    rows += both("buffer(upTo:every:on:skipEmpty:): Int, DispatchTimeInterval", 1, DispatchTimeInterval.seconds(1)) {
        $0.buffer(upTo: $1, every: $2, on: $3, skipEmpty: true)
    } hot: {
        $0.buffer(upTo: $1, every: $2, on: $3, skipEmpty: true)
    }
    rows += both("window(upTo:every:on:skipEmpty:): Int, DispatchTimeInterval", 1, DispatchTimeInterval.seconds(1)) {
        $0.window(upTo: $1, every: $2, on: $3, skipEmpty: true).flatten(.merge)
    } hot: {
        $0.window(upTo: $1, every: $2, on: $3, skipEmpty: true).flatten(.merge)
    }
    rows += [
        Row("SignalProducer.delayStart(_:on:): TimeInterval") { seconds in
            timed { $0.delayStart(seconds as Double, on: $1) }
        }
    ]
    rows += [
        Row("SignalProducer.repeat(_:): Int") { count in
            timed { source, _ in source.take(first: 2).repeat(count).take(first: 6) }
        }
    ]
    rows += [
        Row("SignalProducer.retry(upTo:): Int") { count in timed { _, _ in failing.retry(upTo: count).take(first: 6) } }
    ]
    rows += [
        Row("SignalProducer.retry(upTo:backoff:on:): Int") { count in
            timed { _, scheduler in failing.retry(upTo: count, backoff: .constant(1), on: scheduler).take(first: 6) }
        }
    ]
    rows += [
        Row(
            "SignalProducer.retry(upTo:interval:on:): Int, TimeInterval",
            { count in timed { _, scheduler in failing.retry(upTo: count, interval: 1, on: scheduler).take(first: 6) }
            },
            { seconds in
                timed { _, scheduler in
                    failing.retry(upTo: 2, interval: seconds as Double, on: scheduler).take(first: 6)
                }
            })
    ]
    rows += [
        Row("SignalProducer.replayLazily(upTo:): Int") { count in
            timed { source, _ in again(source.replayLazily(upTo: count)) }
        }
    ]
    rows += [
        Row("SignalProducer.share(replay:scope:): Int") { count in
            timed { source, _ in again(source.share(replay: count)) }
        }
    ]
    rows += [
        Row("SignalProducer.makeConnectable(replay:): Int") { count in
            timed { source, _ in again(source.makeConnectable(replay: count).autoconnect()) }
        }
    ]
    rows += [
        Row("ConnectableProducer.autoconnect(after:): Int") { count in
            timed { source, _ in source.makeConnectable().autoconnect(after: count) }
        }
    ]
    rows += [
        Row("ConnectableProducer.refCount(disconnectAfter:on:): TimeInterval") { seconds in
            timed { $0.makeConnectable().refCount(disconnectAfter: seconds as Double, on: $1).take(first: 1).repeat(2) }
        }
    ]
    rows += [
        Row("SignalProducer.pipe(replaying:): Int") { count in
            let (output, input) = Cold<Int>.pipe(replaying: count)
            for value in [1, 2] { input.send(value: value) }
            return events(of: output)
        }
    ]
    rows += [
        Row("SignalProducer.interval(_:on:): DispatchTimeInterval") { interval in
            timed { _, scheduler in
                SignalProducer.interval(interval as DispatchTimeInterval, on: scheduler).take(first: 3)
            }
        }
    ]
    rows += [
        Row(
            "SignalProducer.interval(_:interval:on:): Values, DispatchTimeInterval",
            { (amount: Amount) in
                timed { _, scheduler in SignalProducer.interval(0..<amount.count, interval: .seconds(1), on: scheduler)
                }
            },
            { interval in
                timed { _, scheduler in
                    SignalProducer.interval(0..<3, interval: interval as DispatchTimeInterval, on: scheduler)
                }
            })
    ]
    rows += [
        Row("SignalProducer.timer(interval:on:): DispatchTimeInterval") { interval in
            timed { _, scheduler in
                SignalProducer.timer(interval: interval as DispatchTimeInterval, on: scheduler).map(
                    \.timeIntervalSinceReferenceDate
                ).take(first: 3)
            }
        }
    ]
    rows += [
        Row(
            "SignalProducer.timer(interval:on:leeway:): DispatchTimeInterval, DispatchTimeInterval",
            { interval in
                timed { _, scheduler in
                    SignalProducer.timer(interval: interval as DispatchTimeInterval, on: scheduler, leeway: .seconds(0))
                        .map(\.timeIntervalSinceReferenceDate).take(first: 3)
                }
            },
            { leeway in
                timed { _, scheduler in
                    SignalProducer.timer(interval: .seconds(1), on: scheduler, leeway: leeway as DispatchTimeInterval)
                        .map(\.timeIntervalSinceReferenceDate).take(first: 3)
                }
            })
    ]
    return rows
}

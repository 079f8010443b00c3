import Dispatch
import Foundation
import StreamCore
import StreamTesting

enum Fault: Error, Sendable { case only }

typealias Cold<Value> = SignalProducer<Value, Fault>
typealias Hot<Value> = Signal<Value, Fault>

/// The events of a producer within ten seconds, of which the input is 1 and 2, without an end; then the same on a real queue.
func timed<Value, Failure>(_ make: (Cold<Int>, any DateScheduler) -> SignalProducer<Value, Failure>) -> String {
    let scheduler = TestScheduler()
    let recorder = Recorder(clock: scheduler)
    let running = make(Cold([1, 2]).concat(.never), scheduler).start(recorder.observer())
    scheduler.advance(by: 10)
    let history = recorder.history
    running.dispose()
    let waiting = make(.never, QueueScheduler()).start()
    waiting.dispose()
    return history
}

/// The same of a signal.
func timed<Value, Failure>(hot make: (Hot<Int>, any DateScheduler) -> Signal<Value, Failure>) -> String {
    let scheduler = TestScheduler()
    let recorder = Recorder(clock: scheduler)
    let (signal, input) = Hot<Int>.pipe()
    let running = make(signal, scheduler).observe(recorder.observer())
    for value in [1, 2] { input.send(value: value) }
    scheduler.advance(by: 10)
    running?.dispose()
    make(Hot<Int>.pipe().output, QueueScheduler()).observe { _ in }?.dispose()
    return recorder.history
}

/// The events of a producer, which end at once or never.
func events<Value, Failure>(of producer: SignalProducer<Value, Failure>) -> String {
    let recorder = Recorder()
    producer.start(recorder.observer()).dispose()
    return recorder.history
}

/// An operator of both nouns, of which the input is 1 and 2.
func both<Only: Input, Value, Failure, Other, OtherFailure>(
    _ name: String, _ cold: @escaping (Cold<Int>, Only, any DateScheduler) -> SignalProducer<Value, Failure>,
    hot: @escaping (Hot<Int>, Only, any DateScheduler) -> Signal<Other, OtherFailure>
) -> [Row] {
    [
        Row("SignalProducer.\(name)") { (input: Only) in timed { cold($0, input, $1) } },
        Row("Signal.\(name)") { (input: Only) in timed(hot: { hot($0, input, $1) }) },
    ]
}

func both<First: Input, Second: Input, Value, Failure, Other, OtherFailure>(
    _ name: String, _ one: First, _ two: Second,
    _ cold: @escaping (Cold<Int>, First, Second, any DateScheduler) -> SignalProducer<Value, Failure>,
    hot: @escaping (Hot<Int>, First, Second, any DateScheduler) -> Signal<Other, OtherFailure>
) -> [Row] {
    [
        Row(
            "SignalProducer.\(name)", { first in timed { cold($0, first, two, $1) } },
            { second in timed { cold($0, one, second, $1) } }),
        Row(
            "Signal.\(name)", { first in timed(hot: { hot($0, first, two, $1) }) },
            { second in timed(hot: { hot($0, one, second, $1) }) }),
    ]
}

// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Dispatch
import Foundation
import StreamCore
import Testing

enum LoadError: Error, Equatable {
    case offline
}

/// Producers: construction, starting, and what only producers have, or have otherwise than signals.
enum ProducerSource {
    private static func load() throws -> Int { 1 }

    static func construct(_ signal: Signal<Int, LoadError>) {
        let started = SignalProducer<Int, LoadError> { observer, lifetime in
            let disposable = CompositeDisposable()
            lifetime += disposable
            guard !lifetime.hasEnded else { return }
            observer.send(value: 1)
            observer.send(error: .offline)
        }
        let values = SignalProducer([1, 2, 3]).map { $0 * 2 }
        let range = SignalProducer<Int, LoadError>(0..<10)
        let two = SignalProducer(values: 1, 2)
        let one = SignalProducer(value: "a")
        let failed = SignalProducer<Int, LoadError>(error: .offline)
        let result = SignalProducer(result: Result<Int, LoadError>.success(1))
        let lazyValue = SignalProducer<Int, Never> { 1 }
        let lazyResult = SignalProducer<Int, LoadError> { .failure(.offline) }
        let throwing = SignalProducer<Int, Error> { try load() }
        let fromSignal = SignalProducer(signal)
        let fromConvertible = SignalProducer<Int, LoadError>(Result<Int, LoadError>.failure(.offline))
        let raw = SignalProducer<Int, LoadError>.unserialized { observer, _ in observer.sendCompleted() }
        let never: SignalProducer<Int, LoadError> = .never
        let empty = SignalProducer<Int, LoadError>.empty
        let expected: SignalProducer<Int, Never> = values
        _ = (started, range, two, one, failed, result, lazyValue, lazyResult, throwing, fromSignal, fromConvertible)
        _ = (raw, never, empty, expected, signal.producer, Result<Int, LoadError>.success(1).producer)
    }

    static func start(_ producer: SignalProducer<Int, LoadError>, _ safe: SignalProducer<Int, Never>) {
        let disposable: Disposable = producer.start()
        producer.start { event in print(event) }
        producer.start(Signal<Int, LoadError>.Observer(value: { print($0) }))
        producer.start(.init(value: { print($0) }, failed: { print($0) }, completed: {}, interrupted: {}))
        producer.startWithResult { print($0) }
        producer.startWithFailed { print($0) }
        producer.startWithCompleted { print("completed") }
        producer.startWithInterrupted { print("interrupted") }
        safe.startWithValues { value in print(value) }
        let count: Int = producer.startWithSignal { signal, interrupter in
            signal.observeCompleted { interrupter.dispose() }
            return 1
        }
        let first: Result<Int, LoadError>? = producer.first()
        let waited: Result<(), LoadError> = producer.wait()
        _ = (count, first, waited, producer.single(), producer.last())
        disposable.dispose()
    }

    static func lift(_ producer: SignalProducer<Int, LoadError>, _ other: SignalProducer<String, LoadError>) {
        let lifted: SignalProducer<String, LoadError> = producer.lift { $0.map(String.init) }
        let binary = producer.lift(Signal.zip(with:))(other)
        let explicit = producer.lift { left in { right in left.combineLatest(with: right) } }(other)
        _ = (lifted, binary, explicit)
    }

    static func sequence(_ producer: SignalProducer<Int, LoadError>, _ signal: Signal<Int, LoadError>) {
        _ = producer.concat(producer).concat(signal).concat(value: 1).concat(error: .offline)
        _ = producer.prefix(producer).prefix(signal).prefix(value: 0)
        _ = producer.repeat(3).retry(upTo: 2).retry(upTo: 2, interval: 1.5, on: QueueScheduler.main)
        let replaced: SignalProducer<String, LoadError> = producer.then(SignalProducer<String, LoadError>(value: "a"))
        let safe: SignalProducer<String, LoadError> = producer.then(SignalProducer<String, Never>(value: "a"))
        let same = producer.then(producer).then(signal)
        let promoted = SignalProducer<String, Never>(value: "a").then(producer)
        let empty = producer.then(.empty).replayLazily(upTo: 1)
        _ = (replaced, safe, same, promoted, empty)
    }

    static func combine(_ producer: SignalProducer<Int, LoadError>, _ signal: Signal<String, LoadError>) {
        let mixed = SignalProducer.combineLatest(producer, signal).map { number, word in "\(number)\(word)" }
        let mixedMany = SignalProducer.zip(producer, signal, producer, signal).map { a, b, c, d in "\(a)\(b)\(c)\(d)" }
        let same = SignalProducer.combineLatest(producer, producer, producer).map { $0 + $1 + $2 }
        let merged = SignalProducer.merge(producer, producer.producer)
        let mergedMixed = SignalProducer<String, LoadError>.merge(signal, signal.producer)
        let list = SignalProducer.combineLatest([producer, producer], emptySentinel: [])
        let zippedList = SignalProducer.zip([producer, producer])
        let with = producer.combineLatest(with: signal).zip(with: signal).merge(with: .never)
        let trigger = SignalProducer<(), Never>.never
        _ = producer.take(until: trigger).skip(until: trigger).take(until: Signal<(), Never>.never)
        _ = producer.sample(on: trigger).sample(with: trigger).withLatest(from: trigger)
        _ = producer.take(untilReplacement: producer)
        _ = (mixed, mixedMany, same, merged, mergedMixed, list, zippedList, with)
    }

    static func schedule(_ producer: SignalProducer<Int, LoadError>, _ scheduler: DateScheduler) {
        _ = producer.start(on: QueueScheduler()).observe(on: UIScheduler())
        _ = producer.on(starting: { print("starting") }, started: {}, terminated: {}, value: { print($0) })
        _ = producer.logEvents(events: [.starting, .value], logger: { _, event, _, _, _ in print(event) })
        let dates: SignalProducer<Date, Never> = SignalProducer.timer(interval: .seconds(1), on: scheduler)
        let soft = SignalProducer.timer(interval: .milliseconds(10), on: scheduler, leeway: .milliseconds(1))
        let words = SignalProducer.interval(["a", "b"], interval: .seconds(1), on: scheduler)
        let counts: SignalProducer<Int, Never> = SignalProducer.interval(.seconds(1), on: scheduler)
        _ = (dates, soft, words, counts)
        _ = SignalProducer<Bool, Never>.all([]).and(.any([])).or(SignalProducer(value: true)).negate()
        let promoted: SignalProducer<Int, LoadError> = SignalProducer<Never, LoadError>.empty.promoteValue()
        _ = promoted.collect(every: .seconds(1), on: scheduler).flatten()
    }
}

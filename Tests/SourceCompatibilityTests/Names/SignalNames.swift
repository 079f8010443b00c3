import Foundation
import StreamCore

/// The names of `Signal.swift`, and those of `Flatten.swift` for signals.
enum SignalNames {
    typealias S = Signal<Int, NameError>
    typealias Safe = Signal<Int, Never>

    static func make() {
        let made: S = S { (_: S.Observer, _: Lifetime) in }
        let unserialized: S = S.unserialized { (_: S.Observer, _: Lifetime) in }
        let reentrant: S = S.reentrantUnserialized { (_: S.Observer, _: Lifetime) in }
        let pipe: (output: S, input: S.Observer) = S.pipe()
        let ended: (output: S, input: S.Observer) = S.pipe(disposable: AnyDisposable())
        let plain: (output: S, input: S.Observer) = S.unserializedPipe(disposable: nil)
        let deep: (output: S, input: S.Observer) = S.reentrantUnserializedPipe(disposable: nil)
        _ = (made, unserialized, reentrant, pipe, ended, plain, deep, S.never, S.empty)
    }

    static func observe<P: SignalProtocol>(_ stream: P) where P.Value == Int, P.Error == NameError {
        let s: S = stream.signal
        let observer: Disposable? = s.observe(S.Observer())
        let action: Disposable? = s.observe { (_: S.Event) in }
        let result: Disposable? = s.observeResult { (_: Result<Int, NameError>) in }
        let completed: Disposable? = s.observeCompleted {}
        let failed: Disposable? = s.observeFailed { (_: NameError) in }
        let interrupted: Disposable? = s.observeInterrupted {}
        let values: Disposable? = Safe.never.observeValues { (_: Int) in }
        let producer: SignalProducer<Int, NameError> = s.producer
        _ = (observer, action, result, completed, failed, interrupted, values, producer)
    }

    static func transform(_ s: S, _ safe: Safe, _ scheduler: Scheduler, _ clock: DateScheduler) {
        let _: Signal<String, NameError> = s.map { "\($0)" }
        let _: Signal<String, NameError> = s.map(value: "a")
        let _: Signal<String, NameError> = s.map(\.description)
        let _: Signal<Int, Swift.Error> = s.mapError { $0 as Swift.Error }
        let _: Signal<String, NameError> = s.lazyMap(on: scheduler, transform: { "\($0)" })
        let _: S = s.filter { $0 > 0 }
        let _: Signal<String, NameError> = s.compactMap { $0 > 0 ? "a" : nil }
        let _: S = s.map(Optional.some).skipNil()
        let _: Signal<[Int], NameError> = s.collect()
        let _: Signal<[Int], NameError> = s.collect(count: 2)
        let _: Signal<[Int], NameError> = s.collect { (values: [Int]) -> Bool in values.count > 1 }
        let _: Signal<[Int], NameError> = s.collect { (values: [Int], value: Int) -> Bool in value > values.count }
        let _: Signal<[Int], NameError> = s.collect(every: .seconds(1), on: clock)
        let _: Signal<[Int], NameError> = s.collect(
            every: .seconds(1), on: clock, skipEmpty: true, discardWhenCompleted: false)
        let _: Signal<S.Event, Never> = s.materialize()
        let _: Signal<Result<Int, NameError>, Never> = s.materializeResults()
        let _: S = s.materialize().dematerialize()
        let _: S = s.materializeResults().dematerializeResults()
        let _: Signal<(Int, Int), NameError> = s.combinePrevious(0)
        let _: Signal<(Int, Int), NameError> = s.combinePrevious()
        let _: Signal<String, NameError> = s.reduce("") { $0 + "\($1)" }
        let _: Signal<[Int], NameError> = s.reduce(into: []) { $0.append($1) }
        let _: Signal<String, NameError> = s.scan("") { $0 + "\($1)" }
        let _: Signal<[Int], NameError> = s.scan(into: []) { $0.append($1) }
        let _: Signal<String, NameError> = s.scanMap(0) { ($0 + $1, "\($0)") }
        let _: Signal<String, NameError> = s.scanMap(into: 0) { (sum: inout Int, value: Int) -> String in
            sum += value
            return "\(sum)"
        }
        let _: Signal<String, NameError> = Signal<Never, NameError>.never.promoteValue(String.self)
        let _: Signal<Never, NameError> = Signal<Never, NameError>.never.promoteValue()
        let _: Signal<Int, NameError> = Signal<[Int], NameError>.never.flatten()
    }

    static func select(_ s: S, _ trigger: Signal<(), Never>, _ lifetime: Lifetime) {
        let _: S = s.take(first: 1)
        let _: S = s.take(last: 1)
        let _: S = s.take(while: { $0 > 0 })
        let _: S = s.take(until: { $0 > 0 })
        let _: S = s.take(until: trigger)
        let _: S = s.take(untilReplacement: s)
        let _: S = s.take(during: lifetime)
        let _: S = s.skip(first: 1)
        let _: S = s.skip(while: { $0 > 0 })
        let _: S = s.skip(until: trigger)
        let _: S = s.skipRepeats()
        let _: S = s.skipRepeats(==)
        let _: S = s.uniqueValues()
        let _: S = s.uniqueValues { $0 % 2 }
    }

    static func time(_ s: S, _ isBusy: Property<Bool>, _ scheduler: Scheduler, _ clock: DateScheduler) {
        let _: S = s.observe(on: scheduler)
        let _: S = s.delay(1, on: clock)
        let _: S = s.throttle(1, on: clock)
        let _: S = s.throttle(while: isBusy, on: scheduler)
        let _: S = s.debounce(1, on: clock)
        let _: S = s.debounce(1, on: clock, discardWhenCompleted: false)
        let _: S = s.timeout(after: 1, raising: .empty, on: clock)
        let _: S = Safe.never.timeout(after: 1, raising: NameError.empty, on: clock)
        let _: S = s.on(
            event: { (_: S.Event) in }, failed: { (_: NameError) in }, completed: {}, interrupted: {}, terminated: {},
            disposed: {}, value: { (_: Int) in })
    }

    static func fail(_ s: S, _ safe: Safe, _ thrown: Signal<Int, Swift.Error>) {
        let _: S = safe.promoteError(NameError.self)
        let _: S = safe.promoteError()
        let _: Safe = safe.promoteError(Never.self)
        let _: S = s.attempt { $0 > 0 ? .success(()) : .failure(.empty) }
        let _: Signal<String, NameError> = s.attemptMap { .success("\($0)") }
        let _: Signal<Int, Swift.Error> = safe.attempt { (_: Int) throws -> Void in throw NameError.empty }
        let _: Signal<String, Swift.Error> = safe.attemptMap { (_: Int) throws -> String in throw NameError.empty }
        let _: Signal<Int, Swift.Error> = thrown.attempt { (_: Int) throws -> Void in throw NameError.empty }
        let _: Signal<String, Swift.Error> = thrown.attemptMap { (_: Int) throws -> String in throw NameError.empty }
        let _: Signal<Int, Swift.Error> = s.flatMapError { SignalProducer<Int, Swift.Error>(error: $0) }
        let _: Safe = s.flatMapError { _ in Safe.never }
    }

    static func join(_ a: S, _ b: Signal<String, NameError>, _ safe: Safe, _ cold: SignalProducer<Int, Never>) {
        typealias J<Value> = Signal<Value, NameError>
        let _: J<(Int, String)> = a.combineLatest(with: b)
        let _: J<(Int, String)> = a.zip(with: b)
        let _: S = a.merge(with: a)
        let _: S = S.merge([a, a])
        let _: S = S.merge(a, a)
        let _: J<(Int, Int)> = a.sample(with: safe)
        let _: S = a.sample(on: safe.map(value: ()))
        let _: J<(Int, Int)> = a.withLatest(from: safe)
        let _: J<(Int, Int)> = a.withLatest(from: cold)
        let _: J<(Int, Int)> = a.withLatest(from: Property(value: 1))
        let _: J<(Int, String)> = Signal.combineLatest(a, b)
        let _: J<(Int, String, Int)> = Signal.combineLatest(a, b, a)
        let _: J<(Int, String, Int, String)> = Signal.combineLatest(a, b, a, b)
        let _: J<(Int, String, Int, String, Int)> = Signal.combineLatest(a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String)> = Signal.combineLatest(a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int)> = Signal.combineLatest(a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String)> = Signal.combineLatest(a, b, a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int)> =
            Signal.combineLatest(a, b, a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            Signal.combineLatest(a, b, a, b, a, b, a, b, a, b)
        let _: J<[Int]> = Signal.combineLatest([a, a])
        let _: J<(Int, String)> = Signal.zip(a, b)
        let _: J<(Int, String, Int)> = Signal.zip(a, b, a)
        let _: J<(Int, String, Int, String)> = Signal.zip(a, b, a, b)
        let _: J<(Int, String, Int, String, Int)> = Signal.zip(a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String)> = Signal.zip(a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int)> = Signal.zip(a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String)> = Signal.zip(a, b, a, b, a, b, a, b)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int)> = Signal.zip(a, b, a, b, a, b, a, b, a)
        let _: J<(Int, String, Int, String, Int, String, Int, String, Int, String)> =
            Signal.zip(a, b, a, b, a, b, a, b, a, b)
        let _: J<[Int]> = Signal.zip([a, a])
    }

    static func booleans(_ s: Signal<Bool, NameError>) {
        let _: Signal<Bool, NameError> = s.negate().and(s).or(s)
        let _: Signal<Bool, NameError> = Signal.all([s, s])
        let _: Signal<Bool, NameError> = Signal.all(s, s)
        let _: Signal<Bool, NameError> = Signal.any([s, s])
        let _: Signal<Bool, NameError> = Signal.any(s, s)
    }

    static func flatten(_ s: S, _ safe: Safe) {
        let strategies: [FlattenStrategy] = [.merge, .concat, .concurrent(limit: 2), .latest, .race, .throttle]
        for strategy in strategies {
            let _: S = s.map { _ in s }.flatten(strategy)
            let _: S = safe.map { _ in s }.flatten(strategy)
            let _: Safe = safe.map { _ in safe }.flatten(strategy)
            let _: S = s.map { _ in safe }.flatten(strategy)
            let _: S = s.flatMap(strategy) { _ in SignalProducer<Int, NameError>.empty }
            let _: S = s.flatMap(strategy) { _ in s }
            let _: S = s.flatMap(strategy) { _ in SignalProducer<Int, Never>.empty }
            let _: S = s.flatMap(strategy) { _ in safe }
            let _: S = safe.flatMap(strategy) { _ in SignalProducer<Int, NameError>.empty }
            let _: S = safe.flatMap(strategy) { _ in s }
            let _: Safe = safe.flatMap(strategy) { _ in SignalProducer<Int, Never>.empty }
            let _: Safe = safe.flatMap(strategy) { _ in safe }
        }
    }
}

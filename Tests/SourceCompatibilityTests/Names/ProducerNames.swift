import Foundation
import StreamCore

/// The names of `SignalProducer.swift`, those of `Flatten.swift` for producers, and that of `ResultExtensions.swift`.
enum ProducerNames {
    typealias P = SignalProducer<Int, NameError>
    typealias Safe = SignalProducer<Int, Never>

    static func make(_ signal: Signal<Int, NameError>) {
        let _: P.ProducedSignal = signal
        let _: P = P(Result<Int, NameError>.success(1))
        let _: P = P(signal)
        let _: P = P { (_: Signal<Int, NameError>.Observer, _: Lifetime) in }
        let _: P = P.unserialized { (_: Signal<Int, NameError>.Observer, _: Lifetime) in }
        let _: P = P(value: 1)
        let _: P = P { () -> Int in 1 }
        let _: P = P { () -> Result<Int, NameError> in .failure(.empty) }
        let _: P = P(error: .empty)
        let _: P = P(result: .success(1))
        let _: P = P([1, 2])
        let _: P = P(values: 1, 2, 3)
        let _: [P] = [.empty, .never]
        let _: Safe = SignalProducer(value: 1)
        let _: Safe = SignalProducer([1, 2])
        let _: Safe = SignalProducer(values: 1, 2, 3)
        let _: SignalProducer<Int, Swift.Error> = SignalProducer { () throws -> Int in throw NameError.empty }
        let _: P = Result<Int, NameError>.success(1).producer
        let _: P = itself(signal)
        let _: P = producer(of: P.empty)
    }

    private static func itself<C: SignalProducerConvertible>(_ c: C) -> SignalProducer<C.Value, C.Error> { c.producer }
    private static func producer<C: SignalProducerProtocol>(of c: C) -> SignalProducer<C.Value, C.Error> { c.producer }
    private static func named(_ c: some SignalProducerConvertible<Int, NameError>) -> P { c.producer }
    private static func protocolNamed(_ c: some SignalProducerProtocol<Int, NameError>) -> P { c.producer }

    static func start(_ p: P, _ safe: Safe) {
        let _: String = p.startWithSignal { (_: Signal<Int, NameError>, handle: Disposable) -> String in
            handle.dispose()
            return ""
        }
        let _: Disposable = p.start()
        let _: Disposable = p.start(Signal<Int, NameError>.Observer())
        let _: Disposable = p.start { (_: Signal<Int, NameError>.Event) in }
        let _: Disposable = p.startWithResult { (_: Result<Int, NameError>) in }
        let _: Disposable = p.startWithCompleted {}
        let _: Disposable = p.startWithFailed { (_: NameError) in }
        let _: Disposable = p.startWithInterrupted {}
        let _: Disposable = safe.startWithValues { (_: Int) in }
        let _: [Result<Int, NameError>?] = [p.first(), p.single(), p.last()]
        let _: Result<(), NameError> = p.wait()
        let _: SignalProducer<String, Never> = p.lift { (s: Signal<Int, NameError>) -> Signal<String, Never> in
            s.map { "\($0)" }.flatMapError { _ in .empty }
        }
        let join: (SignalProducer<String, NameError>) -> SignalProducer<(Int, String), NameError> = p.lift { left in
            { (right: Signal<String, NameError>) in left.zip(with: right) }
        }
        _ = join(.empty)
    }

    static func transform(_ p: P, _ safe: Safe, _ scheduler: Scheduler, _ clock: DateScheduler) {
        let _: SignalProducer<String, NameError> = p.map { "\($0)" }
        let _: SignalProducer<String, NameError> = p.map(value: "a")
        let _: SignalProducer<String, NameError> = p.map(\.description)
        let _: SignalProducer<Int, Swift.Error> = p.mapError { $0 as Swift.Error }
        let _: SignalProducer<String, NameError> = p.lazyMap(on: scheduler, transform: { "\($0)" })
        let _: P = p.filter { $0 > 0 }
        let _: SignalProducer<String, NameError> = p.compactMap { $0 > 0 ? "a" : nil }
        let _: P = p.map(Optional.some).skipNil()
        let _: SignalProducer<[Int], NameError> = p.collect()
        let _: SignalProducer<[Int], NameError> = p.collect(count: 2)
        let _: SignalProducer<[Int], NameError> = p.collect { (values: [Int]) -> Bool in values.count > 1 }
        let _: SignalProducer<[Int], NameError> = p.collect { (values: [Int], next: Int) -> Bool in next > values.count
        }
        let _: SignalProducer<[Int], NameError> = p.collect(
            every: .seconds(1), on: clock, skipEmpty: true, discardWhenCompleted: false)
        let _: SignalProducer<Signal<Int, NameError>.Event, Never> = p.materialize()
        let _: SignalProducer<Result<Int, NameError>, Never> = p.materializeResults()
        let _: P = p.materialize().dematerialize()
        let _: P = p.materializeResults().dematerializeResults()
        let _: SignalProducer<(Int, Int), NameError> = p.combinePrevious(0)
        let _: SignalProducer<(Int, Int), NameError> = p.combinePrevious()
        let _: SignalProducer<String, NameError> = p.reduce("") { $0 + "\($1)" }
        let _: SignalProducer<[Int], NameError> = p.reduce(into: []) { $0.append($1) }
        let _: SignalProducer<String, NameError> = p.scan("") { $0 + "\($1)" }
        let _: SignalProducer<[Int], NameError> = p.scan(into: []) { $0.append($1) }
        let _: SignalProducer<String, NameError> = p.scanMap(0) { ($0 + $1, "\($0)") }
        let _: SignalProducer<String, NameError> = p.scanMap(into: 0) { (sum: inout Int, value: Int) -> String in
            sum += value
            return "\(sum)"
        }
        let _: SignalProducer<String, NameError> = SignalProducer<Never, NameError>.never.promoteValue(String.self)
        let _: SignalProducer<Never, NameError> = SignalProducer<Never, NameError>.never.promoteValue()
        let _: P = SignalProducer<[Int], NameError>.never.flatten()
    }

    static func select(_ p: P, _ trigger: SignalProducer<(), Never>, _ hot: Signal<(), Never>, _ lifetime: Lifetime) {
        let _: [P] = [p.take(first: 1), p.take(last: 1), p.take(while: { $0 > 0 }), p.take(until: { $0 > 0 })]
        let _: [P] = [p.take(until: trigger), p.take(until: hot), p.take(during: lifetime)]
        let _: [P] = [p.take(untilReplacement: p), p.take(untilReplacement: Signal<Int, NameError>.never)]
        let _: [P] = [p.skip(first: 1), p.skip(while: { $0 > 0 }), p.skip(until: trigger), p.skip(until: hot)]
        let _: [P] = [p.skipRepeats(), p.skipRepeats(==), p.uniqueValues(), p.uniqueValues { $0 % 2 }]
    }

    static func time(_ p: P, _ isBusy: Property<Bool>, _ scheduler: Scheduler, _ clock: DateScheduler) {
        let _: [P] = [p.observe(on: scheduler), p.start(on: scheduler), p.delay(1, on: clock)]
        let _: [P] = [p.throttle(1, on: clock), p.throttle(while: isBusy, on: scheduler)]
        let _: [P] = [p.debounce(1, on: clock), p.debounce(1, on: clock, discardWhenCompleted: false)]
        let _: [P] = [p.timeout(after: 1, raising: .empty, on: clock), p.replayLazily(upTo: 1)]
        let _: P = Safe.never.timeout(after: 1, raising: NameError.empty, on: clock)
        let _: P = p.on(
            starting: {}, started: {}, event: { (_: Signal<Int, NameError>.Event) in }, failed: { (_: NameError) in },
            completed: {}, interrupted: {}, terminated: {}, disposed: {}, value: { (_: Int) in })
        let _: SignalProducer<Date, Never> = SignalProducer.timer(interval: .seconds(1), on: clock)
        let _: SignalProducer<Date, Never> = SignalProducer.timer(
            interval: .seconds(1), on: clock, leeway: .milliseconds(1))
        let _: SignalProducer<String, Never> = SignalProducer.interval(["a", "b"], interval: .seconds(1), on: clock)
        let _: SignalProducer<Int, Never> = SignalProducer.interval(.seconds(1), on: clock)
        let _: [P] = [p.repeat(2), p.retry(upTo: 2), p.retry(upTo: 2, interval: 1, on: clock)]
    }

    static func fail(_ p: P, _ safe: Safe, _ thrown: SignalProducer<Int, Swift.Error>) {
        let _: [P] = [safe.promoteError(NameError.self), safe.promoteError()]
        let _: Safe = safe.promoteError(Never.self)
        let _: P = p.attempt { $0 > 0 ? .success(()) : .failure(.empty) }
        let _: SignalProducer<String, NameError> = p.attemptMap { .success("\($0)") }
        let throwing: (Int) throws -> Void = { _ in throw NameError.empty }
        let parsing: (Int) throws -> String = { _ in throw NameError.empty }
        let _: [SignalProducer<Int, Swift.Error>] = [safe.attempt(throwing), thrown.attempt(throwing)]
        let _: [SignalProducer<String, Swift.Error>] = [safe.attemptMap(parsing), thrown.attemptMap(parsing)]
        let _: SignalProducer<Int, Swift.Error> = p.flatMapError { SignalProducer<Int, Swift.Error>(error: $0) }
        let _: Safe = p.flatMapError { _ in Signal<Int, Never>.never }
    }
}

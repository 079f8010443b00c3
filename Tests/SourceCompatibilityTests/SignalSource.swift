// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Dispatch
import Foundation
import StreamCore
import Testing

struct User: Equatable {
    let name: String
    let age: Int
}

enum LoginError: Error {
    case denied
}

/// Signals: construction, observation, and every operator that signals have.
enum SignalSource {
    static func construct() {
        let custom = Signal<Int, LoginError> { (observer: Signal<Int, LoginError>.Observer, lifetime: Lifetime) in
            observer.send(value: 1)
            lifetime.observeEnded { print("ended") }
            lifetime += AnyDisposable { print("disposed") }
            observer.sendCompleted()
        }
        let unserialized = Signal<Int, Never>.unserialized { _, _ in }
        let reentrant = Signal<Int, Never>.reentrantUnserialized { _, _ in }
        let (signal, observer) = Signal<Int, Never>.pipe()
        let pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer) = Signal.pipe(
            disposable: AnyDisposable {})
        let (_, plain) = Signal<Int, Never>.unserializedPipe()
        let (_, deep) = Signal<Int, Never>.reentrantUnserializedPipe(disposable: nil)
        let never: Signal<Int, LoginError> = .never
        let empty = Signal<Int, LoginError>.empty
        observer.send(.value(1))
        observer.send(value: 2)
        for input in [pipe.input, plain, deep] { input.sendInterrupted() }
        _ = (custom, unserialized, reentrant, signal, never, empty)
    }

    static func observe(_ failing: Signal<Int, LoginError>, _ safe: Signal<Int, Never>) {
        let disposable: Disposable? = failing.observe { event in
            switch event {
            case let .value(value): print(value)
            case let .failed(error): print(error)
            case .completed, .interrupted: break
            }
        }
        failing.observe(Signal<Int, LoginError>.Observer(value: { print($0) }, failed: { error in print(error) }))
        failing.observe(.init(completed: { print("done") }))
        failing.observeResult { result in
            switch result {
            case .success(let value): print(value)
            case .failure(let error): print(error)
            }
        }
        failing.observeFailed { print($0) }
        failing.observeCompleted { print("completed") }
        failing.observeInterrupted { print("interrupted") }
        safe.observeValues { value in print(value) }
        disposable?.dispose()
    }

    static func transform(_ users: Signal<User, Never>, _ scheduler: TestScheduler) {
        let names: Signal<String, Never> = users.map { $0.name }
        let ages = users.map(\.age)
        let ones = users.map(value: 1)
        let lazy = users.lazyMap(on: scheduler) { $0.name }
        let adults = users.filter { $0.age >= 18 }
        let numbers = names.compactMap { Int($0) }
        let present = users.map { Optional($0) }.skipNil()
        let sum = ages.reduce(0, +)
        let collected = ages.reduce(into: [Int]()) { $0.append($1) }
        let running = ages.scan(0, +).scan(into: 0) { $0 += $1 }
        let alternate = ages.scanMap(false) { state, value in (!state, state ? value : -value) }
        let counted = ages.scanMap(into: 0) { (count: inout Int, value: Int) -> Int in
            count += 1
            return count * value
        }
        let pairs: Signal<(Int, Int), Never> = ages.combinePrevious(0)
        let laterPairs = ages.combinePrevious()
        let batches = ages.collect(count: 3)
        let byPredicate = ages.collect { (values: [Int]) -> Bool in values.count == 2 }
        let byNext = ages.collect { (values: [Int], next: Int) -> Bool in next > values.count }
        let timed = ages.collect(every: .seconds(1), on: scheduler, skipEmpty: true, discardWhenCompleted: false)
        let all = ages.collect()
        let events: Signal<Signal<Int, Never>.Event, Never> = ages.materialize()
        let back = events.dematerialize()
        let results: Signal<Result<Int, Never>, Never> = ages.materializeResults()
        let values = results.dematerializeResults()
        _ = (ones, lazy, adults, numbers, present, sum, collected, running, alternate, counted, pairs, laterPairs)
        _ = (batches, byPredicate, byNext, timed, all, back, values)
    }

    static func select(_ signal: Signal<Int, LoginError>, _ trigger: Signal<(), Never>, _ lifetime: Lifetime) {
        _ = signal.take(first: 3).take(last: 2).take(while: { $0 < 3 }).take(until: { $0 < 3 })
        _ = signal.take(until: trigger).take(untilReplacement: signal).take(during: lifetime)
        _ = signal.skip(first: 1).skip(while: { $0 < 1 }).skip(until: trigger).skipRepeats().skipRepeats(==)
        _ = signal.uniqueValues().uniqueValues { $0 % 2 }
    }

    static func combine(_ numbers: Signal<Int, LoginError>, _ words: Signal<String, LoginError>) {
        let latest: Signal<(Int, String), LoginError> = numbers.combineLatest(with: words)
        let zipped = numbers.zip(with: words).map { number, word in word + String(number) }
        let many = Signal.combineLatest(numbers, words, numbers, words).map { a, b, c, d in "\(a)\(b)\(c)\(d)" }
        let three = Signal.zip(numbers, words, numbers)
        let list: Signal<[Int], LoginError> = Signal.combineLatest([numbers, numbers])
        let merged = Signal.merge(numbers, numbers).merge(with: numbers)
        let mergedList = Signal.merge([numbers, numbers])
        let safe = words.flatMapError { _ in SignalProducer<String, Never>.empty }
        let sampled = numbers.sample(on: safe.map(value: ())).sample(with: safe)
        let paired = numbers.withLatest(from: safe).withLatest(from: SignalProducer<Int, Never>(value: 1))
        _ = (latest, zipped, many, three, list, merged, mergedList, sampled, paired)
    }

    static func fail(_ failing: Signal<Int, LoginError>, _ safe: Signal<Int, Never>, _ scheduler: DateScheduler) {
        let asError: Signal<Int, NSError> = failing.mapError { $0 as NSError }
        let promoted: Signal<Int, LoginError> = safe.promoteError()
        let promotedByType = safe.promoteError(LoginError.self)
        let attempted = failing.attempt { $0 > 0 ? .success(()) : .failure(.denied) }
        let mapped = failing.attemptMap { value -> Result<String, LoginError> in .success("\(value)") }
        let thrown: Signal<Int, Swift.Error> = safe.attempt { _ in throw LoginError.denied }
        let parsed: Signal<Data, Swift.Error> = safe.attemptMap { _ in try Data(contentsOf: URL(fileURLWithPath: "/")) }
        let timed = failing.timeout(after: 1, raising: .denied, on: scheduler)
        let timedSafe = safe.timeout(after: 1, raising: LoginError.denied, on: scheduler)
        let caught = failing.flatMapError { error in SignalProducer<Int, Never>(value: 0) }
        _ = (asError, promoted, promotedByType, attempted, mapped, thrown, parsed, timed, timedSafe, caught)
    }

    static func schedule(_ signal: Signal<Int, LoginError>, _ scheduler: TestScheduler, _ isBusy: Signal<Bool, Never>) {
        _ = signal.observe(on: UIScheduler()).observe(on: QueueScheduler.main).observe(on: ImmediateScheduler())
        _ = signal.delay(1.5, on: scheduler).throttle(0.5, on: scheduler).debounce(0.3, on: QueueScheduler())
        _ = signal.debounce(1, on: scheduler, discardWhenCompleted: false).throttle(while: isBusy, on: scheduler)
        _ = signal.on(
            event: { print($0) }, failed: { print($0) }, completed: {}, interrupted: {}, terminated: {}, disposed: {},
            value: { print($0) })
        _ = signal.on(value: { print($0) })
        _ = signal.logEvents(identifier: "login", events: [.value, .failed])
        _ = isBusy.negate().and(isBusy).or(isBusy)
        _ = Signal.all(isBusy, isBusy).or(Signal.any([isBusy]))
    }
}

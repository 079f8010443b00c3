import Dispatch
import RxCompat

/// An operator with eight inputs, or with a source and what decides about it, for tests that do the same with each.
///
/// Input `i` sends `1000 * i`, `1000 * i + 1`, …; the first value of each comes before the threads begin.
struct Join: CustomStringConvertible, Sendable {
    let description: String
    let make: @Sendable ([Observable<Int>]) -> Observable<[Int]>
    /// Whether these can be the results of `count` values from each input.
    let isRight: @Sendable (_ results: [[Int]], _ count: Int) -> Bool

    init(
        _ description: String, _ make: @escaping @Sendable ([Observable<Int>]) -> Observable<[Int]>,
        isRight: @escaping @Sendable (_ results: [[Int]], _ count: Int) -> Bool
    ) {
        self.description = description
        self.make = make
        self.isRight = isRight
    }

    /// All values of an input, in order.
    private static func sent(_ input: Int, _ count: Int) -> [Int] { (0..<count).map { 1000 * input + $0 } }

    /// Whether the values of each input come in order, without any twice.
    private static func isOrdered(_ results: [[Int]]) -> Bool {
        let values = results.joined()
        return (0..<8).allSatisfy { input in
            let own = values.filter { $0 / 1000 == input }
            return zip(own, own.dropFirst()).allSatisfy { $0 < $1 }
        }
    }

    /// Whether all values of some inputs are there, in order.
    private static func hasAll(_ results: [[Int]], _ inputs: Range<Int>, _ count: Int) -> Bool {
        let values = results.joined()
        return inputs.allSatisfy { input in values.filter { $0 / 1000 == input } == sent(input, count) }
            && values.count == inputs.count * count
    }

    private static let joins = [
        Join("merge", { Observable.merge($0.map { $0.map { [$0] } }) }) { hasAll($0, 0..<8, $1) },
        Join("flatMap", { inputs in Observable.from(inputs).flatMap { $0.map { [$0] } } }) { hasAll($0, 0..<8, $1) },
        Join("merge(maxConcurrent:)", { Observable.from($0).merge(maxConcurrent: 8).map { [$0] } }) {
            hasAll($0, 0..<8, $1)
        },
        Join("combineLatest", { Observable.combineLatest($0) { $0 } }) { results, count in
            results.count == 1 + 8 * (count - 1) && results.last == (0..<8).map { 1000 * $0 + count - 1 }
                && zip(results, results.dropFirst()).allSatisfy { zip($0, $1).count { $0 != $1 } == 1 }
        },
        Join(
            "combineLatest of three",
            { inputs in
                .combineLatest(inputs[0], inputs[1], inputs[2]) { [$0, $1, $2] }
            }
        ) { results, count in
            results.count == 1 + 3 * (count - 1) && results.last == (0..<3).map { 1000 * $0 + count - 1 }
        },
        Join("zip", { Observable.zip($0) { $0 } }) { results, count in
            results == (0..<count).map { number in (0..<8).map { 1000 * $0 + number } }
        },
        Join("zip of three", { inputs in .zip(inputs[0], inputs[1], inputs[2]) { [$0, $1, $2] } }) { results, count in
            results == (0..<count).map { number in (0..<3).map { 1000 * $0 + number } }
        },
        Join("concat", { .concat($0.map { $0.map { [$0] } }) }) { hasAll($0, 0..<1, $1) },
        Join("amb", { .amb($0.map { $0.map { [$0] } }) }) { hasAll($0, 0..<1, $1) },
        Join("concatMap", { inputs in Observable.from(inputs).concatMap { $0.map { [$0] } } }) {
            hasAll($0, 0..<1, $1)
        },
        Join("ifEmpty(switchTo:)", { $0[0].ifEmpty(switchTo: $0[1]).map { [$0] } }) { hasAll($0, 0..<1, $1) },
        Join("catch", { inputs in inputs[0].catch { _ in inputs[1] }.map { [$0] } }) { hasAll($0, 0..<1, $1) },
        Join(
            "retry(when:)",
            { $0[0].retry(when: { (errors: Observable<any Error>) in errors.take(1) }).map { [$0] } }
        ) { hasAll($0, 0..<1, $1) },
        Join("share(replay:)", { inputs in Observable<Int>.merge(inputs).share(replay: 1).map { [$0] } }) {
            hasAll($0, 0..<8, $1)
        },
    ]

    private static let decisions = [
        // The last input is the source, and its first value comes after those of the others.
        Join(
            "withLatestFrom",
            { inputs in
                inputs[7].withLatestFrom(Observable.merge(Array(inputs[..<7]))) { value, _ in [value] }
            }
        ) { hasAll($0, 7..<8, $1) },
        Join("sample", { inputs in Observable.merge(Array(inputs[1...])).sample(inputs[0]).map { [$0] } }) {
            results, count in
            isOrdered(results) && results.count <= count
        },
        Join(
            "take(until:)",
            { inputs in
                Observable.merge(Array(inputs[1...])).take(until: inputs[0].filter { $0 == 50 }).map { [$0] }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "skip(until:)",
            { inputs in
                Observable.merge(Array(inputs[1...])).skip(until: inputs[0].filter { $0 == 50 }).map { [$0] }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "switchLatest",
            { inputs in
                inputs[0].flatMapLatest { number in inputs[1 + number % 7].map { [$0] } }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "flatMapFirst",
            { inputs in
                inputs[0].flatMapFirst { number in inputs[1 + number % 7].map { [$0] }.take(2) }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "buffer",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).buffer(timeSpan: .milliseconds(1), count: 7, scheduler: clock)
            }
        ) { hasAll($0, 0..<8, $1) },
        Join(
            "window",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).window(timeSpan: .milliseconds(1), count: 7, scheduler: clock)
                    .flatMap { $0.map { [$0] } }
            }
        ) { hasAll($0, 0..<8, $1) },
        Join(
            "throttle",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).throttle(.microseconds(100), scheduler: clock).map { [$0] }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "debounce",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).debounce(.microseconds(10), scheduler: clock).map { [$0] }
            }
        ) { results, _ in isOrdered(results) },
        Join(
            "delay",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).delay(.microseconds(100), scheduler: clock).map { [$0] }
            }
        ) { hasAll($0, 0..<8, $1) },
        Join(
            "observe(on:)",
            { inputs in
                let queue = SerialDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).observe(on: queue).map { [$0] }
            }
        ) { hasAll($0, 0..<8, $1) },
        Join(
            "timeout",
            { inputs in
                let clock = ConcurrentDispatchQueueScheduler(qos: .default)
                return Observable<Int>.merge(inputs).timeout(.seconds(600), scheduler: clock).map { [$0] }
            }
        ) { hasAll($0, 0..<8, $1) },
    ]

    static let all = joins + decisions
}

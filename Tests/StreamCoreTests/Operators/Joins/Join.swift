import Foundation
import StreamCore
import Testing

/// An operator with several inputs, for tests that do the same with each: eight streams, or streams and a scheduler.
///
/// Input `i` sends `1000 * i`, `1000 * i + 1`, …; the first value of each comes before the threads begin.
struct Join: CustomTestStringConvertible, Sendable {
    typealias Input = SignalProducer<Int, TestFailure>
    typealias Output = SignalProducer<[Int], TestFailure>

    let testDescription: String
    /// The name of the operator's source file.
    let file: String
    let make: @Sendable ([Input]) -> Output
    /// Whether these can be the results of `count` values from each input.
    let isRight: @Sendable (_ results: [[Int]], _ count: Int) -> Bool

    init(
        _ name: String, _ file: String, isRight: @escaping @Sendable (_ results: [[Int]], _ count: Int) -> Bool,
        _ make: @escaping @Sendable ([Input]) -> Output
    ) {
        testDescription = name
        self.file = file
        self.make = make
        self.isRight = isRight
    }

    /// Source files of overloads that call an operator of the table, and of what has one input, and no thread of its own.
    static let left = [
        "Booleans", "CombineLatestMixed", "ZipMixed", "Interval", "Timer", "MeasureInterval", "Timestamp", "On",
        "LogEvents",
    ]

    static let all = combining + deciding + flattening + restarting + timing

    // MARK: Results

    /// All values of some inputs, each input's in order.
    private static func all(of inputs: Range<Int>) -> @Sendable ([[Int]], Int) -> Bool {
        { results, count in
            let values = results.joined()
            return values.count == inputs.count * count
                && inputs.allSatisfy { input in
                    values.filter { $0 / 1000 == input } == (0..<count).map { 1000 * input + $0 }
                }
        }
    }

    /// Some of the values, each input's in order, and none twice.
    @Sendable private static func some(_ results: [[Int]], _ count: Int) -> Bool {
        let values = results.joined()
        return (0..<8).allSatisfy { input in
            let own = values.filter { $0 / 1000 == input }
            return zip(own, own.dropFirst()).allSatisfy { $0 < $1 }
        }
    }

    private static func pairs(of inputs: Int) -> @Sendable ([[Int]], Int) -> Bool {
        { results, count in results == (0..<count).map { number in (0..<inputs).map { 1000 * $0 + number } } }
    }

    /// One result for each value after the first ones, in each of which one value is new.
    private static func latest(of inputs: Int) -> @Sendable ([[Int]], Int) -> Bool {
        { results, count in
            results.count == 1 + inputs * (count - 1) && results.last == (0..<inputs).map { 1000 * $0 + count - 1 }
                && zip(results, results.dropFirst()).allSatisfy { zip($0, $1).count { $0 != $1 } == 1 }
        }
    }

    // MARK: Inputs

    private static func safe(_ input: Input) -> SignalProducer<Int, Never> { input.flatMapError { _ in .empty } }

    private static func merged(_ inputs: some Sequence<Input>) -> Input { .merge(Array(inputs)) }

    private static func first(_ number: Int, of input: Input) -> SignalProducer<(), Never> {
        safe(input).filter { $0 % 1000 == number }.map { _ in }
    }

    private static func clock() -> QueueScheduler { QueueScheduler(name: "a clock") }

    // MARK: Operators

    private static let combining: [Join] = [
        Join("merge", "Merge", isRight: all(of: 0..<8)) { merged($0).map { [$0] } },
        Join("combineLatest of a list", "CombineLatestSequence", isRight: latest(of: 8)) { Input.combineLatest($0) },
        Join("combineLatest of three", "CombineLatest", isRight: latest(of: 3)) {
            Input.combineLatest($0[0], $0[1], $0[2]).map { [$0, $1, $2] }
        },
        Join("zip of a list", "ZipSequence", isRight: pairs(of: 8)) { Input.zip($0) },
        Join("zip of three", "Zip", isRight: pairs(of: 3)) { Input.zip($0[0], $0[1], $0[2]).map { [$0, $1, $2] } },
        Join("race", "Race", isRight: all(of: 0..<1)) { inputs in Input.race(inputs).map { [$0] } },
        Join("concat", "Concat", isRight: all(of: 0..<1)) { $0[0].concat($0[1]).map { [$0] } },
        Join("then", "Then", isRight: { results, _ in results.isEmpty }) { $0[0].then($0[1]).map { [$0] } },
        Join("ifEmpty(switchTo:)", "IfEmpty", isRight: all(of: 0..<1)) { $0[0].ifEmpty(switchTo: $0[1]).map { [$0] } },
        Join("withLatest(from:)", "WithLatest", isRight: all(of: 7..<8)) {
            $0[7].withLatest(from: safe(merged($0[..<7]))).map { value, _ in [value] }
        },
        // The latest value is sent again.
        Join("sample(with:)", "Sample", isRight: { results, count in results.count <= count }) {
            merged($0[1...]).sample(with: safe($0[0])).map { value, _ in [value] }
        },
    ]

    private static let deciding: [Join] = [
        Join("take(until:)", "TakeUntil", isRight: some) {
            merged($0[1...]).take(until: first(50, of: $0[0])).map { [$0] }
        },
        Join("take(untilReplacement:)", "TakeUntilReplacement", isRight: some) { inputs in
            merged(inputs[1...]).take(untilReplacement: inputs[0].skip(first: 50)).map { [$0] }
        },
        Join("take(during:)", "TakeDuring", isRight: some) { inputs in
            let (lifetime, token) = Lifetime.make()
            let ending = inputs[0].on(value: { if $0 == 50 { token.dispose() } }).filter { _ in false }
            return merged(inputs[1...]).take(during: lifetime).merge(with: ending).map { [$0] }
        },
        Join("skip(until:)", "SkipUntil", isRight: some) {
            merged($0[1...]).skip(until: first(50, of: $0[0])).map { [$0] }
        },
        Join("distinct(resetting:)", "Distinct", isRight: { results, count in results.count >= count }) { inputs in
            merged(inputs[1...]).map { $0 % 1000 }.distinct(resetting: first(50, of: inputs[0])).map { [$0] }
        },
        Join("throttle(while:)", "ThrottleWhile", isRight: some) { inputs in
            let condition = safe(inputs[0]).map { $0 % 2 == 0 }.concat(value: false)
            return merged(inputs[1...]).throttle(while: condition, on: clock()).map { [$0] }
        },
    ]

    private static let flattening: [Join] = [
        Join("flatMap(.merge)", "FlatMap", isRight: all(of: 0..<8)) { inputs in
            SignalProducer<Input, TestFailure>(inputs).flatMap(.merge) { $0 }.map { [$0] }
        },
        Join("flatMap(.concurrent(limit: 8))", "FlatMap", isRight: all(of: 0..<8)) { inputs in
            SignalProducer<Input, TestFailure>(inputs).flatMap(.concurrent(limit: 8)) { $0 }.map { [$0] }
        },
        Join("flatMap(.concat)", "FlatMap", isRight: all(of: 0..<1)) { inputs in
            SignalProducer<Input, TestFailure>(inputs).flatMap(.concat) { $0 }.map { [$0] }
        },
        Join("flatMap(.latest)", "FlatMap", isRight: some) { inputs in
            inputs[0].flatMap(.latest) { number in inputs[1 + number % 7].map { [$0] } }
        },
        Join("flatMap(.race)", "FlatMap", isRight: all(of: 0..<1)) { inputs in
            SignalProducer<Input, TestFailure>(inputs).flatMap(.race) { $0 }.map { [$0] }
        },
        Join("groupBy(until:)", "GroupBy", isRight: all(of: 1..<8)) { inputs in
            merged(inputs[1...])
                .groupBy({ $0 % 5 }, until: { group in first(group.key, of: inputs[0]) })
                .flatMap(.merge) { $0.producer.map { [$0] } }
        },
    ]

    private static let restarting: [Join] = [
        Join("flatMapError", "FlatMapError", isRight: all(of: 0..<1)) { inputs in
            inputs[0].flatMapError { _ in inputs[1] }.map { [$0] }
        },
        Join("retry(when:)", "RetryWhen", isRight: all(of: 0..<1)) { inputs in
            inputs[0].retry { failures in
                failures.take(first: 1).promoteError(TestFailure.self).map { _ in }
                    .merge(with: inputs[1].filter { _ in false }.map { _ in })
            }.map { [$0] }
        },
        Join("retry(upTo:interval:)", "Retry", isRight: all(of: 0..<8)) {
            merged($0).retry(upTo: 2, interval: 0.001, on: clock()).map { [$0] }
        },
        Join("refCount", "ConnectableProducer", isRight: all(of: 0..<8)) { inputs in
            let shared = merged(inputs).makeConnectable(replay: 8)
                .refCount(disconnectAfter: 0.001, on: clock())
            return shared.map { [$0] }.merge(with: shared.filter { _ in false }.map { [$0] })
        },
    ]

    private static let timing: [Join] = [
        Join("buffer(every:)", "BufferEvery", isRight: all(of: 0..<8)) {
            merged($0).buffer(every: .milliseconds(1), on: clock())
        },
        Join("buffer(upTo:every:)", "BufferUpTo", isRight: all(of: 0..<8)) {
            merged($0).buffer(upTo: 7, every: .milliseconds(1), on: clock())
        },
        Join("collect(every:)", "CollectEvery", isRight: all(of: 0..<8)) {
            merged($0).collect(every: .milliseconds(1), on: clock(), discardWhenCompleted: false)
        },
        Join("window(upTo:every:)", "WindowEvery", isRight: all(of: 0..<8)) {
            merged($0).window(upTo: 7, every: .milliseconds(1), on: clock()).flatMap(.merge) { $0.map { [$0] } }
        },
        Join("throttle", "Throttle", isRight: some) { merged($0).throttle(0.0001, on: clock()).map { [$0] } },
        Join("throttle(latest: true)", "ThrottleFirst", isRight: some) {
            merged($0).throttle(0.0001, on: clock(), latest: true).map { [$0] }
        },
        Join("debounce", "Debounce", isRight: some) { merged($0).debounce(0.00001, on: clock()).map { [$0] } },
        Join("delay", "Delay", isRight: all(of: 0..<8)) { merged($0).delay(0.0001, on: clock()).map { [$0] } },
        Join("delayStart", "DelayStart", isRight: some) { merged($0).delayStart(0.0001, on: clock()).map { [$0] } },
        Join("start(on:)", "StartOn", isRight: some) { merged($0).start(on: clock()).map { [$0] } },
        Join("observe(on:)", "ObserveOn", isRight: all(of: 0..<8)) { merged($0).observe(on: clock()).map { [$0] } },
        Join("observe(on:buffering:)", "ObserveOnBuffering", isRight: some) {
            merged($0).observe(on: clock(), buffering: .bounded(5, whenFull: .dropOldest)).map { [$0] }
        },
        Join("lazyMap", "LazyMap", isRight: some) { merged($0).lazyMap(on: clock()) { [$0] } },
        Join("take(for:)", "TakeFor", isRight: all(of: 0..<8)) { merged($0).take(for: 600, on: clock()).map { [$0] } },
        Join("skip(for:)", "SkipFor", isRight: some) { merged($0).skip(for: 0.0001, on: clock()).map { [$0] } },
        Join("timeout", "Timeout", isRight: all(of: 0..<8)) {
            merged($0).timeout(after: 600, raising: .second, on: clock()).map { [$0] }
        },
        Join("timeout(betweenValues:)", "TimeoutBetweenValues", isRight: all(of: 0..<8)) {
            merged($0).timeout(betweenValues: 600, raising: .second, on: clock()).map { [$0] }
        },
    ]
}

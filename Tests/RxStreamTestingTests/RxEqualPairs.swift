import Dispatch
import Foundation
import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting
import Testing

/// An observable and the typed stream that Documentation/FromRxSwift.md names in its row.
struct RxEqualPair: CustomTestStringConvertible, Sendable {
    typealias Producer = SignalProducer<String, any Error>

    /// The identifier of the row, and what distinguishes several pairs of one row.
    let testDescription: String
    let inputs: [RandomInput]
    let ignored: Set<KnownDifference>
    let legacy: @Sendable (VirtualWorld) throws -> Observable<String>
    let ported: @Sendable (VirtualWorld) throws -> Producer

    init(
        _ row: String, _ inputs: [RandomInput] = ["a"], ignoring ignored: Set<KnownDifference> = [],
        legacy: @escaping @Sendable (VirtualWorld) throws -> Observable<String>,
        ported: @escaping @Sendable (VirtualWorld) throws -> Producer
    ) {
        testDescription = row
        self.inputs = inputs
        self.ignored = ignored.union([.disposalInterrupts])
        self.legacy = legacy
        self.ported = ported
    }

    /// The identifier of the row.
    var row: String { "\(testDescription.prefix { $0 != " " })" }

    private static let main = MainScheduler.instance
    private static let safe = RandomInput("b", canFail: false)

    static let ofValues: [RxEqualPair] = [
        RxEqualPair(
            "rx-map", legacy: { try $0.a.map { $0 + "!" }.compactMap { $0 == "b!" ? nil : $0 } },
            ported: { try $0.typed("a").map { $0 + "!" }.compactMap { $0 == "b!" ? nil : $0 } }),
        RxEqualPair(
            "rx-map (scan)", legacy: { try $0.a.scan("", accumulator: +) }, ported: { try $0.typed("a").scan("", +) }),
        RxEqualPair(
            "rx-map (reduce)", legacy: { try $0.a.reduce("", accumulator: +) },
            ported: { try $0.typed("a").reduce("", +) }),
        RxEqualPair(
            "rx-to-array", legacy: { try $0.a.toArray().asObservable().map { "\($0)" } },
            ported: { try $0.typed("a").collect().map { "\($0)" } }),
        RxEqualPair(
            "rx-materialize", legacy: { try $0.a.materialize().dematerialize() },
            ported: { try $0.typed("a").materialize().dematerialize() }),
        RxEqualPair(
            "rx-filter", legacy: { try $0.a.filter { $0 != "b" }.distinctUntilChanged() },
            ported: { try $0.typed("a").filter { $0 != "b" }.skipRepeats() }),
        RxEqualPair(
            "rx-filter (ignoreElements)", legacy: { try $0.a.ignoreElements().map(String.init(describing:)) },
            ported: { try $0.typed("a").filter { _ in false } }),
        RxEqualPair("rx-take", legacy: { try $0.a.take(2) }, ported: { try $0.typed("a").take(first: 2) }),
        RxEqualPair("rx-take (last)", legacy: { try $0.a.take(last: 2) }, ported: { try $0.typed("a").take(last: 2) }),
        RxEqualPair("rx-take (skip)", legacy: { try $0.a.skip(2) }, ported: { try $0.typed("a").skip(first: 2) }),
        RxEqualPair(
            "rx-take-while", legacy: { try $0.a.skip(while: { $0 == "a" }).take(while: { $0 != "d" }) },
            ported: { try $0.typed("a").skip(while: { $0 == "a" }).take(while: { $0 != "d" }) }),
        RxEqualPair(
            "rx-catch", ["a", "b"],
            legacy: { world in
                let other = try world.cold("b").observable
                return try world.a.catch { _ in other }
            },
            ported: { world in
                let other = try world.cold("b").producer
                return try world.typed("a").flatMapError { _ in other }
            }),
        RxEqualPair(
            "rx-catch (catchAndReturn)", legacy: { try $0.a.catchAndReturn("x") },
            ported: { try $0.typed("a").flatMapError { _ in SignalProducer(value: "x") } }),
        RxEqualPair(
            "rx-retry", legacy: { try $0.request.retry(3) }, ported: { try $0.cold("a").producer.retry(upTo: 2) }),
        RxEqualPair(
            "rx-retry-when",
            legacy: { world in
                try world.request.retry(when: { $0.delay(.seconds(2), scheduler: main).map { _ in } })
            },
            ported: { world in
                try world.cold("a").producer.retry(when: {
                    $0.delay(2, on: QueueScheduler.main).map { _ in }.promoteError((any Error).self)
                })
            }),
        RxEqualPair(
            "rx-group-by",
            legacy: { try $0.a.groupBy { $0 < "c" }.flatMap { group in group.map { "\(group.key) \($0)" } } },
            ported: {
                try $0.typed("a").groupBy { $0 < "c" }
                    .flatMap(.merge) { group in group.producer.map { "\(group.key) \($0)" } }
            }),
        RxEqualPair(
            "rx-do", legacy: { try $0.a.do(onNext: { _ in }).observe(on: main) },
            ported: { try $0.typed("a").on(value: { _ in }).observe(on: UIScheduler()) }),
        RxEqualPair(
            "rx-share", legacy: { try $0.request.share(replay: 1) },
            ported: { try $0.cold("a").producer.share(replay: 1) }),
    ]

    static let joining: [RxEqualPair] = [
        RxEqualPair(
            "rx-take-until", ["a", safe], legacy: { try $0.a.take(until: $0.b.concat(Observable.just("end"))) },
            ported: { try $0.typed("a").take(until: $0.input("b").values.map { _ in }) }),
        // The core drops an end before the trigger; see rx-differs-skip-until-end.
        RxEqualPair(
            "rx-take-until (skip)", [RandomInput("a", canFail: false), safe],
            legacy: { try $0.a.concat(Observable.never()).skip(until: $0.b.concat(Observable.just("end"))) },
            ported: { try $0.typed("a").concat(.never).skip(until: $0.input("b").values.map { _ in }) }),
        RxEqualPair(
            "rx-combine-latest", ["a", "b"],
            legacy: { Observable.combineLatest(try $0.a.startWith("x"), try $0.b.startWith("y")) { $0 + $1 } },
            ported: {
                try $0.typed("a").prefix(value: "x").combineLatest(with: $0.typed("b").prefix(value: "y"))
                    .map { a, b in a + b }
            }),
        RxEqualPair(
            "rx-zip", ["a", "b"],
            legacy: {
                Observable.zip(try $0.a.concat(Observable.never()), try $0.b.concat(Observable.never())) { $0 + $1 }
            },
            ported: {
                try $0.typed("a").concat(.never).zip(with: $0.typed("b").concat(.never)).map { a, b in a + b }
            }),
        RxEqualPair(
            "rx-merge", ["a", "b"], legacy: { Observable.merge(try $0.a, try $0.b) },
            ported: { try $0.typed("a").merge(with: $0.typed("b")) }),
        RxEqualPair(
            "rx-merge (concat)", ["a", "b"], legacy: { try $0.request.concat($0.cold("b").observable) },
            ported: { try $0.cold("a").producer.concat($0.cold("b").producer) }),
        RxEqualPair(
            "rx-merge (startWith)", legacy: { try $0.a.startWith("x") },
            ported: { try $0.typed("a").prefix(value: "x") }),
        RxEqualPair(
            "rx-amb", ["a", "b"], legacy: { try $0.a.amb($0.b) },
            ported: { try $0.typed("a").race(with: $0.typed("b")) }),
        RxEqualPair(
            "rx-amb (ifEmpty)", ["a", "b"],
            legacy: { try $0.a.ifEmpty(switchTo: $0.cold("b").observable).ifEmpty(default: "x") },
            ported: { try $0.typed("a").ifEmpty(switchTo: $0.cold("b").producer).ifEmpty("x") }),
        RxEqualPair(
            "rx-with-latest-from", ["a", safe], legacy: { try $0.a.withLatestFrom($0.b) { $0 + $1 } },
            ported: { try $0.typed("a").withLatest(from: $0.input("b").values).map { a, b in a + b } }),
        RxEqualPair(
            "rx-flat-map", legacy: { world in try world.a.flatMap { value in world.reply.map { value + $0 } } },
            ported: { world in try world.typed("a").flatMap(.merge) { value in world.typedReply.map { value + $0 } } }),
        RxEqualPair(
            "rx-flat-map (concatMap)",
            legacy: { world in try world.a.concatMap { value in world.reply.map { value + $0 } } },
            ported: { world in try world.typed("a").flatMap(.concat) { value in world.typedReply.map { value + $0 } } }),
        RxEqualPair(
            "rx-flat-map-latest",
            legacy: { world in try world.a.flatMapLatest { value in world.reply.map { value + $0 } } },
            ported: { world in try world.typed("a").flatMap(.latest) { value in world.typedReply.map { value + $0 } } }),
        RxEqualPair(
            "rx-flat-map-latest (first)",
            legacy: { world in try world.a.flatMapFirst { value in world.reply.map { value + $0 } } },
            ported: { world in
                try world.typed("a").flatMap(.throttle) { value in world.typedReply.map { value + $0 } }
            }),
        RxEqualPair(
            "rx-merge-max-concurrent",
            legacy: { world in
                try world.a.map { value in world.reply.map { value + $0 } }.merge(maxConcurrent: 2)
            },
            ported: { world in
                try world.typed("a").map { value in world.typedReply.map { value + $0 } }
                    .flatten(.concurrent(limit: 2))
            }),
    ]

    static let timed: [RxEqualPair] = [
        RxEqualPair(
            "rx-delay", legacy: { try $0.a.delay(.seconds(2), scheduler: main) },
            ported: { try $0.typed("a").delay(2, on: QueueScheduler.main) }),
        RxEqualPair(
            "rx-delay (delaySubscription)", legacy: { try $0.request.delaySubscription(.seconds(2), scheduler: main) },
            ported: { try $0.cold("a").producer.delayStart(2, on: QueueScheduler.main) }),
        RxEqualPair(
            "rx-debounce", ignoring: [.heldUntilDue],
            legacy: { try $0.a.debounce(.milliseconds(1500), scheduler: main) },
            ported: { try $0.typed("a").debounce(1.5, on: QueueScheduler.main, discardWhenCompleted: false) }),
        // Bursts and ends differ; see rx-differs-throttle-burst and rx-differs-throttle-end.
        RxEqualPair(
            "rx-throttle",
            legacy: { try $0.spread.throttle(.microseconds(1_379_137), latest: true, scheduler: main) },
            ported: { try $0.typedSpread.throttle(1.379137, on: QueueScheduler.main, latest: true) }),
        RxEqualPair(
            "rx-throttle (first)",
            legacy: { try $0.spread.throttle(.microseconds(1_379_137), latest: false, scheduler: main) },
            ported: { try $0.typedSpread.throttle(1.379137, on: QueueScheduler.main, latest: false) }),
        RxEqualPair(
            "rx-timeout",
            legacy: {
                try $0.a.timeout(.milliseconds(3500), scheduler: main)
                    .catch { .error($0 is RxError ? MarbleFailure("t") : $0) }
            },
            ported: {
                try $0.typed("a").timeout(
                    betweenValues: 3.5, raising: MarbleFailure("t") as any Error, on: QueueScheduler.main)
            }),
        RxEqualPair(
            "rx-take-for", legacy: { try $0.a.take(for: .milliseconds(2500), scheduler: main) },
            ported: { try $0.typed("a").take(for: 2.5, on: QueueScheduler.main) }),
        RxEqualPair(
            "rx-take-for (skip)", legacy: { try $0.a.skip(.milliseconds(2500), scheduler: main) },
            ported: { try $0.typed("a").skip(for: 2.5, on: QueueScheduler.main) }),
        RxEqualPair(
            "rx-interval", ["a"],
            legacy: { world in
                let ticks = Observable<Int>.interval(.seconds(2), scheduler: main).map { "\($0)" }
                return try ticks.take(until: world.a.materialize().filter { !$0.isStopEvent }).take(9)
            },
            ported: { world in
                let ticks = SignalProducer.timer(interval: .seconds(2), on: QueueScheduler.main)
                    .promoteError((any Error).self).scan(-1) { count, _ in count + 1 }.map { "\($0)" }
                let end = try world.typed("a").map { _ in }.flatMapError { _ in SignalProducer<Void, Never>.never }
                return ticks.take(until: end.concat(.never)).take(first: 9)
            }),
    ]
}

extension VirtualWorld {
    /// A hot input as a stream of the typed core.
    fileprivate func typed(_ name: String) throws -> RxEqualPair.Producer { try input(name).producer }
    /// The input `a` without bursts and completion: each value comes at a time of its own.
    fileprivate var spread: Observable<String> {
        get throws {
            try a.concatMap { Observable.just($0).delay(.milliseconds(13), scheduler: MainScheduler.instance) }
                .concat(Observable.never())
        }
    }
    fileprivate var typedSpread: RxEqualPair.Producer {
        get throws {
            try typed("a").flatMap(.concat) { SignalProducer(value: $0).delay(0.013, on: QueueScheduler.main) }
                .concat(.never)
        }
    }
    fileprivate func cold(_ name: String) throws -> TestStream<String> { try coldInput(name) }
    /// A reply that is made anew for each subscription.
    fileprivate var typedReply: RxEqualPair.Producer {
        SignalProducer { observer, lifetime in
            do {
                lifetime += try self.cold("-x-y|", named: nil).producer.start(observer)
            } catch {
                observer.send(error: error)
            }
        }
    }
}

/// The pairs that Documentation/FromRxSwift.md calls equal, on random inputs: none may be called wrong.
@Suite struct RxEqualPairTests {
    static let all = RxEqualPair.ofValues + RxEqualPair.joining + RxEqualPair.timed
    /// `STREAM_TESTING_INPUTS=20000` in the environment tries more.
    static let count = ProcessInfo.processInfo.environment["STREAM_TESTING_INPUTS"].flatMap { Int($0) } ?? 300

    @Test("A right rewrite of an observable is never called wrong", arguments: all)
    func agrees(pair: RxEqualPair) throws {
        try compare(
            random: Self.count, seed: 11, inputs: pair.inputs, ignoring: pair.ignored, legacy: pair.legacy,
            ported: pair.ported)
    }

    @Test("Each verb of the page has a pair, and each pair a verb")
    func isWhole() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/FromRxSwift.md"), encoding: .utf8)
        let verbs = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("Verbs") })
        let rows = Set(verbs.matches(of: /<a id="(rx-[a-z-]+)">/).map { String($0.1) })
        #expect(rows.count > 25)
        #expect(rows == Set(Self.all.map(\.row)))
    }
}

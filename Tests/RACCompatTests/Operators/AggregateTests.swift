import Foundation
import RACCompat
import Testing

@Suite("aggregate and collect") struct AggregateTests {
    private let numbers = sending(1, 2, 3)

    /// The faces of `aggregate`, adding to a start of 10.
    static let sums: [OperatorCase] = [
        OperatorCase("aggregateWithStart") { source, _ in source.aggregateWithStart(10) { int($0) + int($1) } },
        OperatorCase("aggregateWithStart:reduceWithIndex") { source, _ in
            source.aggregateWithStart(10, reduceWithIndex: { running, next, _ in int(running) + int(next) })
        },
        OperatorCase("aggregateWithStartFactory") { source, _ in
            source.aggregateWithStartFactory({ 10 }, reduce: { int($0) + int($1) })
        },
    ]

    private func sum(_ operation: OperatorCase, _ source: RACSignal) -> RACSignal {
        operation.build(source, Tracked(LiveCount()))
    }

    @Test("aggregate: the result comes at completion", arguments: sums) func result(operation: OperatorCase) {
        #expect(events(of: sum(operation, numbers)) == ["16", "completed"])
        #expect(timeline { sum(operation, drawn("--|")) } == "210 2|")
    }

    @Test("aggregate: an empty source gives the start", arguments: sums) func start(operation: OperatorCase) {
        #expect(events(of: sum(operation, .empty())) == ["10", "completed"])
    }

    @Test("aggregate: an error drops the result", arguments: sums) func failure(operation: OperatorCase) {
        #expect(events(of: sum(operation, numbers.concat(.error(TestFailure.first)))) == ["failed(first)"])
    }

    @Test("aggregate: every subscription begins anew", arguments: sums) func anew(operation: OperatorCase) {
        let signal = sum(operation, numbers)
        for _ in 0..<2 { #expect(events(of: signal) == ["16", "completed"]) }
    }

    @Test("aggregate: indexes count from 0") func indexes() {
        let signal = numbers.aggregateWithStart("", reduceWithIndex: { "\($0 ?? "nil")\($2)" })
        #expect(events(of: signal) == ["012", "completed"])
    }

    @Test("aggregate: the result may be nil") func nilResult() {
        #expect(events(of: numbers.aggregateWithStart(0) { _, _ in nil }) == ["nil", "completed"])
    }

    private final class Basket {
        var values: [Int] = []
    }

    private func fill(_ basket: Any?, _ value: Any?) -> Any? {
        let basket = basket as? Basket
        basket?.values.append(int(value))
        return basket
    }

    @Test("aggregateWithStart: subscriptions share one start object") func sharedStart() {
        let basket = Basket()
        let signal = numbers.aggregateWithStart(basket, reduce: fill)
        for _ in 0..<2 { _ = events(of: signal) }
        #expect(basket.values == [1, 2, 3, 1, 2, 3])
    }

    @Test("aggregateWithStartFactory: the factory is called for every subscription, not before") func factory() {
        var baskets: [Basket] = []
        let signal = numbers.aggregateWithStartFactory(
            {
                baskets.append(Basket())
                return baskets.last
            }, reduce: fill)
        #expect(baskets.isEmpty)
        for _ in 0..<2 { _ = events(of: signal) }
        #expect(baskets.map(\.values) == [[1, 2, 3], [1, 2, 3]])
    }

    /// The array that a `collect` sends.
    private func collected(_ source: RACSignal) -> [Any]? {
        var array: [Any]?
        inVirtualTime { _ in _ = source.collect().subscribeNext { array = $0 as? [Any] } }
        return array
    }

    @Test("collect: one array") func oneArray() {
        #expect(collected(numbers) as? [Int] == [1, 2, 3])
        #expect(collected(.empty())?.isEmpty == true)
        #expect(events(of: numbers.collect()).count == 2)
    }

    @Test("collect: NSNull for nil") func null() {
        let array = collected(sending(1, nil, 3))
        #expect(array?.count == 3)
        #expect(array?[1] is NSNull)
    }

    @Test("collect: an error drops the array") func collectFailure() {
        #expect(events(of: numbers.concat(.error(TestFailure.first)).collect()) == ["failed(first)"])
    }

    @Test("collect: every subscription has an array of its own") func everySubscription() {
        let signal = numbers.collect().map { ($0 as? [Any])?.count }
        for _ in 0..<2 { #expect(events(of: signal) == ["3", "completed"]) }
    }
}

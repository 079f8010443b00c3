import RxRecordings
import Testing

/// An operator of the model that does something wrong.
struct WrongOperator: Sendable, CustomTestStringConvertible {
    typealias Stream = ModelObservable<Int>

    let kind: Int
    let testDescription: String
    let replacement: @Sendable (_ operands: [Stream], _ count: Int, _ span: Int, _ clock: ModelClock) -> Stream

    /// Makes an operator of one stream.
    private init(
        _ kind: Int, _ fault: String, _ operation: @escaping @Sendable (Stream, Int, Int, ModelClock) -> Stream
    ) {
        self.kind = kind
        testDescription = fault
        replacement = { operation($0[0], $1, $2, $3) }
    }

    /// Makes an operator of several streams.
    private init(of kind: Int, _ fault: String, _ operation: @escaping @Sendable ([Stream]) -> Stream) {
        self.kind = kind
        testDescription = fault
        replacement = { operands, _, _, _ in operation(operands) }
    }

    static let all = values + joining + ends + order

    private static let values = [
        WrongOperator(3, "take takes one more") { source, count, _, _ in source.take(count + 1) },
        WrongOperator(4, "skip skips one less") { source, count, _, _ in source.skip(max(count - 1, 0)) },
        WrongOperator(5, "take(last:) sends the last element first") { source, count, _, _ in
            source.toArray().flatMap { .merge($0.suffix(count).reversed().map { .just($0) }) }
        },
        WrongOperator(9, "distinctUntilChanged compares elements instead of keys") { source, _, _, _ in
            source.distinctUntilChanged { $0 }
        },
        WrongOperator(43, "take(while:) keeps the last element always") { source, _, _, _ in
            source.take(while: { $0 % 5 != 4 }, isInclusive: true)
        },
        WrongOperator(47, "enumerated counts all subscriptions") { source, _, _, _ in
            var index = -1
            return source.map {
                index += 1
                return index &* 10 &+ $0
            }
        },
        WrongOperator(55, "asSingle sends the element before the completion") { source, _, _, _ in source.single() },
        WrongOperator(2, "filter ends at the first element that is left out") { source, _, _, _ in
            source.take(while: { $0 % 2 == 0 }, isInclusive: false)
        },
    ]

    private static let joining = [
        WrongOperator(of: 6, "take(until:) ends with the completion of the other") { operands in
            operands[0].take(until: operands[1].concat(.just(0)))
        },
        WrongOperator(of: 10, "merge completes with the first stream") { operands in
            .producer { sink in ModelDisposable(operands.map { $0.subscribe(sink.pass) }) }
        },
        WrongOperator(of: 12, "combineLatest of arguments ends inputs as that of a list does") { operands in
            .combineLatest(operands, isList: true) { $0[0] &+ $0[1] }
        },
        WrongOperator(of: 13, "withLatestFrom subscribes to the first stream first") { operands in
            .producer { sink in
                var latest: Int?
                let first = operands[0].map { ($0, latest) }.subscribe { event in
                    switch event {
                    case .next((let element, let latest)): if let latest { sink.next(element &+ latest) }
                    case .error(let error): sink.fail(error)
                    case .completed: sink.complete()
                    }
                }
                let second = operands[1].subscribe { event in
                    if case .next(let element) = event { latest = element }
                    if case .error(let error) = event { sink.fail(error) }
                }
                return ModelDisposable([first, second])
            }
        },
        WrongOperator(of: 16, "flatMapLatest goes on with earlier streams") { operands in
            operands[0].flatMap { value in operands[1].map { $0 &+ value } }
        },
        WrongOperator(of: 17, "flatMapFirst runs a stream that waits") { operands in
            operands[0].concatMap { value in operands[1].map { $0 &+ value } }
        },
        WrongOperator(of: 56, "zip of a list ends as zip of arguments does") { operands in
            .zip(operands, isList: false) { $0.reduce(0, &+) }
        },
    ]

    private static let ends = [
        WrongOperator(of: 19, "catch catches the failure of the other stream") { operands in
            operands[0].catch { _ in operands[1] }.catch { _ in .empty() }
        },
        WrongOperator(20, "retry tries once more") { source, _, _, _ in source.retry(3) },
        WrongOperator(of: 28, "ifEmpty goes on after an error") { operands in
            operands[0].catch { _ in .empty() }.ifEmpty(switchTo: operands[1])
        },
        WrongOperator(29, "share replays the latest element") { source, _, _, _ in
            source.shareWhileObserved(keepsLatest: true)
        },
        WrongOperator(22, "debounce sends elements that others follow") { source, _, span, clock in
            source.delay(span, on: clock)
        },
        WrongOperator(38, "buffer sends no empty buffer") { source, _, span, clock in
            source.buffer(span, 2, on: clock).filter { !$0.isEmpty }.map { $0.reduce(0, &+) }
        },
        WrongOperator(74, "share keeps one element instead of two") { source, _, _, _ in
            let shared = source.multicast { .replay(1) }.refCount()
            return .merge([shared, shared.map { $0 &+ 1 }])
        },
    ]

    /// Operators that send the same events, and end subscriptions in another order.
    private static let order = [
        WrongOperator(0, "map disposes its subscription before it passes on the end") { source, _, _, _ in
            .producer { sink in
                let subscription = ModelSlot()
                subscription.set(
                    source.subscribe { event in
                        switch event {
                        case .next(let element): sink.next(element &+ 1)
                        case .error, .completed:
                            subscription.dispose()
                            sink.pass(event)
                        }
                    })
                return subscription
            }
        },
        WrongOperator(of: 57, "zip disposes the last stream first") { operands in
            .zip(operands.reversed(), isList: false) { $0[0] &+ $0[1] }
        },
        WrongOperator(of: 11, "concat disposes a stream after it has subscribed to the next") { operands in
            ModelObservable<ModelEvent<Int>>.concat([operands[0].map { .next($0) }, .just(.completed)]).flatMap {
                event in
                if case .next(let element) = event { .just(element) } else { operands[1] }
            }
        },
        WrongOperator(of: 14, "amb disposes the loser at the end") { operands in
            .producer { sink in
                var winner: Int?
                return ModelDisposable(
                    operands.enumerated().map { index, source in
                        source.subscribe { event in
                            winner = winner ?? index
                            if winner == index { sink.pass(event) }
                        }
                    })
            }
        },
    ]
}

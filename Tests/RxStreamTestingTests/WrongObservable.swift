import Dispatch
import RxCompat
import RxStreamTesting
import StreamTesting
import Testing

/// A pair of observables of which one is wrong.
struct WrongObservable: CustomTestStringConvertible, Sendable {
    typealias Stream = Observable<String>

    let testDescription: String
    let inputs: [RandomInput]
    let right: @Sendable (VirtualWorld) throws -> Stream
    let wrong: @Sendable (VirtualWorld) throws -> Stream

    init(
        _ name: String, _ inputs: [RandomInput] = ["a"], right: @escaping @Sendable (VirtualWorld) throws -> Stream,
        wrong: @escaping @Sendable (VirtualWorld) throws -> Stream
    ) {
        testDescription = name
        self.inputs = inputs
        self.right = right
        self.wrong = wrong
    }

    private static let background = SerialDispatchQueueScheduler(qos: .default)

    static let all: [WrongObservable] = [
        WrongObservable(
            "a request that is subscribed to twice", right: { try $0.request },
            wrong: { try $0.request.take(1).concat($0.request.skip(1)) }),
        WrongObservable(
            "create that returns no disposable", right: { try $0.a.take(1) },
            wrong: { world in
                let source = try world.a
                return Observable.create { observer in
                    _ = source.subscribe(observer)
                    return Disposables.create()
                }
                .take(1)
            }),
        WrongObservable(
            "observe(on:) another scheduler", right: { try $0.a }, wrong: { try $0.a.observe(on: background) }),
        WrongObservable(
            "subscribe(on:) another scheduler", right: { try $0.request.observe(on: MainScheduler.instance) },
            wrong: { try $0.request.subscribe(on: background).observe(on: MainScheduler.instance) }),
        WrongObservable(
            "flatMap where flatMapLatest is right",
            right: { world in try world.a.flatMapLatest { value in world.reply.map { value + $0 } } },
            wrong: { world in try world.a.flatMap { value in world.reply.map { value + $0 } } }),
        WrongObservable(
            "flatMapFirst where concatMap is right",
            right: { world in try world.a.concatMap { value in world.reply.map { value + $0 } } },
            wrong: { world in try world.a.flatMapFirst { value in world.reply.map { value + $0 } } }),
        WrongObservable("catch that loses the error", right: { try $0.a }, wrong: { try $0.a.catch { _ in .empty() } }),
        WrongObservable("take that is off by one", right: { try $0.a.take(3) }, wrong: { try $0.a.take(4) }),
        WrongObservable("a retry too few", right: { try $0.request.retry(3) }, wrong: { try $0.request.retry(2) }),
        WrongObservable(
            "delay where debounce is right",
            right: { try $0.a.debounce(.seconds(2), scheduler: MainScheduler.instance) },
            wrong: { try $0.a.delay(.seconds(2), scheduler: MainScheduler.instance) }),
        WrongObservable(
            "throttle that drops its latest value",
            right: { try $0.a.throttle(.seconds(2), scheduler: MainScheduler.instance) },
            wrong: { try $0.a.throttle(.seconds(2), latest: false, scheduler: MainScheduler.instance) }),
        WrongObservable(
            "share(replay:) where each subscription works", right: { try $0.request },
            wrong: { try $0.request.share(replay: 1, scope: .forever) }),
        WrongObservable(
            "share that replays nothing", right: { try $0.a.startWith("x").share(replay: 1) },
            wrong: { try $0.a.startWith("x").share() }),
        WrongObservable(
            "combineLatest where withLatestFrom is right", ["a", "b"],
            right: { try $0.a.withLatestFrom($0.b) { $0 + $1 } },
            wrong: { Observable.combineLatest(try $0.a, try $0.b) { $0 + $1 } }),
        WrongObservable(
            "combineLatest where zip is right", ["a", "b"], right: { Observable.zip(try $0.a, try $0.b) { $0 + $1 } },
            wrong: { Observable.combineLatest(try $0.a, try $0.b) { $0 + $1 } }),
        WrongObservable(
            "merge where concat is right", ["a", "b"], right: { try $0.a.concat($0.b) },
            wrong: { .merge(try $0.a, try $0.b) }),
        WrongObservable(
            "take(until:) that goes on", ["a", "b"], right: { try $0.a.take(until: $0.b) },
            wrong: { try $0.a.take(until: $0.b.skip(1)) }),
        WrongObservable(
            "startWith that is forgotten", right: { try $0.a.startWith("x") }, wrong: { try $0.a }),
        WrongObservable(
            "distinctUntilChanged that drops for ever", right: { try $0.a.distinctUntilChanged() },
            wrong: {
                try $0.a.scan(into: (seen: Set<String>(), value: String?.none)) { state, value in
                    state.value = state.seen.insert(value).inserted ? value : nil
                }.compactMap { $0.value }
            }),
        WrongObservable(
            "reduce that sends each step", right: { try $0.a.reduce("", accumulator: +) },
            wrong: { try $0.a.scan("", accumulator: +) }),
        WrongObservable(
            "a driver that hides an error", right: { try $0.a },
            wrong: { try $0.a.asDriver(onErrorJustReturn: "error").asObservable() }),
    ]
}

extension VirtualWorld {
    var a: WrongObservable.Stream { get throws { try input("a").observable } }
    var b: WrongObservable.Stream { get throws { try input("b").observable } }
    /// The input `a` as work that each subscription does anew.
    var request: WrongObservable.Stream { get throws { try coldInput("a", as: String.self).observable } }
    /// A reply that is made anew for each subscription.
    var reply: WrongObservable.Stream {
        .deferred { try self.cold("-x-y|").observable }
    }
}

@Suite struct WrongObservableTests {
    @Test("A wrong observable is found within 1,000 inputs", arguments: WrongObservable.all)
    func isFound(wrong: WrongObservable) {
        #expect(throws: StreamTestFailure.self) {
            try compare(random: 1_000, seed: 7, inputs: wrong.inputs, legacy: wrong.right, ported: wrong.wrong)
        }
    }

    @Test("The right observable agrees with itself", arguments: WrongObservable.all)
    func agrees(wrong: WrongObservable) throws {
        try compare(random: 200, seed: 7, inputs: wrong.inputs, cleanUp: true, legacy: wrong.right, ported: wrong.right)
    }
}

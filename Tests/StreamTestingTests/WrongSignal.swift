import RACCompat
import StreamCore
import StreamTesting
import Testing

/// A pair of dynamic signals of which one is wrong.
struct WrongSignal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let inputs: [RandomInput]
    let right: @Sendable (PairInputs) throws -> RACSignal
    let wrong: @Sendable (PairInputs) throws -> RACSignal

    init(
        _ name: String, _ inputs: [RandomInput] = ["a"], right: @escaping @Sendable (PairInputs) throws -> RACSignal,
        wrong: @escaping @Sendable (PairInputs) throws -> RACSignal
    ) {
        testDescription = name
        self.inputs = inputs
        self.right = right
        self.wrong = wrong
    }

    static let all: [WrongSignal] = [
        WrongSignal(
            "a request that is subscribed to twice", right: { try $0.cold("a").racSignal },
            wrong: { try $0.cold("a").racSignal.take(1).concat($0.cold("a").racSignal.skip(1)) }),
        WrongSignal(
            "createSignal that returns no disposable", right: { try $0.hot("a").racSignal.take(1) },
            wrong: { inputs in
                let source = try inputs.hot("a").racSignal
                let leaking = RACSignal.createSignal { subscriber in
                    source.subscribeNext(
                        { subscriber.sendNext($0) }, error: { subscriber.sendError($0) },
                        completed: { subscriber.sendCompleted() })
                    return nil
                }
                return leaking.take(1)
            }),
        WrongSignal(
            "deliverOn another scheduler", right: { try $0.hot("a").racSignal },
            wrong: { try $0.hot("a").racSignal.deliverOn(.scheduler()) }),
        WrongSignal(
            "subscribeOn another scheduler", right: { try $0.cold("a").racSignal.deliverOnMainThread() },
            wrong: { try $0.cold("a").racSignal.subscribeOn(.scheduler()).deliverOnMainThread() }),
        WrongSignal(
            "flattenMap where switchToLatest is right", right: { try $0.replies().switchToLatest() },
            wrong: { try $0.replies().flatten() }),
        WrongSignal(
            "concat where flatten is right", right: { try $0.replies().flatten() },
            wrong: { try $0.replies().concat() }),
        WrongSignal(
            "catchTo that loses the error", right: { try $0.hot("a").racSignal },
            wrong: { try $0.hot("a").racSignal.catchTo(.empty()) }),
        WrongSignal(
            "take that is off by one", right: { try $0.hot("a").racSignal.take(3) },
            wrong: { try $0.hot("a").racSignal.take(4) }),
        WrongSignal(
            "delay where throttle is right", right: { try $0.hot("a").racSignal.throttle(2) },
            wrong: { try $0.hot("a").racSignal.delay(2) }),
        WrongSignal(
            "replay where each subscription works", right: { try $0.cold("a").racSignal },
            wrong: { try $0.cold("a").racSignal.replayLazily() }),
        WrongSignal(
            "a subject in place of the source", right: { try $0.cold("a").racSignal },
            wrong: { inputs in
                let subject = inputs.world.keep(RACSubject())
                try inputs.cold("a").racSignal.subscribe(subject)
                return subject
            }),
        WrongSignal(
            "combineLatest where zip is right", ["a", "b"],
            right: { RACSignal.zip([try $0.hot("a").racSignal, try $0.hot("b").racSignal]) },
            wrong: { RACSignal.combineLatest([try $0.hot("a").racSignal, try $0.hot("b").racSignal]) }),
        WrongSignal(
            "merge where concat is right", ["a", "b"],
            right: { try $0.cold("a").racSignal.concat($0.cold("b").racSignal) },
            wrong: { try $0.cold("a").racSignal.merge($0.cold("b").racSignal) }),
        WrongSignal(
            "takeUntil that takes no notice of completion", ["a", .safe("b")],
            right: { try $0.hot("a").racSignal.takeUntil($0.hot("b").racSignal) },
            wrong: { try $0.hot("a").racSignal.takeUntil($0.hot("b").racSignal.concat(.never())) }),
        WrongSignal(
            "startWith that is forgotten", right: { try $0.hot("a").racSignal.startWith("x") },
            wrong: { try $0.hot("a").racSignal }),
        WrongSignal(
            "aggregate that sends each step",
            right: { try $0.hot("a").racSignal.aggregateWithStart("") { text($0) + text($1) } },
            wrong: { try $0.hot("a").racSignal.scanWithStart("") { text($0) + text($1) } }),
        WrongSignal(
            "a nil that is dropped", [RandomInput("a", values: "ab~")],
            right: { try $0.world.input("a", as: String?.self).racSignal },
            wrong: { try $0.world.input("a", as: String?.self).racSignal.ignore(nil) }),
        WrongSignal(
            "a retry too few", right: { try $0.cold("a").racSignal.retry(2) },
            wrong: { try $0.cold("a").racSignal.retry(1) }),
        WrongSignal(
            "distinctUntilChanged whose memory all subscribers share",
            right: { try $0.hot("a").racSignal.distinctUntilChanged() },
            wrong: { inputs in
                let last = WrongOperators.State(String?.none)
                return try inputs.hot("a").racSignal.filter { value in
                    defer { last.content = text(value) }
                    return last.content != text(value)
                }
            }),
    ]
}

extension PairInputs {
    /// A reply to each value of the input.
    fileprivate func replies() throws -> RACSignal {
        let reply = try reply("-x-y|").racSignal
        return try hot("a").racSignal.map { value in reply.map { text(value) + text($0) } }
    }
}

@Suite struct WrongSignalTests {
    @Test("A wrong dynamic signal is found within 1,000 inputs", arguments: WrongSignal.all)
    func isFound(wrong: WrongSignal) {
        #expect(throws: StreamTestFailure.self) {
            try compare(
                random: 1_000, seed: 7, inputs: wrong.inputs, legacy: { try wrong.right(PairInputs(world: $0)) },
                ported: { try wrong.wrong(PairInputs(world: $0)) })
        }
    }

    @Test("The right signal agrees with itself", arguments: WrongSignal.all)
    func agrees(wrong: WrongSignal) throws {
        try compare(
            random: 200, seed: 7, inputs: wrong.inputs, cleanUp: true,
            legacy: { try wrong.right(PairInputs(world: $0)) }, ported: { try wrong.right(PairInputs(world: $0)) })
    }
}

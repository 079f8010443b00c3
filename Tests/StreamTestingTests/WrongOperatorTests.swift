import StreamCore
import StreamTesting
import Testing

/// A pair of streams of which one is wrong.
struct WrongOperator: CustomTestStringConvertible, Sendable {
    typealias Stream = WrongOperators.Stream

    let testDescription: String
    let inputs: [RandomInput]
    /// The setting of `compare` that finds the operator; nil where every comparison does.
    let setting: Setting?
    /// The greatest number of events of the smallest input.
    let size: Int
    let right: @Sendable (VirtualWorld) throws -> Stream
    let wrong: @Sendable (VirtualWorld) throws -> Stream

    /// A setting that is not the default.
    enum Setting: Sendable {
        case cleanUp, reenters
    }

    init(
        _ name: String, inputs: [RandomInput] = ["a"], with setting: Setting? = nil, size: Int = 6,
        right: @escaping @Sendable (VirtualWorld) throws -> Stream,
        wrong: @escaping @Sendable (VirtualWorld) throws -> Stream
    ) {
        testDescription = name
        self.inputs = inputs
        self.setting = setting
        self.size = size
        self.right = right
        self.wrong = wrong
    }

    static let first: [WrongOperator] = [
        WrongOperator(
            "zip that forgets a value", inputs: ["a", "b"],
            right: { world in try world.a.zip(with: world.b).map { $0 + $1 } },
            wrong: { world in WrongOperators.zip(try world.a, try world.b) }),
        WrongOperator(
            "take that completes one value late", right: { world in try world.a.take(first: 2) },
            wrong: { world in WrongOperators.takeTwo(try world.a) }),
        WrongOperator(
            "skipRepeats that compares with an older value", right: { world in try world.a.skipRepeats() },
            wrong: { world in WrongOperators.skipRepeats(try world.a) }),
        WrongOperator(
            "scan that sends the old total", right: { world in try world.a.scan("", +) },
            wrong: { world in WrongOperators.scan(try world.a) }),
        WrongOperator(
            "collect that forgets the last group",
            right: { world in try world.a.collect(count: 2).map { $0.joined() } },
            wrong: { world in WrongOperators.collectPairs(try world.a) }),
        WrongOperator(
            "merge that completes with one input", inputs: ["a", "b"],
            right: { world in try world.a.merge(with: world.b) },
            wrong: { world in WrongOperators.merge(try world.a, try world.b) }),
        WrongOperator(
            "combineLatest that sends too early", inputs: ["a", "b"],
            right: { world in try world.a.combineLatest(with: world.b).map { $0 + $1 } },
            wrong: { world in WrongOperators.combineLatest(try world.a, try world.b) }),
        WrongOperator(
            "flatMap(.latest) that goes on with old streams",
            right: { world in
                let inner = try world.cold("-x-y|").producer
                return try world.a.flatMap(.latest) { value in inner.map { value + $0 } }
            },
            wrong: { world in
                let inner = try world.cold("-x-y|").producer
                return WrongOperators.latest(try world.a) { value in inner.map { value + $0 } }
            }),
        WrongOperator(
            "concat that starts both", inputs: ["a", "b"], right: { world in try world.a.concat(world.b) },
            wrong: { world in WrongOperators.concat(try world.a, try world.b) }),
        WrongOperator(
            "take(until:) that misses the end of its trigger", inputs: ["a", RandomInput("b", canFail: false)],
            right: { world in
                try world.a.take(until: world.b.map { _ in }.flatMapError { _ in SignalProducer<Void, Never>.empty })
            },
            wrong: { world in WrongOperators.take(try world.a, until: try world.b) }),
        WrongOperator(
            "delay that delays failures", right: { world in try world.a.delay(2, on: world.scheduler) },
            wrong: { world in WrongOperators.delay(try world.a, 2, on: world.scheduler) }),
        WrongOperator(
            "retry that loses a value",
            right: { world in try world.coldInput("a", as: String.self).producer.retry(upTo: 1) },
            wrong: { world in WrongOperators.retryOnce(try world.coldInput("a", as: String.self).producer) }),
    ]
}

extension VirtualWorld {
    var a: WrongOperator.Stream { get throws { try input("a").producer } }
    var b: WrongOperator.Stream { get throws { try input("b").producer } }
    /// The input `a` as work that each subscription does anew.
    var request: WrongOperator.Stream { get throws { try coldInput("a", as: String.self).producer } }
}

@Suite struct WrongOperatorTests {
    @Test(
        "A wrong operator is found within 1,000 inputs, and shown with few events", arguments: WrongOperator.all
    )
    func isFound(wrong: WrongOperator) throws {
        let failure = #expect(throws: StreamTestFailure.self) {
            try compare(
                random: 1_000, seed: 7, inputs: wrong.inputs, cleanUp: wrong.setting == .cleanUp,
                reenters: wrong.setting == .reenters, legacy: wrong.right, ported: wrong.wrong)
        }
        let details = try #require(failure).details
        let smallest = try #require(details.split(separator: "\n").first { $0.contains("smallest input") })
        let diagrams = smallest.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }.map(\.element)
        let events = try diagrams.map { try Marbles(String($0)).events.count }.reduce(0, +)
        #expect(events + (smallest.contains("disposal:") ? 1 : 0) <= wrong.size, "\(details)")
    }

    @Test("The right operator agrees with itself", arguments: WrongOperator.all)
    func agrees(wrong: WrongOperator) throws {
        try compare(random: 200, seed: 7, inputs: wrong.inputs, cleanUp: true, legacy: wrong.right, ported: wrong.right)
    }
}

import StreamCore
import Testing

/// An operator that keeps something of the user's, on either face.
///
///     cases.both("Scan", { $0.signal.scan(…) }, { $0.producer.scan(…) })
struct OperatorCase: Sendable, CustomTestStringConvertible {
    /// The name of its source file, and what tells its cases apart behind a dot.
    let name: String
    let face: Face
    private let begin: @Sendable (ReleaseWorld) -> Void

    var testDescription: String { "\(name), \(face)" }
    /// Whether the output follows from the order of the events: not where what comes back meets the middle of a delivery, as
    /// on a clock that is moving, or between the parts of a stream.
    private var followsEvents: Bool { !Self.meetsDeliveries.contains(file) }
    var file: String { String(name.prefix { $0 != "." }) }

    private static let meetsDeliveries: Set<String> = [
        "BufferUpTo", "Concat", "FlattenLatest", "GroupBy", "LazyMap", "Merge", "ObserveOn", "ObserveOnBuffering",
        "PromoteError", "ThrottleWhile", "TimeoutBetweenValues", "WindowEvery",
    ]

    private init(_ name: String, _ face: Face, _ begin: @escaping @Sendable (ReleaseWorld) -> Void) {
        self.name = name
        self.face = face
        self.begin = begin
    }

    static func signal<Value, Failure>(
        _ name: String, _ make: @escaping @Sendable (ReleaseWorld) -> Signal<Value, Failure>
    ) -> OperatorCase {
        OperatorCase(name, .signal) { world in
            let signal = make(world)
            world.start = { signal.observe(world.observer()) }
        }
    }

    static func producer<Value, Failure>(
        _ name: String, _ make: @escaping @Sendable (ReleaseWorld) -> SignalProducer<Value, Failure>
    ) -> OperatorCase {
        OperatorCase(name, .producer) { world in
            let producer = make(world)
            world.start = { producer.start(world.observer()) }
        }
    }

    private static let script: [ReleaseWorld.Step] = [
        .value(1), .value(2), .other(3), .value(4), .time, .value(5), .value(6), .time, .other(7), .other(8), .value(9),
        .value(10), .time, .time, .value(11), .value(12), .other(13), .value(14), .time, .value(15),
    ]

    /// Runs the script while items come back in one way.
    func check(_ way: ReleaseWorld.Way, _ ending: ReleaseWorld.Ending) -> String? {
        let world = ReleaseWorld(way)
        begin(world)
        world.subscribe()
        for step in Self.script { world.take(step) }
        let stepsBefore = world.steps
        world.end(ending)
        let history = world.history
        // What comes back from a disposal reaches the operator no more.
        let steps = ending.isEvent ? world.steps : stepsBefore
        world.close()
        if world.returnedCount < world.madeCount {
            return "\(world.madeCount - world.returnedCount) of \(world.madeCount) items stayed"
        }
        // Whoever stops observing a signal hears nothing more of it.
        let isLeft = face == .signal && (way == .disposes || ending == .disposal)
        if !isLeft, world.endedCount < world.observerCount {
            return "\(world.observerCount - world.endedCount) of \(world.observerCount) observers were not told the end"
        }
        guard followsEvents, way.isOrderOfEvents else { return nil }
        let expected = replay(steps, ending)
        return history == expected
            ? nil : "sent \(history.joined(separator: " ")), not \(expected.joined(separator: " "))"
    }

    /// What comes out when the same happens and nothing comes back.
    private func replay(_ steps: [ReleaseWorld.Step], _ ending: ReleaseWorld.Ending) -> [String] {
        let world = ReleaseWorld(.nothing)
        begin(world)
        world.subscribe()
        for step in steps { world.take(step) }
        if !ending.isEvent { world.end(ending) }
        let history = world.history
        world.close()
        return history
    }
}

/// Cases as they are listed, a statement each: the compiler looks at one at a time.
struct CaseList {
    private(set) var cases: [OperatorCase] = []

    /// An operator that both faces have.
    mutating func both<Value, Failure, OtherValue, OtherFailure>(
        _ name: String, _ onSignal: @escaping @Sendable (ReleaseWorld) -> Signal<Value, Failure>,
        _ onProducer: @escaping @Sendable (ReleaseWorld) -> SignalProducer<OtherValue, OtherFailure>
    ) {
        cases.append(.signal(name, onSignal))
        cases.append(.producer(name, onProducer))
    }

    mutating func producer<Value, Failure>(
        _ name: String, _ make: @escaping @Sendable (ReleaseWorld) -> SignalProducer<Value, Failure>
    ) {
        cases.append(.producer(name, make))
    }
}

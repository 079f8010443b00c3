import Foundation
import StreamCore

/// The events and clean-ups of one run of a stream.
struct ComparisonRun {
    /// The name of the end of the stream itself in the order of clean-up.
    static let endName = "the end of the stream"

    var events: [RecordedEvent]
    var cleanUps: [(name: String, time: TimeInterval)]
    /// The time at which the run was over.
    let lastTime: TimeInterval

    /// Returns the first difference from another run; nil if there is none.
    func difference(to other: ComparisonRun, inCleanUp: Bool) -> Mismatch? {
        let expected = events.map { ExpectedEvent(time: $0.time, content: .init($0.content)) }
        if let mismatch = Mismatch(other.events, expected) { return mismatch }
        guard inCleanUp else { return nil }
        return Mismatch(cleanUp: other.cleanUps, cleanUps)
    }
}

extension Mismatch {
    /// Compares the order and the times in which sources were unsubscribed from; nil if nothing differs.
    init?(cleanUp recorded: [(name: String, time: TimeInterval)], _ expected: [(name: String, time: TimeInterval)]) {
        let pairs = zip(recorded, expected)
        let index = pairs.prefix { $0.name == $1.name && abs($0.time - $1.time) < 1e-6 }.count
        if index == recorded.count, index == expected.count { return nil }
        func phrase(_ list: [(name: String, time: TimeInterval)]) -> String {
            index < list.count ? "\(list[index].name) at \(timeText(list[index].time))" : "nothing"
        }
        summary = "clean-up \(index + 1) was expected to be of \(phrase(expected)), and was of \(phrase(recorded))."
        time = (index < expected.count ? expected : recorded)[index].time
    }
}

/// The inputs of a comparison: their events, and the time at which the stream is disposed of.
struct ComparisonInputs {
    var marbles: [String: Marbles]
    var disposal: TimeInterval?

    /// The time of the last event or of the disposal, whichever is later.
    var end: TimeInterval {
        marbles.values.compactMap { $0.events.last?.time }.reduce(disposal ?? 0, max)
    }

    /// The number of events, disposal included.
    var count: Int { marbles.values.reduce(disposal == nil ? 0 : 1) { $0 + $1.events.count } }

    /// Runs a stream with these inputs, and then for `seconds` more.
    func run(
        for seconds: TimeInterval, at place: CheckPlace, _ make: (VirtualWorld) throws -> some RecordableStream
    ) throws -> ComparisonRun {
        let world = VirtualWorld(startDate: Date(timeIntervalSinceReferenceDate: 0), inputs: marbles, at: place)
        defer { world.close() }
        let stream = try world.perform { try make(world) }
        let recorder = world.record(stream) { event in
            if event.content.isTerminal { world.cleanUps.add(ComparisonRun.endName, at: event.time) }
        }
        if let disposal {
            world.queues.add(on: .main, at: world.startDate.addingTimeInterval(disposal)) { recorder.endSubscription() }
        }
        world.advance(to: end + seconds)
        let run = ComparisonRun(events: recorder.recorded, cleanUps: world.cleanUps.all, lastTime: world.elapsed)
        recorder.dispose()
        return run
    }
}

extension VirtualWorld {
    /// Returns an input of a comparison, as a hot stream of strings.
    public func input(_ name: String) throws -> TestStream<String> { try input(name, as: String.self) }

    /// Returns an input of a comparison, as a hot stream of the values that its characters stand for.
    public func input<Value: MarbleValue>(
        _ name: String, as type: Value.Type, failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, as: type, failures, isHot: true)
    }

    /// Returns an input of a comparison, as a hot stream of the values that a dictionary names.
    public func input<Value>(
        _ name: String, values: [Character: Value], failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, values, failures, isHot: true)
    }

    /// Returns an input of a comparison, as a stream that plays its events anew for every subscription.
    public func coldInput<Value: MarbleValue>(
        _ name: String, as type: Value.Type = String.self, failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, as: type, failures, isHot: false)
    }

    private func marbles(of name: String) throws(StreamTestFailure) -> Marbles {
        if let marbles = inputs[name] { return marbles }
        let names = inputs.keys.sorted().joined(separator: ", ")
        throw StreamTestFailure(
            "No input is called \(name); \(names.isEmpty ? "the comparison has none" : "there are \(names)").",
            at: place)
    }
}

import Foundation

/// The events, the sources and the clean-ups of one run of a stream.
struct ComparisonRun {
    /// The name of the end of the stream itself in the order of clean-up.
    static let endName = "the end of the stream"

    /// The events that each subscriber received, in the order of the subscribers.
    var recordings: [[RecordedEvent]]
    var cleanUps: [(name: String, time: TimeInterval)]
    /// The subscriptions to each source.
    let sources: [SourceUse]
    /// Whether the stream is one of the dynamic layer.
    let isDynamic: Bool
    /// The time at which every subscriber had received the end or had unsubscribed.
    let overTime: TimeInterval
    /// The time before which all due work has run.
    let completeTime: TimeInterval

    /// Removes the events at a time or later.
    func cut(before time: TimeInterval) -> ComparisonRun {
        var run = self
        for index in run.recordings.indices { run.recordings[index].removeAll { $0.time >= time - 1e-6 } }
        run.cleanUps.removeAll { $0.time >= time - 1e-6 }
        return run
    }

    /// Returns the first difference from another run; nil if there is none.
    func difference(to other: ComparisonRun, inCleanUp: Bool) -> Mismatch? {
        for (own, others) in zip(recordings, other.recordings) {
            let expected = own.map { ExpectedEvent(time: $0.time, content: .init($0.content)) }
            if let mismatch = Mismatch(others, expected) { return mismatch }
            if let mismatch = Mismatch(placesOf: others, own) { return mismatch }
        }
        guard inCleanUp else { return nil }
        return Mismatch(cleanUp: other.cleanUps, cleanUps)
    }
}

extension Mismatch {
    /// Compares whether events came on the main queue; nil if nothing differs.
    init?(placesOf recorded: [RecordedEvent], _ expected: [RecordedEvent]) {
        let pairs = zip(recorded, expected)
        guard let (event, due) = pairs.first(where: { ($0.place == "main") != ($1.place == "main") }) else {
            return nil
        }
        self.init("\(event) came on \(event.place), and not on \(due.place).", at: event.time)
    }

    /// Compares the order and the times in which sources were unsubscribed from; nil if nothing differs.
    init?(cleanUp recorded: [(name: String, time: TimeInterval)], _ expected: [(name: String, time: TimeInterval)]) {
        let pairs = zip(recorded, expected)
        let index = pairs.prefix { $0.name == $1.name && abs($0.time - $1.time) < 1e-6 }.count
        if index == recorded.count, index == expected.count { return nil }
        func phrase(_ list: [(name: String, time: TimeInterval)]) -> String {
            index < list.count ? "\(list[index].name) at \(timeText(list[index].time))" : "nothing"
        }
        self.init(
            "clean-up \(index + 1) was expected to be of \(phrase(expected)), and was of \(phrase(recorded)).",
            at: (index < expected.count ? expected : recorded)[index].time)
    }
}

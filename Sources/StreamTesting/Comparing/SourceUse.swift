import Foundation

/// The subscriptions that a run made to a source.
struct SourceUse {
    let name: String
    let isHot: Bool
    let subscriptions: [Subscription]

    /// Merges the sources of one name, such as the replies to several requests.
    static func merging(_ logs: [SubscriptionLog]) -> [SourceUse] {
        Dictionary(grouping: logs, by: \.name).map { name, logs in
            SourceUse(
                name: name, isHot: logs.contains(where: \.isHot),
                subscriptions: logs.flatMap(\.all).sorted { $0.begin < $1.begin })
        }
        .sorted { $0.name < $1.name }
    }

    /// The number of subscriptions that were open after a time.
    func openCount(after time: TimeInterval) -> Int {
        subscriptions.count { $0.begin <= time + 1e-6 && ($0.end ?? .infinity) > time + 1e-6 }
    }

    /// The subscriptions as a diagram shows them.
    var marks: DiagramTable.Row { subscriptions.flatMap(\.marks).sorted { $0.time < $1.time } }
}

extension ComparisonRun {
    /// Returns the first difference in how sources were used; nil if there is none.
    ///
    /// A cold source is work that is done for each subscription, so that the same subscriptions are demanded. A source
    /// that is subscribed to after the stream was over was left behind. Sources that only one of the runs has made are
    /// not compared.
    ///
    /// - Parameter disposal: The time of disposal, in whose instant work may be begun or not.
    func sourceDifference(to other: ComparisonRun, except disposal: TimeInterval?) -> Mismatch? {
        let areOverTogether = abs(overTime - other.overTime) < 1e-6
        let limit = min(
            areOverTogether ? .infinity : min(overTime, other.overTime), min(completeTime, other.completeTime))
        for source in sources {
            guard let counterpart = other.sources.first(where: { $0.name == source.name }) else { continue }
            if !source.isHot, !counterpart.isHot,
                let mismatch = Mismatch(startsOf: counterpart, source, before: limit, except: disposal)
            {
                return mismatch
            }
            guard areOverTogether, overTime < limit else { continue }
            if counterpart.openCount(after: overTime) > source.openCount(after: overTime) {
                return Mismatch(
                    "\(source.name) is still subscribed to after the stream was over at \(timeText(overTime)).",
                    at: overTime, source: source.name)
            }
        }
        return nil
    }
}

extension Mismatch {
    /// Compares when and where subscriptions to a cold source began; nil if nothing differs.
    fileprivate init?(
        startsOf recorded: SourceUse, _ expected: SourceUse, before limit: TimeInterval, except disposal: TimeInterval?
    ) {
        let name = recorded.name
        func isCompared(_ subscription: Subscription) -> Bool {
            subscription.begin < limit - 1e-6 && disposal.map { abs(subscription.begin - $0) > 1e-6 } ?? true
        }
        let recorded = recorded.subscriptions.filter(isCompared)
        let expected = expected.subscriptions.filter(isCompared)
        for index in 0..<max(recorded.count, expected.count) {
            let number = index + 1
            let found = index < recorded.count ? recorded[index] : nil
            let due = index < expected.count ? expected[index] : nil
            switch (found, due) {
            case (let found?, let due?):
                if abs(found.begin - due.begin) > 1e-6 {
                    let times = "began at \(timeText(found.begin)), and not at \(timeText(due.begin))"
                    self.init(
                        "subscription \(number) to \(name) \(times).", at: Swift.min(found.begin, due.begin),
                        source: name)
                    return
                }
                if found.isOnMain == due.isOnMain { continue }
                let place = found.isOnMain ? "on the main queue" : "outside of the main queue"
                self.init("subscription \(number) to \(name) began \(place).", at: found.begin, source: name)
                return
            case (let found?, nil):
                self.init(
                    "subscription \(number) to \(name) at \(timeText(found.begin)) was not expected.", at: found.begin,
                    source: name)
                return
            case (nil, let due?):
                self.init(
                    "expected subscription \(number) to \(name) at \(timeText(due.begin)), and there was none.",
                    at: due.begin, source: name)
                return
            case (nil, nil): continue
            }
        }
        return nil
    }
}

import Foundation

/// The first difference between the recorded and the expected events.
struct Mismatch {
    /// The difference in words, without the name of the stream.
    let summary: String
    /// The time that diagrams point at.
    let time: TimeInterval
    /// The source whose subscriptions differ; nil where events do.
    let source: String?

    init(_ summary: String, at time: TimeInterval, source: String? = nil) {
        self.summary = summary
        self.time = time
        self.source = source
    }

    /// Compares event by event; nil if nothing differs.
    init?(_ recorded: [RecordedEvent], _ expected: [ExpectedEvent]) {
        source = nil
        for (event, expectation) in zip(recorded, expected) {
            let isLike = expectation.hasContent(of: event)
            if isLike, expectation.hasTime(of: event) { continue }
            let due = expectation.time ?? event.time
            time = min(due, event.time)
            if isLike {
                let late = event.time - due
                let distance = timeText(abs(late))
                summary = "\(event) came \(distance) too \(late > 0 ? "late" : "early")."
            } else {
                summary = expectation.contradiction(event)
            }
            return
        }
        if recorded.count > expected.count {
            let event = recorded[expected.count]
            time = event.time
            summary = "\(event) was not expected."
        } else if expected.count > recorded.count {
            let expectation = expected[recorded.count]
            let place = expectation.time.map { " at \(timeText($0))" } ?? ""
            time = expectation.time ?? recorded.last?.time ?? 0
            summary = "expected \(expectation.phrase)\(place), and nothing came."
        } else {
            return nil
        }
    }
}

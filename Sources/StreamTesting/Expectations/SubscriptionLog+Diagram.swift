public import Foundation

extension TestStream {
    /// Demands that subscriptions to the source began and ended as diagrams show, one diagram for each subscription.
    ///
    ///     try request.expectSubscriptions("^---!", "-----^")
    ///
    /// A subscription without `!` is still open. In virtual time, the clock is first advanced to the end of the longest
    /// diagram, unless it is already past that.
    ///
    /// - Throws: `StreamTestFailure` with both diagrams, or `MarbleError` for a diagram that cannot be read.
    public func expectSubscriptions(
        _ diagrams: String..., frame: TimeInterval = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
        let expected = try diagrams.map { text in try Subscription(text, frame: frame) }
        log.advance(to: expected.flatMap { [$0.begin, $0.end ?? 0] }.max() ?? 0)
        let recorded = log.take()
        let count = max(expected.count, recorded.count)
        for index in 0..<count {
            let expectation = index < expected.count ? expected[index] : nil
            let subscription = index < recorded.count ? recorded[index] : nil
            guard let difference = subscription.difference(to: expectation, number: index + 1) else { continue }
            var table = DiagramTable()
            table.add("expected", expectation?.marks ?? [])
            table.add("recorded", subscription?.marks ?? [])
            throw StreamTestFailure(
                "\(name): \(difference.text)", details: table.text(pointingAt: difference.time),
                at: CheckPlace(fileID, line))
        }
    }
}

/// The time in which a source was subscribed to, or should have been.
struct Subscription: Equatable {
    let begin: TimeInterval
    var end: TimeInterval?
    /// Whether the subscription began on the main queue.
    let isOnMain: Bool

    init(begin: TimeInterval, end: TimeInterval? = nil, isOnMain: Bool = true) {
        self.begin = begin
        self.end = end
        self.isOnMain = isOnMain
    }

    /// Reads a diagram such as "--^--!".
    init(_ text: String, frame: TimeInterval) throws(MarbleError) {
        let marbles = try Marbles(text, frame: frame)
        for (index, event) in marbles.events.enumerated() {
            let isRight = index == 0 ? event.symbol == .subscription : index == 1 && event.symbol == .interruption
            guard !isRight else { continue }
            throw MarbleError(
                reason: "A subscription is drawn as one ^ and at most one ! after it.", text: text,
                offset: marbles.offsets[index])
        }
        guard let begin = marbles.events.first?.time else {
            throw MarbleError(
                reason: "A subscription is drawn as one ^ and at most one ! after it.", text: text, offset: 0)
        }
        self.begin = begin
        isOnMain = true
        end = marbles.events.count > 1 ? marbles.events[1].time : nil
    }

    var marks: DiagramTable.Row { [(begin, "^")] + (end.map { [($0, "!")] } ?? []) }
}

extension Subscription? {
    /// Returns how and when a recorded subscription differs from an expected one; nil if they do not differ.
    fileprivate func difference(to expected: Subscription?, number: Int) -> (text: String, time: TimeInterval)? {
        switch (self, expected) {
        case (nil, nil): return nil
        case (let recorded?, nil):
            return ("subscription \(number) at \(timeText(recorded.begin)) was not expected.", recorded.begin)
        case (nil, let expected?):
            let time = expected.begin
            return ("expected subscription \(number) at \(timeText(time)), and there was none.", time)
        case (let recorded?, let expected?):
            if abs(recorded.begin - expected.begin) > 1e-6 {
                let times = "began at \(timeText(recorded.begin)), and not at \(timeText(expected.begin))"
                return ("subscription \(number) \(times).", Swift.min(recorded.begin, expected.begin))
            }
            switch (recorded.end, expected.end) {
            case (nil, nil): return nil
            case (let end?, nil):
                return ("subscription \(number) ended at \(timeText(end)), and should be open.", end)
            case (nil, let end?):
                return ("subscription \(number) should have ended at \(timeText(end)), and is open.", end)
            case (let end?, let due?):
                if abs(end - due) < 1e-6 { return nil }
                let text = "subscription \(number) ended at \(timeText(end)), and not at \(timeText(due))."
                return (text, Swift.min(end, due))
            }
        }
    }
}

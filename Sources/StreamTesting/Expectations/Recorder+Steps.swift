public import Foundation
import RACCompat
import StreamCore

/// Checks one event after the other, for tests without diagrams.
///
///     try results.expectNext("a")
///         .expectNothing(for: 2)
///         .then { search.cancel() }
///         .expectCompleted()
///
/// A step waits for the next event that no check has checked. In virtual time, the clock advances until the event
/// comes, by at most `within` seconds, 10 unless the step says otherwise; in real time, the test waits until the
/// world's deadline. In a test with tasks, steps are written with `await`.
extension Recorder {
    /// Demands that the next event is a value equal to `value`.
    @discardableResult
    public func expectNext(
        _ value: Any?, within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        try expect(.value(value), takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next events are values equal to these.
    @discardableResult
    public func expectNext(
        _ first: Any?, _ second: Any?, _ others: Any?..., within seconds: TimeInterval? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        for value in [first, second] + others {
            try expect(.value(value), takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
        }
        return self
    }

    /// Demands that the next event is a failure; if `error` is not nil, a failure equal to it.
    @discardableResult
    public func expectFailure(
        _ error: (any Error)? = nil, within seconds: TimeInterval? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Recorder {
        let expected: ExpectedEvent.Content = error.map { .failure($0) } ?? .anyFailure
        return try expect(expected, takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next event is completion.
    @discardableResult
    public func expectCompleted(
        within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        try expect(.completion, takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next event is interruption.
    @discardableResult
    public func expectInterrupted(
        within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        try expect(.interruption, takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Lets `seconds` pass, and demands that no event comes meanwhile.
    @discardableResult
    public func expectNothing(
        for seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        checkWait(seconds)
        world.countCheck()
        world.wait(atMost: seconds, passingTime: true) { self.hasUnchecked }
        try expectNothingLeft(seconds, CheckPlace(fileID, line))
        return self
    }

    /// Runs an action between two steps.
    @discardableResult
    public func then(_ action: () throws -> Void) rethrows -> Recorder {
        try world.perform(action)
        return self
    }

    func takeNext(within seconds: TimeInterval?) -> RecordedEvent? {
        checkWait(seconds)
        world.countCheck()
        world.wait(atMost: world.longestWait(seconds), passingTime: false) { self.hasUnchecked }
        return takeNext()
    }

    /// Stops the program where a step waits for a time that is none: it would pass, or wait without end.
    func checkWait(_ seconds: TimeInterval?) {
        require(seconds.map { $0 >= 0 } ?? true, "A step waits for 0 seconds or more, not \(seconds ?? 0).")
    }

    func expectNothingLeft(_ seconds: TimeInterval, _ place: CheckPlace) throws {
        guard let event = takeNext() else { return }
        let text = "\(name): expected nothing for \(timeText(seconds)), and got \(event)."
        throw StreamTestFailure(text, details: drawing(pointingAt: event.time), at: place)
    }

    /// Compares the event of a step with the expected content.
    @discardableResult
    func expect(
        _ content: ExpectedEvent.Content, _ event: RecordedEvent?, within seconds: TimeInterval?, _ place: CheckPlace
    ) throws -> Recorder {
        let expected = ExpectedEvent(time: nil, content: content)
        guard let event else {
            let wait = timeText(world.longestWait(seconds))
            let reason = world.reasonForNothing.map { "; \($0)" } ?? "."
            let text = "\(name): expected \(expected.phrase), and nothing came within \(wait)\(reason)"
            throw StreamTestFailure(text, details: drawing(pointingAt: nil), at: place)
        }
        guard !expected.hasContent(of: event) else { return self }
        throw StreamTestFailure(
            "\(name): \(expected.contradiction(event))", details: drawing(pointingAt: event.time), at: place)
    }

    private func drawing(pointingAt time: TimeInterval?) -> String {
        let recorded = recorded
        guard !recorded.isEmpty else { return "" }
        var table = DiagramTable()
        table.add("recorded", recorded.map { ($0.time, $0.content.mark) })
        return table.text(pointingAt: time)
    }
}

public import Foundation

/// The steps of a recorder, for tests with tasks.
extension Recorder {
    /// Demands that the next event is a value equal to `value`.
    @discardableResult
    public func expectNext(
        _ value: Any?, within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        try expect(.value(value), await takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next event is a failure; if `error` is not nil, a failure equal to it.
    @discardableResult
    public func expectFailure(
        _ error: (any Error)? = nil, within seconds: TimeInterval? = nil,
        isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        let expected: ExpectedEvent.Content = error.map { .failure($0) } ?? .anyFailure
        return try expect(expected, await takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next event is completion.
    @discardableResult
    public func expectCompleted(
        within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        try expect(.completion, await takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Demands that the next event is interruption.
    @discardableResult
    public func expectInterrupted(
        within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        try expect(.interruption, await takeNext(within: seconds), within: seconds, CheckPlace(fileID, line))
    }

    /// Lets `seconds` pass, and demands that no event comes meanwhile.
    @discardableResult
    public func expectNothing(
        for seconds: TimeInterval, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> Recorder {
        checkWait(seconds)
        world.countCheck()
        await world.wait(atMost: seconds, passingTime: true) { self.hasUnchecked }
        try expectNothingLeft(seconds, CheckPlace(fileID, line))
        return self
    }

    func takeNext(
        within seconds: TimeInterval?, isolation: isolated (any Actor)? = #isolation
    ) async -> RecordedEvent? {
        checkWait(seconds)
        world.countCheck()
        await world.wait(atMost: world.longestWait(seconds), passingTime: false) { self.hasUnchecked }
        return takeNext()
    }
}

import StreamCore

// Worlds, and the steps of recorders, take a `Duration`, too. The forms in seconds are documented; these forms are left
// out of the documentation, in which a link by name would be ambiguous.

extension Recorder {
    /// The same as `expectNext` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectNext(
        _ value: Any?, within duration: Duration, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        try await expectNext(value, within: duration.timeInterval, isolation: isolation, fileID: fileID, line: line)
    }

    /// The same as `expectFailure` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectFailure(
        _ error: (any Error)? = nil, within duration: Duration, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        try await expectFailure(error, within: duration.timeInterval, isolation: isolation, fileID: fileID, line: line)
    }

    /// The same as `expectCompleted` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectCompleted(
        within duration: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> Recorder {
        try await expectCompleted(within: duration.timeInterval, isolation: isolation, fileID: fileID, line: line)
    }

    /// The same as `expectInterrupted` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectInterrupted(
        within duration: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> Recorder {
        try await expectInterrupted(within: duration.timeInterval, isolation: isolation, fileID: fileID, line: line)
    }

    /// The same as `expectNothing` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectNothing(
        for duration: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws -> Recorder {
        try await expectNothing(for: duration.timeInterval, isolation: isolation, fileID: fileID, line: line)
    }

    /// The same as `expectNext` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectNext(_ value: Any?, within duration: Duration, fileID: StaticString = #fileID, line: UInt = #line)
        throws -> Recorder
    {
        try expectNext(value, within: duration.timeInterval, fileID: fileID, line: line)
    }

    /// The same as `expectFailure` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectFailure(
        _ error: (any Error)? = nil, within duration: Duration, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        try expectFailure(error, within: duration.timeInterval, fileID: fileID, line: line)
    }

    /// The same as `expectCompleted` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectCompleted(within duration: Duration, fileID: StaticString = #fileID, line: UInt = #line) throws
        -> Recorder
    {
        try expectCompleted(within: duration.timeInterval, fileID: fileID, line: line)
    }

    /// The same as `expectInterrupted` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectInterrupted(within duration: Duration, fileID: StaticString = #fileID, line: UInt = #line) throws
        -> Recorder
    {
        try expectInterrupted(within: duration.timeInterval, fileID: fileID, line: line)
    }

    /// The same as `expectNothing` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @discardableResult
    public func expectNothing(for duration: Duration, fileID: StaticString = #fileID, line: UInt = #line) throws
        -> Recorder
    {
        try expectNothing(for: duration.timeInterval, fileID: fileID, line: line)
    }

    /// The same as `wait` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func wait(for entry: String, atMost duration: Duration) -> Bool {
        wait(for: entry, atMost: duration.timeInterval)
    }
}

extension VirtualWorld {
    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func advance(by duration: Duration, isolation: isolated (any Actor)? = #isolation) async {
        await advance(by: duration.timeInterval, isolation: isolation)
    }

    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func advance(to duration: Duration, isolation: isolated (any Actor)? = #isolation) async {
        await advance(to: duration.timeInterval, isolation: isolation)
    }

    /// The same as `run` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func run(atMost duration: Duration, isolation: isolated (any Actor)? = #isolation) async {
        await run(atMost: duration.timeInterval, isolation: isolation)
    }

    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func advance(by duration: Duration) {
        advance(by: duration.timeInterval)
    }

    /// The same as `advance` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func advance(to duration: Duration) {
        advance(to: duration.timeInterval)
    }

    /// The same as `run` with an interval in seconds.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func run(atMost duration: Duration) {
        run(atMost: duration.timeInterval)
    }
}

/// The same as `withRealWorld` with an interval in seconds.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
public func withRealWorld<Result>(
    deadline: Duration, fileID: StaticString = #fileID, line: UInt = #line, _ body: (RealWorld) throws -> Result
) throws -> Result {
    try withRealWorld(deadline: deadline.timeInterval, fileID: fileID, line: line, body)
}

/// The same as `withRealWorld` with an interval in seconds.
@_documentation(visibility: internal)
@_disfavoredOverload
@discardableResult
public func withRealWorld<Result>(
    deadline: Duration, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
    line: UInt = #line, _ body: (RealWorld) async throws -> Result
) async throws -> Result {
    try await withRealWorld(deadline: deadline.timeInterval, isolation: isolation, fileID: fileID, line: line, body)
}

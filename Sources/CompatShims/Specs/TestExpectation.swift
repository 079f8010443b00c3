import StreamCore

/// What a ported test waits for, as `XCTestExpectation` was.
///
///     let answered = TestExpectation(description: "answered")
///     client.fetch { answered.fulfill() }
///     #expect(await eventually { answered.isFulfilled })
///
/// Any thread may fulfill it.
public final class TestExpectation: Sendable {
    /// What is expected, for people.
    public let expectationDescription: String

    private let counts = Guarded((fulfilled: 0, expected: 1))

    /// Makes an expectation that no call has fulfilled.
    ///
    /// - Parameter description: What is expected.
    public init(description: String) {
        expectationDescription = description
    }

    /// How many times it is to be fulfilled; once, if nothing else was said.
    public var expectedFulfillmentCount: Int {
        get { counts.withLock { $0.expected } }
        set { counts.withLock { $0.expected = newValue } }
    }

    /// Whether it was fulfilled as many times as was expected, and no more.
    public var isFulfilled: Bool { counts.withLock { $0.fulfilled == $0.expected } }

    /// Fulfills the expectation.
    public func fulfill() { counts.withLock { $0.fulfilled += 1 } }
}

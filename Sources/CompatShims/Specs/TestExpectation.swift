import StreamCore

/// An event that a ported test waits for, as `XCTestExpectation` was.
///
///     let answered = TestExpectation(description: "answered")
///     client.fetch { answered.fulfill() }
///     #expect(await eventually { answered.isFulfilled })
///
/// Any thread may fulfill the expectation.
public final class TestExpectation: Sendable {
    /// The description of the expected event.
    public let expectationDescription: String

    private let counts = Guarded((fulfilled: 0, expected: 1))

    /// Makes an expectation that no call has fulfilled.
    ///
    /// - Parameter description: The description of the expected event.
    public init(description: String) {
        expectationDescription = description
    }

    /// The number of times that the expectation must be fulfilled; 1 by default.
    public var expectedFulfillmentCount: Int {
        get { counts.withLock { $0.expected } }
        set {
            require(newValue > 0, "An expectation is fulfilled at least 1 time, not \(newValue).")
            counts.withLock { $0.expected = newValue }
        }
    }

    /// Whether the expectation was fulfilled exactly as many times as expected.
    public var isFulfilled: Bool { counts.withLock { $0.fulfilled == $0.expected } }

    /// Fulfills the expectation.
    public func fulfill() { counts.withLock { $0.fulfilled += 1 } }
}

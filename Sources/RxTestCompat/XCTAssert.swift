#if canImport(XCTest)
    public import RxCompat
    import XCTest

    /// Asserts that two arrays of events are equal; a failure lists the events side by side.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, { $0 == $1 }, file, line)
    }

    /// Asserts that two arrays of results are equal; a failure lists the results side by side.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        assertEqual(lhs, rhs, areEqual, file, line)
    }

    /// Asserts that two arrays of the events of maybes are equal; a failure lists the events side by side.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, { $0 == $1 }, file, line)
    }

    /// Asserts that two arrays of the events of completables are equal; a failure lists the events side by side.
    public func XCTAssertEqual(
        _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #filePath, line: UInt = #line
    ) {
        assertEqual(lhs, rhs, { $0 == $1 }, file, line)
    }

    /// Asserts that two arrays have equal events at the same times; a failure lists the events side by side.
    public func XCTAssertEqual<Element: Equatable>(
        _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        assertEqual(lhs, rhs, { $0 == $1 }, file, line)
    }

    /// Asserts that recorded events are the expected values, at any times, and that no event is terminal.
    ///
    /// - Parameters:
    ///   - stream: The recorded events.
    ///   - elements: The expected values.
    ///   - file: The file of the assertion.
    ///   - line: The line of the assertion.
    public func XCTAssertRecordedElements<Element: Equatable>(
        _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        if let end = stream.first(where: { $0.value.isStopEvent }) {
            return XCTFail("A non-next stop event has been emitted: \(end)", file: file, line: line)
        }
        assertEqual(stream.compactMap(\.value.element), elements, { $0 == $1 }, file, line)
    }

    private func assertEqual<Item>(
        _ lhs: [Item], _ rhs: [Item], _ areEqual: (Item, Item) -> Bool, _ file: StaticString, _ line: UInt
    ) {
        if let differences = differences(lhs, rhs, areEqual) { XCTFail(differences, file: file, line: line) }
    }
#endif

/// Returns a text that shows two arrays side by side; nil if the arrays are equal.
package func differences<Item>(_ lhs: [Item], _ rhs: [Item], _ areEqual: (Item, Item) -> Bool) -> String? {
    let rows = (0..<max(lhs.count, rhs.count)).map { index in
        let (left, right) = (lhs.dropFirst(index).first, rhs.dropFirst(index).first)
        guard let left, let right else {
            return (isSame: false, text: "\(left.map { "\($0)" } ?? "nothing") ≠ \(right.map { "\($0)" } ?? "nothing")")
        }
        return areEqual(left, right) ? (true, "\(left)") : (false, "\(left) ≠ \(right)")
    }
    if rows.allSatisfy(\.isSame) { return nil }
    return (["XCTAssertEqual failed:"] + rows.map { "    \($0.text)" }).joined(separator: "\n")
}

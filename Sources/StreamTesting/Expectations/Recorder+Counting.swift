public import Foundation
import StreamCore

/// Steps for events whose values do not matter, or matter only in part.
extension Recorder {
    /// Demands that the next event is a value for which a condition holds.
    ///
    ///     try users.expectNext(where: { (user: User) in user.age >= 18 })
    ///
    /// - Parameters:
    ///   - seconds: The longest wait, in seconds.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    ///   - condition: The condition; a value of another type does not meet it.
    @discardableResult
    public func expectNext<Value>(
        within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        where condition: (Value) throws -> Bool
    ) throws -> Recorder {
        try expect(conditionText(Value.self), takeNext(within: seconds), seconds, CheckPlace(fileID, line), condition)
    }

    /// Demands that the next events are values, whatever they are.
    @discardableResult
    public func expectCount(
        _ count: Int, within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        for number in wanted(count) {
            let text = "value \(number) of \(count)"
            try expect(text, takeNext(within: seconds), seconds, CheckPlace(fileID, line)) { (_: Any?) in true }
        }
        return self
    }

    /// Passes over the next events, whatever they are.
    @discardableResult
    public func skip(
        _ count: Int = 1, within seconds: TimeInterval? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) throws -> Recorder {
        for number in wanted(count) where takeNext(within: seconds) == nil {
            try expect(.described("event \(number) of \(count)"), nil, within: seconds, CheckPlace(fileID, line))
        }
        return self
    }

    /// Returns the newest value so far, if it is of a type; all events so far count as checked.
    ///
    ///     #expect(results.latest() == ["swift-nio"])
    public func latest<Value>(as type: Value.Type = Value.self) -> Value? {
        let values = events.compactMap { event in
            if case .value(let value) = event.content { Optional(value) } else { nil }
        }
        return values.last.flatMap { $0 as? Value }
    }

    /// The numbers of the next events.
    private func wanted(_ count: Int) -> StrideThrough<Int> {
        require(count >= 0, "A step is about 0 events or more, not \(count).")
        return stride(from: 1, through: count, by: 1)
    }

    /// Demands that an event is a value for which a condition holds.
    @discardableResult
    private func expect<Value>(
        _ text: String, _ event: RecordedEvent?, _ seconds: TimeInterval?, _ place: CheckPlace,
        _ condition: (Value) throws -> Bool
    ) throws -> Recorder {
        if case .value(let value)? = event?.content, let value = value as? Value, try condition(value) { return self }
        return try expect(.described(text), event, within: seconds, place)
    }

    private func conditionText<Value>(_ type: Value.Type) -> String {
        "a value of type \(type) that meets the condition"
    }
}

/// The same steps, for tests with tasks.
extension Recorder {
    /// Demands that the next event is a value for which a condition holds.
    @discardableResult
    public func expectNext<Value>(
        within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line, where condition: (Value) throws -> Bool
    ) async throws -> Recorder {
        let event = await takeNext(within: seconds)
        return try expect(conditionText(Value.self), event, seconds, CheckPlace(fileID, line), condition)
    }

    /// Demands that the next events are values, whatever they are.
    @discardableResult
    public func expectCount(
        _ count: Int, within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        for number in wanted(count) {
            let event = await takeNext(within: seconds)
            try expect("value \(number) of \(count)", event, seconds, CheckPlace(fileID, line)) { (_: Any?) in true }
        }
        return self
    }

    /// Passes over the next events, whatever they are.
    @discardableResult
    public func skip(
        _ count: Int = 1, within seconds: TimeInterval? = nil, isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws -> Recorder {
        for number in wanted(count) where await takeNext(within: seconds) == nil {
            try expect(.described("event \(number) of \(count)"), nil, within: seconds, CheckPlace(fileID, line))
        }
        return self
    }
}

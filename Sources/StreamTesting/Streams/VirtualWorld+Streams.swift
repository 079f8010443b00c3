public import Foundation

extension VirtualWorld {
    /// Makes a stream that sends at its times whether it is subscribed to or not, as a subject or a text field does.
    ///
    ///     let text = world.hot("-a-b|")
    ///     let search = SearchViewModel(text: text.racSignal)
    ///
    /// Times count from the beginning of the world; events whose time has passed are sent with the next advance. In a
    /// diagram with `^`, times count from there: what is before it came before the test, and is not sent.
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see `Marbles`.
    ///   - frame: The length of a frame, in seconds.
    ///   - name: The name of the stream in failures; by default, the diagram.
    ///   - failures: The errors that `X` and other characters stand for.
    /// - Throws: `MarbleError` for a diagram that cannot be read.
    public func hot(
        _ marbles: String, frame: TimeInterval = 1, named name: String? = nil, failures: [Character: any Error] = [:]
    ) throws -> TestStream<String> {
        try hot(marbles, as: String.self, frame: frame, named: name, failures: failures)
    }

    /// Makes a hot stream of the values that characters stand for, such as digits for `Int`, `t` and `f` for `Bool`.
    public func hot<Value: MarbleValue>(
        _ marbles: String, as type: Value.Type, frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys))
        return try stream(diagram, name ?? marbles, as: type, failures, isHot: true)
    }

    /// Makes a hot stream of the values that a dictionary names.
    public func hot<Value>(
        _ marbles: String, values: [Character: Value], frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys), values: Set(values.keys))
        return try stream(diagram, name ?? marbles, values, failures, isHot: true)
    }

    /// Makes a stream that plays its diagram anew for every subscription, as a request does.
    ///
    /// Events at the beginning of the diagram are sent inside the call that subscribes. See
    /// `hot(_:frame:named:failures:)` for the parameters.
    public func cold(
        _ marbles: String, frame: TimeInterval = 1, named name: String? = nil, failures: [Character: any Error] = [:]
    ) throws -> TestStream<String> {
        try cold(marbles, as: String.self, frame: frame, named: name, failures: failures)
    }

    /// Makes a cold stream of the values that characters stand for, such as digits for `Int`, `t` and `f` for `Bool`.
    public func cold<Value: MarbleValue>(
        _ marbles: String, as type: Value.Type, frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys))
        return try stream(diagram, name ?? marbles, as: type, failures, isHot: false)
    }

    /// Makes a cold stream of the values that a dictionary names.
    public func cold<Value>(
        _ marbles: String, values: [Character: Value], frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys), values: Set(values.keys))
        return try stream(diagram, name ?? marbles, values, failures, isHot: false)
    }

    /// Makes a source that breaks the rules of streams, for a test of one's own operators.
    ///
    /// - Throws: `MarbleError` for a diagram that cannot be read.
    public func unruly(_ marbles: String, frame: TimeInterval = 1, named name: String? = nil) throws -> UnrulyStream {
        UnrulyStream(try Marbles(marbles, frame: frame), name: name ?? marbles, world: self)
    }

    // MARK: Making

    func stream<Value: MarbleValue>(
        _ marbles: Marbles, _ name: String, as type: Value.Type, _ failures: [Character: any Error], isHot: Bool
    ) throws -> TestStream<Value> {
        try stream(marbles, name, Value.init(marble:), "stands for no \(type)", failures, isHot: isHot)
    }

    func stream<Value>(
        _ marbles: Marbles, _ name: String, _ values: [Character: Value], _ failures: [Character: any Error],
        isHot: Bool
    ) throws -> TestStream<Value> {
        try stream(marbles, name, { values[$0] }, "is not among the values", failures, isHot: isHot)
    }

    private func stream<Value>(
        _ marbles: Marbles, _ name: String, _ value: (Character) -> Value?, _ complaint: String,
        _ failures: [Character: any Error], isHot: Bool
    ) throws -> TestStream<Value> {
        try check(marbles, isHot: isHot)
        var values: [Character: Value] = [:]
        for (index, event) in marbles.events.enumerated() {
            guard case .value(let mark) = event.symbol else { continue }
            guard let value = value(mark) else {
                throw error("\"\(mark)\" \(complaint); pass values: [\"\(mark)\": …].", marbles, index)
            }
            values[mark] = value
        }
        let stream = TestStream(
            isHot ? marbles.sinceCaret : marbles, name: name, world: self, isHot: isHot, failures: failures,
            values: values)
        // The world keeps the stream: a released stream would end the subscriptions that leak.
        add(stream.log, of: stream)
        return stream
    }

    /// Throws for a diagram that a source cannot send.
    private func check(_ marbles: Marbles, isHot: Bool) throws(MarbleError) {
        var isOver = false
        var hasBegun = false
        for (index, event) in marbles.events.enumerated() {
            if event.symbol == .subscription {
                guard isHot else {
                    throw error("A cold source has no ^: its times count from each subscription.", marbles, index)
                }
                if hasBegun { throw error("A source has one ^, from which its times count.", marbles, index) }
                hasBegun = true
                continue
            }
            if isOver { throw error("A source sends nothing after its end.", marbles, index) }
            if case .value = event.symbol { continue }
            isOver = true
        }
    }

    private func error(_ reason: String, _ marbles: Marbles, _ index: Int) -> MarbleError {
        // A generated diagram has no text and no offsets.
        let offset = index < marbles.offsets.count ? marbles.offsets[index] : 0
        return MarbleError(reason: reason, text: marbles.text, offset: offset)
    }
}

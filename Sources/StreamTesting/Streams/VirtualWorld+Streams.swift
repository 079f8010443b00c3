public import Foundation

extension VirtualWorld {
    /// Makes a stream that sends at its times whether it is subscribed to or not, as a subject or a text field does.
    ///
    ///     let text = world.hot("-a-b|")
    ///     let search = SearchViewModel(text: text.racSignal)
    ///
    /// Times count from the beginning of the world; what is in the past by now is sent with the next advance.
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see `Marbles`.
    ///   - frame: How long a frame is, in seconds.
    ///   - name: What failures call it; the diagram unless something else is given.
    ///   - failures: The errors that `X` and other characters stand for.
    /// - Throws: `MarbleError` for a diagram that cannot be read.
    public func hot(
        _ marbles: String, frame: TimeInterval = 1, named name: String? = nil, failures: [Character: any Error] = [:]
    ) throws -> TestStream<String> {
        try hot(marbles, as: String.self, frame: frame, named: name, failures: failures)
    }

    /// Makes a hot stream of values that characters stand for: digits of `Int`, `t` and `f` of `Bool`.
    public func hot<Value: MarbleValue>(
        _ marbles: String, as type: Value.Type, frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(marbles, as: type, frame, name, failures, isHot: true)
    }

    /// Makes a hot stream of values that a dictionary names.
    public func hot<Value>(
        _ marbles: String, values: [Character: Value], frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(marbles, values, frame, name, failures, isHot: true)
    }

    /// Makes a stream that plays its diagram anew for every subscription, as a request does.
    ///
    /// What stands at the beginning of the diagram is sent inside the call that subscribes. See `hot(_:frame:named:failures:)`
    /// for the parameters.
    public func cold(
        _ marbles: String, frame: TimeInterval = 1, named name: String? = nil, failures: [Character: any Error] = [:]
    ) throws -> TestStream<String> {
        try cold(marbles, as: String.self, frame: frame, named: name, failures: failures)
    }

    /// Makes a cold stream of values that characters stand for: digits of `Int`, `t` and `f` of `Bool`.
    public func cold<Value: MarbleValue>(
        _ marbles: String, as type: Value.Type, frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(marbles, as: type, frame, name, failures, isHot: false)
    }

    /// Makes a cold stream of values that a dictionary names.
    public func cold<Value>(
        _ marbles: String, values: [Character: Value], frame: TimeInterval = 1, named name: String? = nil,
        failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(marbles, values, frame, name, failures, isHot: false)
    }

    // MARK: Making

    private func stream<Value: MarbleValue>(
        _ text: String, as type: Value.Type, _ frame: TimeInterval, _ name: String?, _ failures: [Character: any Error],
        isHot: Bool
    ) throws -> TestStream<Value> {
        let marbles = try Marbles(text, frame: frame, failures: Set(failures.keys))
        try check(marbles)
        for (event, offset) in zip(marbles.events, marbles.offsets) {
            guard case .value(let mark) = event.symbol, Value(marble: mark) == nil else { continue }
            throw error("\"\(mark)\" stands for no \(type); pass values: [\"\(mark)\": …].", marbles, offset)
        }
        return make(marbles, name ?? text, failures, isHot) { mark in
            guard let value = Value(marble: mark) else { fatalError("\"\(mark)\" stands for no \(type).") }
            return value
        }
    }

    private func stream<Value>(
        _ text: String, _ values: [Character: Value], _ frame: TimeInterval, _ name: String?,
        _ failures: [Character: any Error], isHot: Bool
    ) throws -> TestStream<Value> {
        let marbles = try Marbles(text, frame: frame, failures: Set(failures.keys), values: Set(values.keys))
        try check(marbles)
        return make(marbles, name ?? text, failures, isHot) { mark in
            guard let value = values[mark] else { fatalError("\"\(mark)\" is not among the values of \(text).") }
            return value
        }
    }

    private func make<Value>(
        _ marbles: Marbles, _ name: String, _ failures: [Character: any Error], _ isHot: Bool,
        value: @escaping (Character) -> Value
    ) -> TestStream<Value> {
        let stream = TestStream(marbles, name: name, world: self, isHot: isHot, failures: failures, value: value)
        add(stream.log)
        return stream
    }

    /// Refuses what a source cannot do.
    private func check(_ marbles: Marbles) throws(MarbleError) {
        var isOver = false
        for (event, offset) in zip(marbles.events, marbles.offsets) {
            if event.symbol == .subscription {
                throw error("A source has no ^: its times count from the beginning of the diagram.", marbles, offset)
            }
            if isOver { throw error("A source sends nothing after its end.", marbles, offset) }
            if case .value = event.symbol { continue }
            isOver = true
        }
    }

    private func error(_ reason: String, _ marbles: Marbles, _ offset: Int) -> MarbleError {
        MarbleError(reason: reason, text: marbles.text, offset: offset)
    }
}

import Foundation

extension Recorder {
    /// Demands the events that a diagram shows, at their times.
    ///
    ///     try results.expect("--a--b|", values: ["a": ["swift"], "b": []])
    ///
    /// In virtual time, the clock is first advanced to the end of the diagram, unless it is already past that. Times
    /// count from the beginning of the recording; events that an earlier check has checked are skipped. A value without
    /// an entry in `values` matches a character that is the text of the value. `X` is any failure, unless `failures`
    /// names an error.
    ///
    /// - Parameters:
    ///   - marbles: The diagram; see `Marbles`.
    ///   - values: The values that characters stand for.
    ///   - failures: The errors that `X` and other characters stand for.
    ///   - frame: The length of a frame, in seconds.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: `StreamTestFailure` with both diagrams, or `MarbleError` for a diagram that cannot be read.
    public func expect(
        _ marbles: String, values: [Character: Any] = [:], failures: [Character: any Error] = [:],
        frame: Double = 1, fileID: StaticString = #fileID, line: UInt = #line
    ) throws {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys), values: Set(values.keys))
        (world as? VirtualWorld)?.advance(past: diagram, of: self)
        try compare(diagram, values, failures, CheckPlace(fileID, line))
    }

    /// Demands the events that a diagram shows, in a test with tasks.
    ///
    /// See the form that is not asynchronous.
    public func expect(
        _ marbles: String, values: [Character: Any] = [:], failures: [Character: any Error] = [:],
        frame: Double = 1, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let diagram = try Marbles(marbles, frame: frame, failures: Set(failures.keys), values: Set(values.keys))
        await (world as? VirtualWorld)?.advance(past: diagram, of: self)
        try compare(diagram, values, failures, CheckPlace(fileID, line))
    }

    private func compare(
        _ diagram: Marbles, _ values: [Character: Any], _ failures: [Character: any Error], _ place: CheckPlace
    ) throws {
        let expected = try diagram.events.map { event throws(StreamTestFailure) in
            ExpectedEvent(
                time: event.time, content: try content(event.symbol, values, failures, place))
        }
        let recorded = takeUnchecked()
        guard let mismatch = Mismatch(recorded, expected) else { return }
        throw failure(mismatch, recorded, expected, place)
    }

    private func content(
        _ symbol: Marbles.Symbol, _ values: [Character: Any], _ failures: [Character: any Error], _ place: CheckPlace
    ) throws(StreamTestFailure) -> ExpectedEvent.Content {
        switch symbol {
        case .value(let mark):
            if let value = values[mark] { return .value(value) }
            return mark == "~" ? .value(nil) : .printed(String(mark))
        case .failure(let mark): return failures[mark].map { .failure($0) } ?? .anyFailure
        case .completion: return .completion
        case .interruption: return .interruption
        case .subscription:
            throw StreamTestFailure(
                "\(name): ^ shows subscriptions; check them with expectSubscriptions(_:) of the source.", at: place)
        }
    }

    func failure(
        _ mismatch: Mismatch, _ recorded: [RecordedEvent], _ expected: [ExpectedEvent], _ place: CheckPlace
    ) -> StreamTestFailure {
        let pairs = zip(expected, recorded)
        // Two errors, such as two enumerations' `failed`, that print alike are drawn with their types.
        let areAlike = pairs.contains { $0.mark == $1.content.mark && !$0.hasContent(of: $1) }
        var table = DiagramTable()
        table.add("expected", expected.map { ($0.time ?? mismatch.time, areAlike ? $0.typedMark : $0.mark) })
        table.add("recorded", recorded.map { ($0.time, areAlike ? $0.content.typedMark : $0.content.mark) })
        let hint = pairs.lazy.compactMap { $0.hint(for: $1) }.first.map { "\n  \($0)" } ?? ""
        return StreamTestFailure(
            "\(name): \(mismatch.summary)", details: table.text(pointingAt: mismatch.time) + hint, at: place)
    }
}

extension VirtualWorld {
    /// Advances the clock until all events of a diagram are due.
    func advance(past diagram: Marbles, of recorder: Recorder) {
        let end = elapsed - recorder.elapsed + diagram.lastTime
        if end >= elapsed { advance(to: end) }
    }

    func advance(
        past diagram: Marbles, of recorder: Recorder, isolation: isolated (any Actor)? = #isolation
    ) async {
        let end = elapsed - recorder.elapsed + diagram.lastTime
        if end >= elapsed { await advance(to: end) }
    }
}

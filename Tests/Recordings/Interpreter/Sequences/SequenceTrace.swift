import StreamTesting

/// Holds the trace of a sequence.
package struct SequenceTrace: RecordedTrace, Sendable {
    package static let tolerable = Difference.Extent.readAhead

    package let entries: [SequenceEntry]

    package init(entries: [SequenceEntry]) {
        self.entries = entries
    }

    /// Reads the `trace` of a line, without the results of some observations.
    init(_ line: RecordedLine, withoutResultsOf steps: Set<Int>) throws {
        guard let trace = line.members["trace"]?.array else { throw Malformed("there is no trace") }
        let entries = try trace.map { try SequenceEntry($0) }
        self.init(entries: entries.filter { $0.kind != "result" || !steps.contains($0.step) })
    }

    package var ending: String { "the end" }

    /// The trace without the calls of blocks.
    package var essence: SequenceTrace {
        SequenceTrace(entries: entries.filter { $0.kind != "eval" })
    }

    package func extent(of actual: SequenceTrace) -> Difference.Extent {
        let (mine, other) = (essence.entries, actual.essence.entries)
        let isEqual = mine == other
        guard isEqual || mine.count == other.count && zip(mine, other).allSatisfy(Self.isEqualityOf) else {
            return .events
        }
        guard actual.isNeverAhead(of: self) else { return .events }
        return isEqual ? .readAhead : .equality
    }

    /// Whether two entries differ at most in that sequences are equal both ways here, and unequal at least one way in
    /// the original.
    private static func isEqualityOf(_ recorded: SequenceEntry, _ actual: SequenceEntry) -> Bool {
        if recorded == actual { return true }
        guard recorded.step == actual.step, recorded.kind == actual.kind else { return false }
        return switch (recorded.kind, recorded.value, actual.value) {
        case ("equal", 0, 1), ("result", [0, 0], [1, 1]), ("result", [0, 1], [1, 1]), ("result", [1, 0], [1, 1]): true
        default: false
        }
    }

    /// Whether no block was called with any arguments more often, or earlier, than in the recording.
    ///
    /// Less may have been computed ahead.
    private func isNeverAhead(of recorded: SequenceTrace) -> Bool {
        let others = recorded.calls
        return calls.allSatisfy { call, steps in
            let others = others[call, default: []]
            return steps.count <= others.count && zip(steps, others).allSatisfy { $0 >= $1 }
        }
    }

    /// The steps in which each block was called, for all arguments that it was called with.
    private var calls: [Call: [Int]] {
        var calls: [Call: [Int]] = [:]
        for entry in entries {
            guard let label = entry.label else { continue }
            calls[Call(label: label, arguments: entry.value), default: []].append(entry.step)
        }
        return calls
    }

    private struct Call: Hashable {
        let label: String
        let arguments: JSONValue
    }
}

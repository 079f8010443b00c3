/// Replays lines, whatever their kind.
package struct Replayer {
    private let kinds: [any RecordingKind]

    package init(kinds: [any RecordingKind]) {
        self.kinds = kinds
    }

    /// Creates a replayer of all kinds that this build knows.
    package init(accepted: [AcceptedDifference]) {
        self.init(kinds: [SignalRecordings(accepted: accepted)])
    }

    /// Replays one line; never throws, as one bad line does not keep the others from being replayed.
    package func replay(_ bytes: [UInt8]) -> Replayed {
        do {
            return try replay(RecordedLine(bytes))
        } catch {
            return Replayed(outcome: .malformed(reason: "\(error)"))
        }
    }

    private func replay(_ line: RecordedLine) -> Replayed {
        guard let kind = kinds.first(where: { $0.recognises(line.scenario) }) else {
            return Replayed(outcome: .skipped(reason: "is not of a kind this build knows"), id: line.id)
        }
        do {
            return try kind.replay(line)
        } catch {
            return Replayed(outcome: .malformed(reason: "\(error)"), id: line.id)
        }
    }
}

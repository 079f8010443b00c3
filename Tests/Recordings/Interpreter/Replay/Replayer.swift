/// Replays lines, whatever their kind.
package struct Replayer {
    private let kinds: [any RecordingKind]

    package init(kinds: [any RecordingKind]) {
        self.kinds = kinds
    }

    /// Creates a replayer of the scenarios that the typed core can express; others are skipped.
    static func typed() -> Replayer { Replayer(kinds: [TypedRecordings()]) }

    /// Creates a replayer of all kinds that this build knows.
    package init(accepted: [AcceptedDifference]) {
        self.init(kinds: [SignalRecordings(accepted: accepted)] + Self.listedKinds(accepted: accepted))
    }

    /// Returns the known kinds that have no clock.
    static func listedKinds(accepted: [AcceptedDifference]) -> [any ListedRecordings] {
        [
            ValueRecordings(accepted: accepted), ScriptRecordings(accepted: accepted),
            NameRecordings(accepted: accepted), SequenceRecordings(accepted: accepted),
        ]
    }

    /// Replays a line; the method never throws, so that a bad line does not keep the others from being replayed.
    package func replay(_ bytes: [UInt8]) -> Replayed {
        attempt(bytes) { line, kind in try kind.replay(line) }
    }

    /// Replays a line if it contains all of `operators`, else returns nil; a line that cannot be understood is
    /// reported.
    package func replay(_ bytes: [UInt8], only operators: Set<String>) -> Replayed? {
        var isWanted = true
        let replayed = attempt(bytes) { line, kind in
            if !operators.isEmpty { isWanted = try operators.isSubset(of: kind.operators(of: line)) }
            return isWanted ? try kind.replay(line) : Replayed(outcome: .skipped(reason: "is not wanted"))
        }
        return isWanted ? replayed : nil
    }

    private func attempt(
        _ bytes: [UInt8], _ replay: (RecordedLine, any RecordingKind) throws -> Replayed
    ) -> Replayed {
        var id: String?
        do {
            let line = try RecordedLine(bytes)
            id = line.id
            guard let kind = kinds.first(where: { $0.recognises(line.scenario) }) else {
                return Replayed(outcome: .skipped(reason: "is not of a kind this build knows"), id: id)
            }
            var replayed = try replay(line, kind)
            for name in replayed.operators { replayed.groups[name] = kind.group(of: name) }
            return replayed
        } catch {
            return Replayed(outcome: .malformed(reason: "\(error)"), id: id)
        }
    }
}

import Foundation

/// Two streams that should send the same events with the same inputs.
struct Comparison<Legacy: RecordableStream, Ported: RecordableStream> {
    /// How long a run goes on after the last event of the inputs, in seconds.
    let duration: TimeInterval
    let comparesCleanUp: Bool
    let ignored: Set<KnownDifference>
    let place: CheckPlace
    let legacy: (VirtualWorld) throws -> Legacy
    let ported: (VirtualWorld) throws -> Ported

    /// The runs of both streams, and their first difference.
    struct Outcome {
        let legacy: ComparisonRun
        let ported: ComparisonRun
        let mismatch: Mismatch?
        /// The ignored differences without which there would be a mismatch.
        let needed: Set<KnownDifference>
    }

    func outcome(of inputs: ComparisonInputs) throws -> Outcome {
        let runs = (
            try inputs.run(for: duration, at: place, legacy), try inputs.run(for: duration, at: place, ported)
        )
        let mismatch = difference(runs.0, runs.1, ignoring: ignored)
        let needed = mismatch == nil ? ignored.filter { isNeeded($0, runs.0, runs.1) } : []
        return Outcome(legacy: runs.0, ported: runs.1, mismatch: mismatch, needed: Set(needed))
    }

    private func isNeeded(_ difference: KnownDifference, _ legacy: ComparisonRun, _ ported: ComparisonRun) -> Bool {
        self.difference(legacy, ported, ignoring: ignored.subtracting([difference])) != nil
    }

    private func difference(
        _ legacy: ComparisonRun, _ ported: ComparisonRun, ignoring ignored: Set<KnownDifference>
    ) -> Mismatch? {
        var runs = (legacy, ported)
        for difference in KnownDifference.allCases where ignored.contains(difference) {
            runs = difference.normalize(runs.0, runs.1)
        }
        return runs.0.difference(to: runs.1, inCleanUp: comparesCleanUp)
    }

    /// Returns the failure that reports a difference.
    func failure(
        _ outcome: Outcome, _ mismatch: Mismatch, _ inputs: ComparisonInputs, _ introduction: String,
        note: String? = nil
    ) -> StreamTestFailure {
        var table = DiagramTable()
        for (name, marbles) in inputs.marbles.sorted(by: { $0.key < $1.key }) {
            table.add(name, marbles.events.map { ($0.time, $0.symbol.mark) })
        }
        if let disposal = inputs.disposal { table.add("disposal", [(disposal, "!")]) }
        table.add("legacy", outcome.legacy.marks(withCleanUp: comparesCleanUp))
        table.add("ported", outcome.ported.marks(withCleanUp: comparesCleanUp))
        let drawing = table.text(pointingAt: mismatch.time)
        return StreamTestFailure(
            "\(introduction): \(mismatch.summary)", details: note.map { "\(drawing)\n  \($0)" } ?? drawing, at: place)
    }

    /// Throws if a difference was to be ignored that did not occur.
    func demandNeed(of ignored: Set<KnownDifference>, inputs: String) throws {
        guard let first = ignored.map(\.rawValue).min() else { return }
        throw StreamTestFailure("ignoring: \(first) was not needed for \(inputs); leave it out.", at: place)
    }
}

extension ComparisonRun {
    fileprivate func marks(withCleanUp: Bool) -> DiagramTable.Row {
        let events = events.map { ($0.time, $0.content.mark) }
        guard withCleanUp else { return events }
        return events + cleanUps.filter { $0.name != ComparisonRun.endName }.map { ($0.time, "-\($0.name)") }
    }
}

extension Marbles.Symbol {
    /// The symbol as diagrams show it.
    var mark: String {
        switch self {
        case .value(let mark): mark == "~" ? "nil" : String(mark)
        case .failure(let mark): String(mark)
        case .completion: "|"
        case .interruption: "!"
        case .subscription: "^"
        }
    }
}

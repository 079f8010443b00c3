import Foundation
import RACCompat
import StreamCore

/// Two streams that should send the same events with the same inputs.
struct Comparison<Legacy: RecordableStream, Ported: RecordableStream> {
    /// How long a run continues after the last event of the inputs, in seconds; nil means as long as there is work.
    let duration: TimeInterval?
    /// The unit of the times of random inputs, in seconds.
    let frame: TimeInterval
    let comparesCleanUp: Bool
    let ignored: Set<KnownDifference>
    let place: CheckPlace
    /// How to repeat the comparison, for random inputs.
    var repetition: String?
    let legacy: (VirtualWorld) throws -> Legacy
    let ported: (VirtualWorld) throws -> Ported

    /// Whether one of the streams continues without subscribers.
    private var isHot: Bool { Legacy.self is any HotStream.Type || Ported.self is any HotStream.Type }

    /// The runs of both streams, and their first difference.
    struct Outcome {
        let legacy: ComparisonRun
        let ported: ComparisonRun
        let mismatch: Mismatch?
        /// The ignored differences without which there would be a mismatch.
        let needed: Set<KnownDifference>
    }

    func outcome(of inputs: ComparisonInputs) throws -> Outcome {
        var inputs = inputs
        // A hot stream sends other events to a later subscriber.
        if isHot, inputs.resubscription != nil { inputs.resubscription = 0 }
        let runs = try withLastWords(on: inputs) {
            (try inputs.run(for: duration, at: place, legacy), try inputs.run(for: duration, at: place, ported))
        }
        let mismatch = difference(runs.0, runs.1, inputs, ignoring: ignored)
        var needed: Set<KnownDifference> = []
        if mismatch == nil {
            needed = ignored.filter { difference(runs.0, runs.1, inputs, ignoring: ignored.subtracting([$0])) != nil }
            // Between the layers, this difference always occurs.
            if runs.0.isDynamic != runs.1.isDynamic { needed.insert(.laterCleanUp) }
        }
        return Outcome(legacy: runs.0, ported: runs.1, mismatch: mismatch, needed: needed)
    }

    private func withLastWords<Result>(on inputs: ComparisonInputs, _ body: () throws -> Result) rethrows -> Result {
        guard let repetition else { return try body() }
        let text = "The program stopped in a run of \(repetition), with \(inputs.text(frame: frame))"
        return try LastWords.saying(text, while: body)
    }

    private func difference(
        _ legacy: ComparisonRun, _ ported: ComparisonRun, _ inputs: ComparisonInputs,
        ignoring ignored: Set<KnownDifference>
    ) -> Mismatch? {
        let limit = min(legacy.completeTime, ported.completeTime)
        var (legacy, ported) = (legacy.cut(before: limit), ported.cut(before: limit))
        for index in legacy.recordings.indices {
            var events = NormalizedEvents(
                legacy: legacy.recordings[index], ported: ported.recordings[index],
                disposal: index == 0 ? inputs.disposal : nil, firstEnd: inputs.firstEnd)
            events.dropBesideDisposal()
            for difference in KnownDifference.inOrder where ignored.contains(difference) { events.ignore(difference) }
            (legacy.recordings[index], ported.recordings[index]) = (events.legacy, events.ported)
        }
        // A dynamic stream always cleans up before its end, and a typed one after it.
        if ignored.contains(.laterCleanUp) || legacy.isDynamic != ported.isDynamic {
            legacy.cleanUps.removeAll { $0.name == ComparisonRun.endName }
            ported.cleanUps.removeAll { $0.name == ComparisonRun.endName }
        }
        return legacy.difference(to: ported, inCleanUp: comparesCleanUp)
            ?? legacy.sourceDifference(to: ported, except: inputs.disposal)
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
        if let second = inputs.resubscription { table.add("resubscription", [(second, "^")]) }
        let areAlike = zip(outcome.legacy.recordings.first ?? [], outcome.ported.recordings.first ?? []).contains {
            $0.content.mark == $1.content.mark
                && !ExpectedEvent(time: nil, content: .init($0.content)).hasContent(of: $1)
        }
        for (name, run) in [("legacy", outcome.legacy), ("ported", outcome.ported)] {
            table.add(name, run.marks(withCleanUp: comparesCleanUp, withTypes: areAlike))
            for second in run.recordings.dropFirst() {
                table.add("\(name), resubscribed", second.map { ($0.time, $0.content.mark) })
            }
            if let source = run.sources.first(where: { $0.name == mismatch.source }) {
                table.add("\(name), uses \(source.name)", source.marks)
            }
        }
        let drawing = table.text(pointingAt: mismatch.time)
        return StreamTestFailure(
            "\(introduction): \(mismatch.summary)", details: note.map { "\(drawing)\n  \($0)" } ?? drawing, at: place)
    }

    /// Throws if an ignored difference did not occur.
    func demandNeed(of ignored: Set<KnownDifference>, inputs: String) throws {
        guard let first = ignored.map(\.rawValue).min() else { return }
        throw StreamTestFailure("ignoring: \(first) was not needed for \(inputs); leave it out.", at: place)
    }
}

extension ComparisonRun {
    fileprivate func marks(withCleanUp: Bool, withTypes: Bool) -> DiagramTable.Row {
        let events = (recordings.first ?? []).map { ($0.time, withTypes ? $0.content.typedMark : $0.content.mark) }
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

/// A stream that continues without subscribers, and does not begin anew for a later subscriber.
private protocol HotStream {}

extension Signal: HotStream {}
extension Action: HotStream {}
extension RACCommand: HotStream {}

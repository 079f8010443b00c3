import Foundation

/// A deliberate difference of the typed core from the dynamic layer; each has a row in the guide, under *Test your
/// port*.
///
/// A comparison demands the same events at the same times, except for the differences that it is told to ignore.
public enum KnownDifference: String, CaseIterable, Sendable {
    /// Disposal sends `interrupted`; in the dynamic layer it is silent.
    case disposalInterrupts = "disposal-interrupts"
    /// `take(first: 0)`, and a hot signal that has ended, interrupt; the dynamic layer completes.
    case emptyInterrupts = "empty-interrupts"
    /// A value that is sent inside a delivery waits for its turn; the dynamic layer delivers the value at once.
    case queuedSends = "queued-sends"
    /// `debounce` holds the last value until it is due, and completion with the value; `throttle` sends both at once.
    case heldUntilDue = "held-until-due"
    /// The terminal event is delivered, and then clean-up runs; the dynamic layer cleans up first.
    case laterCleanUp = "later-clean-up"
    /// `sample(on:)` goes on until both streams have completed; the dynamic layer completes with either.
    case laterSampleEnd = "later-sample-end"

    /// Makes both runs of a comparison the same where they differ only by this difference.
    func normalize(_ legacy: ComparisonRun, _ ported: ComparisonRun) -> (legacy: ComparisonRun, ported: ComparisonRun) {
        guard self == .laterSampleEnd else { return (normalize(legacy), normalize(ported)) }
        var runs = (legacy: legacy, ported: ported)
        guard legacy.events.last?.content.isCompletion == true else { return runs }
        // The events that the ported stream sends after that completion have no counterpart.
        runs.legacy.events.removeLast()
        runs.ported.events.removeAll { $0.content.isCompletion }
        runs.ported.events = Array(runs.ported.events.prefix(runs.legacy.events.count))
        return runs
    }

    /// Makes a run the same as the other where that is possible without the other run.
    private func normalize(_ run: ComparisonRun) -> ComparisonRun {
        var run = run
        switch self {
        case .disposalInterrupts:
            run.events.removeAll { event in
                if case .interruption = event.content { return true }
                return false
            }
        case .emptyInterrupts:
            run.events = run.events.map { event in
                guard case .interruption = event.content else { return event }
                return RecordedEvent(time: event.time, content: .completion, place: event.place)
            }
        case .queuedSends:
            run.events = run.events.enumerated().sorted { left, right in
                let keys = (left.element, right.element)
                if abs(keys.0.time - keys.1.time) > 1e-6 { return keys.0.time < keys.1.time }
                if keys.0.content.isTerminal != keys.1.content.isTerminal { return keys.1.content.isTerminal }
                let marks = (keys.0.content.mark, keys.1.content.mark)
                return marks.0 == marks.1 ? left.offset < right.offset : marks.0 < marks.1
            }
            .map(\.element)
        case .heldUntilDue:
            // The last value and completion come together, earlier or later.
            guard case .completion = run.events.last?.content else { break }
            for index in run.events.indices.suffix(2) {
                let event = run.events[index]
                run.events[index] = RecordedEvent(time: run.lastTime, content: event.content, place: event.place)
            }
        case .laterCleanUp:
            run.cleanUps.removeAll { $0.name == ComparisonRun.endName }
        case .laterSampleEnd: break
        }
        return run
    }
}

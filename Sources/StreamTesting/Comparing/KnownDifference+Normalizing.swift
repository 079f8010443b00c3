import Foundation

/// The events of one subscriber in both runs, made the same where a known difference explains how they differ.
///
/// The legacy stream's times stay as they were. An event of the ported stream moves only to the place of its
/// counterpart, so a failure reports what the diagrams show.
struct NormalizedEvents {
    var legacy: [RecordedEvent]
    var ported: [RecordedEvent]
    /// The time at which the subscriber unsubscribed; nil if that was at the end of the run.
    let disposal: TimeInterval?
    /// The time at which the first input ended; nil if none did.
    let firstEnd: TimeInterval?

    mutating func ignore(_ difference: KnownDifference) {
        switch difference {
        case .disposalInterrupts: ignoreInterruption()
        case .emptyInterrupts: completeInsteadOfInterrupting()
        case .queuedSends: reorder()
        case .heldUntilDue: moveUpEnd()
        case .laterSampleEnd: dropAfterLegacyCompletion()
        case .endedSignal: dropEndAfterEndOfInput()
        case .zippedAtOnce: dropAfterPortedFailure()
        case .laterCleanUp: break
        }
    }

    /// Drops the events in the instant of disposal: of two events that are due at one instant, either may come first.
    mutating func dropBesideDisposal() {
        guard let disposal else { return }
        legacy.removeAll { abs($0.time - disposal) < 1e-6 && !$0.content.isInterruption }
        ported.removeAll { abs($0.time - disposal) < 1e-6 && !$0.content.isInterruption }
    }

    /// Drops an interruption that has no counterpart.
    private mutating func ignoreInterruption() {
        if ported.last?.content.isInterruption == true, ported.count == legacy.count + 1 { ported.removeLast() }
        if legacy.last?.content.isInterruption == true, legacy.count == ported.count + 1 { legacy.removeLast() }
    }

    private mutating func completeInsteadOfInterrupting() {
        guard let last = ported.last, last.content.isInterruption, ported.count <= legacy.count,
            legacy[ported.count - 1].content.isCompletion
        else { return }
        ported[ported.count - 1] = RecordedEvent(time: last.time, content: .completion, place: last.place)
    }

    /// Orders the events of one instant as the legacy stream sent them, if both streams sent the same events.
    private mutating func reorder() {
        var index = 0
        while index < min(legacy.count, ported.count) {
            let time = legacy[index].time
            let due = legacy[index...].prefix { abs($0.time - time) < 1e-6 }
            var sent = Array(ported[index...].prefix { abs($0.time - time) < 1e-6 })
            guard due.count == sent.count else { return }
            let range = due.indices
            for event in due {
                let expected = ExpectedEvent(time: event.time, content: .init(event.content))
                guard let place = sent.firstIndex(where: { expected.hasContent(of: $0) }) else { return }
                sent.remove(at: place)
            }
            ported.replaceSubrange(range, with: due)
            index = range.upperBound
        }
    }

    /// Moves the last value and completion, which the ported stream holds until the value is due, to their
    /// counterparts.
    ///
    /// A subscriber that has unsubscribed meanwhile does not receive them.
    private mutating func moveUpEnd() {
        guard legacy.last?.content.isCompletion == true, let end = legacy.last?.time else { return }
        let heard = ported.count { !$0.content.isInterruption }
        if let disposal, disposal >= end - 1e-6, !ported.prefix(heard).contains(where: \.content.isTerminal) {
            guard heard + 1 == legacy.count || heard + 2 == legacy.count else { return }
            legacy.removeLast(legacy.count - heard)
            return
        }
        guard ported.last?.content.isCompletion == true, ported.count == legacy.count else { return }
        for index in ported.indices.suffix(2) {
            let (due, event) = (legacy[index], ported[index])
            let isLike = ExpectedEvent(time: nil, content: .init(due.content)).hasContent(of: event)
            guard isLike, event.time >= due.time - 1e-6 else { continue }
            ported[index] = RecordedEvent(time: due.time, content: event.content, place: event.place)
        }
    }

    /// Drops the events that the ported stream sends after the legacy stream has completed.
    private mutating func dropAfterLegacyCompletion() {
        guard legacy.last?.content.isCompletion == true else { return }
        legacy.removeLast()
        ported.removeAll { $0.content.isCompletion }
        ported = Array(ported.prefix(legacy.count))
    }

    /// Drops the end of the ported stream that an ended input causes, and that the dynamic layer does not send.
    private mutating func dropEndAfterEndOfInput() {
        guard let last = ported.last, let firstEnd, last.time >= firstEnd - 1e-6, ported.count == legacy.count + 1
        else { return }
        if last.content.isInterruption || last.content.isCompletion { ported.removeLast() }
    }

    /// Drops the failure of the ported stream, and the later events of the legacy stream.
    private mutating func dropAfterPortedFailure() {
        guard let last = ported.last, last.content.isFailure else { return }
        let index = ported.count - 1
        if index < legacy.count, legacy[index].content.isFailure, abs(legacy[index].time - last.time) < 1e-6 { return }
        ported.removeLast()
        legacy = Array(legacy.prefix(index))
    }
}

extension RecordedEvent.Content {
    var isFailure: Bool {
        if case .failure = self { return true }
        return false
    }
}

/// Names what the typed layer does otherwise than the original, by design.
///
/// A run notes which of them it met; see ``Recorder/meet(_:)``.
package enum DesignDifference: CaseIterable, Sendable {
    case emptyTake
    case endedSignal
    case queuedSends
    case heldUntilDue
    case turns
    case zippedAtOnce
    case laterCleanUp

    /// What the difference is, in one line.
    package var explanation: String {
        switch self {
        case .emptyTake: "take(first: 0) interrupts, it does not complete"
        case .endedSignal:
            "a hot signal that has ended stays so: who comes later is interrupted, and what is sent later is dropped"
        case .queuedSends: "a send from inside a delivery waits for its turn, it does not overtake"
        case .heldUntilDue: "debounce sends a value that waits when it is due, then completes; throttle sent it at once"
        case .turns:
            "what is scheduled, failures of timed operators too, waits for its turn among what is due at the same date"
        case .zippedAtOnce: "zip of several is one operator: a failure ends it while pairs of the others still wait"
        case .laterCleanUp: "the terminal event is handed on first, then clean-up runs"
        }
    }

    /// Returns those that can explain a difference: of those that the run met, unless the events are equal.
    package static func explaining(_ difference: Difference, met: [DesignDifference]) -> [DesignDifference] {
        difference.eventsAreEqual ? [.laterCleanUp] : met
    }
}

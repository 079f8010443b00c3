/// Names the differences between the typed core and the original that are deliberate.
///
/// A run notes the differences that it met; see ``Recorder/meet(_:)``.
package enum DesignDifference: String, Sendable {
    case emptyTake = "empty-take"
    case endedSignal = "ended-signal"
    case queuedSends = "queued-sends"
    case heldUntilDue = "held-until-due"
    case turns
    case zippedAtOnce = "zipped-at-once"
    case laterCleanUp = "later-clean-up"
    /// Only invented scenarios meet it.
    case restarts

    /// The differences that recorded scenarios meet, each of them at least once.
    package static let recorded: [DesignDifference] = [
        .emptyTake, .endedSignal, .queuedSends, .heldUntilDue, .turns, .zippedAtOnce, .laterCleanUp,
    ]

    /// The difference in words, in one line.
    package var explanation: String {
        switch self {
        case .emptyTake: "`take(first: 0)` interrupts; `take(0)` completes"
        case .endedSignal:
            "a signal that has ended stays ended: a later observer is interrupted, and a later event is dropped"
        case .queuedSends: "a value that is sent during a delivery is delivered after it, not inside it"
        case .heldUntilDue:
            "`debounce` sends a waiting value when it is due, then completes; `throttle` sends it at completion"
        case .turns:
            "scheduled work, and the failure of a timed operator, runs in its turn among the work due at the same date"
        case .zippedAtOnce:
            "`zip` of several streams is one operator: a failure ends it while pairs of other streams wait"
        case .laterCleanUp: "the terminal event is delivered first, then clean-up runs"
        case .restarts: "`repeat` and `retry` restart in the call, not in a later turn of the current scheduler"
        }
    }

    /// The operators and sources that the difference lies in; empty for clean-up, which lies in no single operator.
    private var places: Set<String> {
        switch self {
        case .emptyTake: ["take"]
        case .endedSignal: ["hot"]
        case .queuedSends: ["feed"]
        case .heldUntilDue: ["throttle", "throttleIf"]
        case .turns: ["delay", "deliverOn", "seqSignal", "subscribeOn", "throttle", "throttleIf"]
        case .zippedAtOnce: ["zip", "zipReduce"]
        case .laterCleanUp: []
        case .restarts: ["repeat", "retry", "retryForever"]
        }
    }

    /// Returns whether the difference lies in an operator, and not in another of the same scenario.
    package func lies(in name: String) -> Bool { places.contains(name) }

    /// Returns the differences that can explain another difference.
    ///
    /// They are those that the run met, or ``laterCleanUp`` alone if the events are equal.
    /// A restart explains what nothing else does, in invented scenarios alone.
    package static func explaining(
        _ difference: Difference, met: [DesignDifference], isInvented: Bool = false
    ) -> [DesignDifference] {
        if difference.eventsAreEqual { return [.laterCleanUp] }
        let others = met.filter { $0 != .restarts }
        return others.isEmpty && isInvented ? met : others
    }
}

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Decides whether a timer that fires acts, or waits on because its instant was postponed.
///
/// One timer runs at a time. Postponing moves the instant and costs no timer; a timer that fires too early is set again
/// for the rest. Instants are seconds on the clock of a scheduler, and come from the caller.
///
///     waiting ──fired(at:)─▶ .act         when the instant has come, and it is the turn of the timer there
///             ──fired(at:)─▶ .wait(rest)  else; also when the clock has been set back
package struct DueDecision: Sendable, Equatable {
    package enum Action: Sendable, Equatable {
        /// The instant has come.
        case act
        /// Set the timer again, for the given number of seconds.
        case wait(TimeInterval)
    }

    private let interval: TimeInterval
    /// The instant to act at; infinite for none.
    package private(set) var due: TimeInterval

    /// Begins with an instant.
    ///
    /// - Parameter interval: How long a restarted timer waits, in seconds.
    package init(interval: TimeInterval, due: TimeInterval) {
        self.interval = interval
        self.due = due
    }

    /// Postpones the instant to one interval from now.
    package mutating func restart(at now: TimeInterval) { due = now + interval }

    /// Decides about a timer that fires.
    ///
    /// - Parameter isFirst: Whether it is the timer's turn among the actions due at its instant; evaluated only if the
    ///   instant has come.
    package mutating func fired(at now: TimeInterval, isFirst: @autoclosure () -> Bool) -> Action {
        // Sums of fractions differ in their last bits; no timer is more punctual than a microsecond.
        if due <= now + 1e-6, isFirst() { return .act }
        return .wait(rest(at: now))
    }

    /// Moves on to the next of the instants that are an interval apart, and returns the seconds until that instant.
    ///
    /// A timer that is late by more than an interval skips the instants that it missed.
    package mutating func advance(at now: TimeInterval) -> TimeInterval {
        due += interval
        if due <= now { due = now + interval }
        return rest(at: now)
    }

    private mutating func rest(at now: TimeInterval) -> TimeInterval {
        // The wait never exceeds one interval, even if the clock was set back.
        if due < .infinity { due = min(due, now + interval) }
        return min(max(due - now, 0), interval)
    }
}

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A scheduler of virtual time that runs the actions of one instant in the order in which they were scheduled.
///
/// An operator that postpones a timer leaves the timer running, and sets it again when it fires. Each postponement
/// reserves a position in the order of the instant, so the timer fires where a newly set timer would. On a real clock,
/// two actions are never due at the same instant.
package protocol PlacingScheduler: DateScheduler {
    /// The time that has passed, and the place of a timer that would be set now.
    func takeTurn() -> (now: TimeInterval, place: Int)

    /// Whether no action that is due now comes before a place, so that the action at the place need not wait.
    func isFirst(_ place: Int) -> Bool

    /// Runs an action when an interval, in seconds, has passed, at a place that was taken before.
    func schedule(
        afterDelay delay: TimeInterval, at place: Int, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)?
}

extension PlacingScheduler {
    /// Takes the place of a timer that would be set now.
    func takePlace() -> Int { takeTurn().place }
}

extension DateScheduler {
    /// Runs an action when an interval has passed, at a place that was taken before, if there are places.
    func schedule(
        afterDelay delay: TimeInterval, at place: Int?, of places: (any PlacingScheduler)?,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        guard let place, let places else { return schedule(afterDelay: delay, action: action) }
        return places.schedule(afterDelay: delay, at: place, action: action)
    }
}

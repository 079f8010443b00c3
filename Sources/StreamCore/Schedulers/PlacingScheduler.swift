#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A scheduler of virtual time that runs the actions of one instant in the order in which they were scheduled.
///
/// Operators that put a timer off leave it running, and set it again when it fires. They take a place whenever they put it
/// off, so that the timer then runs as if it had been replaced at that moment. A real clock does not have two actions
/// due at one instant.
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

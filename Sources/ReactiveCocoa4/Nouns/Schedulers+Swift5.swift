public import Foundation
public import StreamCore

// Code in Swift 5 mode schedules closures that are not `@Sendable`, as with the core: such code sees these forms, and
// prefers them.

extension DateScheduler {
    /// Runs an action at a date or later; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(_ date: Date, action: @escaping () -> Void, _ mode: Void = ()) -> (any Disposable)? {
        scheduleAfter(date, action: unchecked(action))
    }

    /// Runs an action at a date, and again at every interval, in seconds, until disposal; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval = 0,
        action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        scheduleAfter(date, repeatingEvery: interval, withLeeway: leeway, action: unchecked(action))
    }
}

private func unchecked(_ action: @escaping () -> Void) -> @Sendable () -> Void {
    let action = UncheckedSendable(action)
    return { action.value() }
}

public import Foundation
public import StreamCore

// Code in Swift 5 mode schedules closures that are not `@Sendable`, as with the core: such code prefers these forms, as the others
// are disfavored, and code in Swift 6 mode does not see them. Being obsolete there, they see the core's forms for Swift 5 mode.

extension DateScheduler {
    /// Runs an action at a date or later; for Swift 5 mode, where closures need not be `@Sendable`.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(_ date: Date, action: @escaping () -> Void, _ mode: Void = ()) -> (any Disposable)? {
        schedule(after: date, action: action)
    }

    /// Runs an action at a date, and again at every interval, in seconds, until disposal; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval = 0,
        action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        schedule(after: date, interval: .rac4(interval), leeway: .rac4(leeway), action: action)
    }
}

extension TestScheduler {
    /// Runs an action when the clock has advanced by an interval, in seconds; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(
        _ interval: TimeInterval, action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        scheduleAfter(currentDate.addingTimeInterval(interval), action: action)
    }

    /// Runs an action when the clock has advanced by an interval, then at every `repetition`; for Swift 5 mode.
    @available(swift, obsoleted: 6, message: "What a scheduler runs is @Sendable.")
    @discardableResult
    public func scheduleAfter(
        _ interval: TimeInterval, repeatingEvery repetition: TimeInterval, withLeeway leeway: TimeInterval = 0,
        action: @escaping () -> Void, _ mode: Void = ()
    ) -> (any Disposable)? {
        scheduleAfter(
            currentDate.addingTimeInterval(interval), repeatingEvery: repetition, withLeeway: leeway, action: action)
    }
}

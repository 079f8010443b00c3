public import Dispatch
public import Foundation
public import RACCompat

// See RACSignal+ImportedNames.swift.

extension RACScheduler {
    /// The same as `immediateScheduler()`.
    public class func immediate() -> RACScheduler { immediateScheduler() }

    /// The same as `mainThreadScheduler()`.
    public class func mainThread() -> RACScheduler { mainThreadScheduler() }

    /// The same as `currentScheduler()`.
    public class func current() -> RACScheduler? { currentScheduler() }

    /// The same as `performAsCurrentScheduler(_:)`.
    public final func perform(asCurrentScheduler block: () -> Void) { performAsCurrentScheduler(block) }
}

extension RACScheduler {
    /// Unavailable: an initializer of Swift cannot return a scheduler of another class.
    @available(*, unavailable, message: "Write RACScheduler.schedulerWithPriority(_:).")
    public convenience init(priority: RACSchedulerPriority) { fatalError("See schedulerWithPriority(_:).") }

    /// Unavailable: an initializer of Swift cannot return a scheduler of another class.
    @available(*, unavailable, message: "Write RACScheduler.schedulerWithPriority(_:name:).")
    public convenience init(priority: RACSchedulerPriority, name: String) {
        fatalError("See schedulerWithPriority(_:name:).")
    }
}

extension RACQueueScheduler {
    /// The same as `wallTimeWithDate(_:)`.
    public final class func wallTime(with date: Date) -> DispatchWallTime { wallTimeWithDate(date) }
}

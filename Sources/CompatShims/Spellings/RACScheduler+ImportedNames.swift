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

extension RACQueueScheduler {
    /// The same as `wallTimeWithDate(_:)`.
    public final class func wallTime(with date: Date) -> DispatchWallTime { wallTimeWithDate(date) }
}

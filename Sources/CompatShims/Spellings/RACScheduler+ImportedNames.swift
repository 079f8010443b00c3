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

import Foundation
import StreamCore

/// Remembers, for each thread, the scheduler whose block is running there.
///
/// It is read for every subscription and every mapped value, hence a bare thread-specific pointer. The scheduler is not
/// retained: the frame that set it holds it until it puts the previous one back.
enum CurrentScheduler {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()

    private static var main: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(RACScheduler.mainThreadScheduler()).toOpaque()
    }

    /// The address of the current scheduler, nil when there is none.
    @inline(__always)
    static var pointer: UnsafeMutableRawPointer? { pthread_getspecific(key) ?? mainPointer() }

    /// The address of the main scheduler, when the caller is on the main queue or thread.
    ///
    /// The main thread remembers it, so that it is asked once. Under `dispatchMain()` that thread is gone, and a mark on
    /// the main queue answers for the threads that run it in turn.
    @inline(never)
    private static func mainPointer() -> UnsafeMutableRawPointer? {
        if Thread.isMainThread {
            let main = main
            pthread_setspecific(key, main)
            return main
        }
        return MainQueue.isCurrent ? main : nil
    }

    /// The current scheduler, nil when there is none.
    static var scheduler: RACScheduler? {
        pointer.map { Unmanaged<RACScheduler>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `block` with `scheduler` as the current one, then puts back what was there before.
    static func perform(on scheduler: RACScheduler, _ block: () -> Void) {
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(scheduler).toOpaque())
        block()
        pthread_setspecific(key, previous)
        withExtendedLifetime(scheduler) {}
    }
}

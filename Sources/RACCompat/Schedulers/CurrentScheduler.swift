import Foundation

/// Remembers, for each thread, the scheduler whose block is running there.
///
/// It is read for every subscription, hence a bare thread-specific pointer. The scheduler is not retained: the frame
/// that set it holds it until it puts the previous one back.
enum CurrentScheduler {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        precondition(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()

    /// The address of the running scheduler, nil when none runs a block on this thread.
    static var pointer: UnsafeMutableRawPointer? { pthread_getspecific(key) }

    /// The running scheduler, nil when none runs a block on this thread.
    static var scheduler: RACScheduler? {
        pointer.map { Unmanaged<RACScheduler>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `block` with `scheduler` as the running one, then puts back what was there before.
    static func perform(on scheduler: RACScheduler, _ block: () -> Void) {
        let previous = pointer
        pthread_setspecific(key, Unmanaged.passUnretained(scheduler).toOpaque())
        block()
        pthread_setspecific(key, previous)
        withExtendedLifetime(scheduler) {}
    }
}

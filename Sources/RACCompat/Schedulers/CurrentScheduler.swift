import Foundation
import StreamCore

/// Remembers, for each thread, the scheduler whose block is running there.
///
/// The scheduler is read for every subscription and every mapped value, hence a bare pointer. The scheduler is not
/// retained: the frame that sets it holds it until it restores the previous scheduler.
enum CurrentScheduler {
    private static var main: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(RACScheduler.mainThreadScheduler()).toOpaque()
    }

    /// Returns the address of the current scheduler of the calling thread; nil when there is none.
    ///
    /// - Parameter thread: The state of the calling thread.
    @inline(__always)
    static func pointer(on thread: UnsafeMutablePointer<ThreadState> = ThreadState.current) -> UnsafeMutableRawPointer?
    {
        thread.pointee.scheduler ?? mainPointer()
    }

    /// Returns the address of the main scheduler, when the caller is on the main queue or thread.
    ///
    /// The main thread remembers the address, so that the search runs once. Under `dispatchMain()` the main thread is
    /// gone, and a mark on the main queue identifies the threads that run the queue in turn.
    @inline(never)
    private static func mainPointer() -> UnsafeMutableRawPointer? {
        if let isOnMain = VirtualQueues.isOnMain { return isOnMain ? main : nil }
        if Thread.isMainThread {
            let main = main
            ThreadState.current.pointee.scheduler = main
            return main
        }
        return MainQueue.isCurrent ? main : nil
    }

    /// The current scheduler; nil when there is none.
    static var scheduler: RACScheduler? {
        pointer().map { Unmanaged<RACScheduler>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `block` with `scheduler` as the current scheduler, then restores the previous scheduler.
    ///
    /// When each level of a chain is subscribed to in a block of its own, events still pass all levels at once. Levels
    /// are therefore counted on from block to block, and every 31st level asks for stack here too; see `StackSpace`.
    static func perform<Result>(on scheduler: RACScheduler, _ block: () throws -> Result) rethrows -> Result {
        let thread = ThreadState.current
        let (previous, depth) = (thread.pointee.scheduler, thread.pointee.subscriptionDepth)
        thread.pointee.turns &+= 1
        thread.pointee.subscriptionDepth = thread.pointee.turns
        thread.pointee.scheduler = Unmanaged.passUnretained(scheduler).toOpaque()
        defer {
            thread.pointee.scheduler = previous
            thread.pointee.subscriptionDepth = depth
            withExtendedLifetime(scheduler) {}
        }
        return try block()
    }

    /// Runs `block` with no current scheduler but the main scheduler, then restores the previous scheduler.
    static func performWithout(_ block: () -> Void) {
        let previous = exchange(&ThreadState.current.pointee.scheduler, with: nil)
        block()
        ThreadState.current.pointee.scheduler = previous
    }
}

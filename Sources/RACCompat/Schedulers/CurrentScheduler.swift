import Foundation
import StreamCore

/// Remembers, for each thread, the scheduler whose block is running there.
///
/// It is read for every subscription and every mapped value, hence a bare pointer. The scheduler is not retained:
/// the frame that set it holds it until it puts the previous one back.
enum CurrentScheduler {
    private static var main: UnsafeMutableRawPointer {
        Unmanaged.passUnretained(RACScheduler.mainThreadScheduler()).toOpaque()
    }

    /// The address of the current scheduler of the calling thread, whose state this is; nil when there is none.
    @inline(__always)
    static func pointer(on thread: UnsafeMutablePointer<ThreadState> = ThreadState.current) -> UnsafeMutableRawPointer?
    {
        thread.pointee.scheduler ?? mainPointer()
    }

    /// The address of the main scheduler, when the caller is on the main queue or thread.
    ///
    /// The main thread remembers it, so that it is asked once. Under `dispatchMain()` that thread is gone, and a mark on
    /// the main queue answers for the threads that run it in turn.
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

    /// The current scheduler, nil when there is none.
    static var scheduler: RACScheduler? {
        pointer().map { Unmanaged<RACScheduler>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `block` with `scheduler` as the current one, then puts back what was there before.
    ///
    /// Where each level of a chain is subscribed to in a block of its own, events still come through all of them at
    /// once. So levels are counted on from block to block, and here too every 31st asks for stack; see `StackSpace`.
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

    /// Runs `block` with no current scheduler but the main one, then puts back what was there before.
    static func performWithout(_ block: () -> Void) {
        let previous = exchange(&ThreadState.current.pointee.scheduler, with: nil)
        block()
        ThreadState.current.pointee.scheduler = previous
    }
}

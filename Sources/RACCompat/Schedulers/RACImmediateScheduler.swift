package import Foundation
import Synchronization

/// Runs blocks inside the call; the current scheduler stays what it was.
package final class RACImmediateScheduler: RACScheduler, @unchecked Sendable {  // has no state
    init() {
        super.init(name: "org.reactivecocoa.ReactiveObjC.RACScheduler.immediateScheduler")
    }

    override package func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        block()
        return nil
    }

    override package func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        Thread.sleep(until: date)
        block()
        return nil
    }

    override package func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        if delay > 0 { Thread.sleep(forTimeInterval: delay) }
        block()
        return nil
    }

    override package func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        fatalError("The immediate scheduler cannot repeat a block: it would never return.")
    }

    override package func scheduleRecursiveBlock(_ block: @escaping RACSchedulerRecursiveBlock) -> RACDisposable? {
        let remaining = Remaining()
        while remaining.count.load(ordering: .acquiring) > 0 {
            block { remaining.count.add(1, ordering: .releasing) }
            remaining.count.subtract(1, ordering: .releasing)
        }
        return nil
    }

    /// Counts the runs that remain; any thread may add a run.
    private final class Remaining: Sendable {
        let count = Atomic<Int>(1)
    }
}

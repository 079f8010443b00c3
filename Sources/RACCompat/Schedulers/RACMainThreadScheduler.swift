import Dispatch
import Foundation
import StreamCore

/// Runs blocks on the main queue, in order; its waiting blocks can also be run from inside one (see `MainLoop`).
///
/// The main queue refuses to be run from inside a block of its own. Hence the blocks wait here, and the queue is only
/// told that there is one more.
final class RACMainThreadScheduler: RACTargetQueueScheduler, @unchecked Sendable {  // blocks are guarded
    static let shared = RACMainThreadScheduler()

    private let waiting = Guarded(ValueQueue<UncheckedBlock>())
    /// Keeps time, also while a block of the main queue runs; serial, so that what is due first is enqueued first.
    private let clock = TimedQueue<DispatchWallTime, () -> Void>(
        DispatchQueue(label: "org.reactivecocoa.ReactiveObjC.RACScheduler.mainThreadScheduler.clock"))
    /// The repeating blocks whose next run waits.
    private let timersDue = Guarded(Set<ObjectIdentifier>())

    private init() {
        super.init(name: "org.reactivecocoa.ReactiveObjC.RACScheduler.mainThreadScheduler", targetQueue: .main)
    }

    override var description: String {
        "<RACTargetQueueScheduler: \(Unmanaged.passUnretained(self).toOpaque())> \(name)"
    }

    /// Runs the block that has waited longest, on the main thread; tells whether there was one.
    @discardableResult
    func runNext() -> Bool {
        guard let block = waiting.withLock({ $0.popFirst() }) else { return false }
        block.run()
        return true
    }

    override func enqueue(_ work: @escaping Work) { wait(work) }

    private func wait(_ work: @escaping () -> Void) {
        let block = UncheckedBlock(carrying: work)
        waiting.withLock { $0.append(block) }
        queue.async { RACMainThreadScheduler.shared.runNext() }
    }

    // The main queue starts nothing while a block of it runs, so time is kept by the clock.

    override func enqueue(_ work: @escaping Work, at due: DispatchWallTime) {
        clock.add(work, at: due, deadline: due, run: wait)
    }

    override func enqueue(_ work: @escaping Work, after delay: TimeInterval) {
        clock.add(work, after: delay, run: wait)
    }

    override var timerQueue: DispatchQueue { clock.queue }

    override func tick(_ block: UncheckedBlock, unlessDisposed disposable: RACDisposable) {
        let timer = ObjectIdentifier(disposable)
        // As of a timer of the main queue itself, the runs that it had no time for are one.
        guard timersDue.withLock({ $0.insert(timer).inserted }) else { return }
        wait { [self] in
            _ = timersDue.withLock { $0.remove(timer) }
            if !disposable.isDisposed { block.run() }
        }
    }
}

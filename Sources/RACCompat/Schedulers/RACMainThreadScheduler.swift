import Dispatch
import Foundation
import StreamCore

/// Runs blocks on the main queue, in order; waiting blocks can also be run from inside a running block (see
/// `MainLoop`).
///
/// The main queue cannot be run from inside a block of its own. The blocks therefore wait here, and the queue only
/// receives a call of `runNext()` for each.
final class RACMainThreadScheduler: RACTargetQueueScheduler, @unchecked Sendable {  // blocks are guarded
    static let shared = RACMainThreadScheduler()

    private let waiting = Guarded(ValueQueue<UncheckedBlock>())
    /// Keeps time, also while a block of the main queue runs; a serial queue, so that blocks are enqueued in the order
    /// of time.
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

    /// Runs the block that has waited longest, on the main thread; returns whether a block was waiting.
    @discardableResult
    func runNext() -> Bool {
        guard let block = waiting.withLock({ $0.popFirst() }) else { return false }
        MainQueueReport.noteTurn()
        block.run()
        return true
    }

    /// Whether blocks wait for their turn.
    var isWaiting: Bool { waiting.withLock { !$0.isEmpty } }

    override func enqueue(_ work: @escaping Work) { wait(work) }

    private func wait(_ work: @escaping () -> Void) {
        let block = UncheckedBlock(carrying: work)
        waiting.withLock { $0.append(block) }
        MainQueueReport.expectTurn()
        queue.async { RACMainThreadScheduler.shared.runNext() }
    }

    // The main queue starts no block while a block of it runs, so the clock keeps the time.

    override func enqueue(_ work: @escaping Work, at due: DispatchWallTime) {
        clock.add(work, at: due, deadline: due, run: wait)
    }

    override func enqueue(_ work: @escaping Work, after delay: TimeInterval) {
        clock.add(work, after: delay, run: wait)
    }

    override var timerQueue: DispatchQueue { clock.queue }

    override func tick(_ block: UncheckedBlock, unlessDisposed disposable: RACDisposable) {
        let timer = ObjectIdentifier(disposable)
        // As with a timer of the main queue itself, runs that fall due while a run waits are merged with that run.
        guard timersDue.withLock({ $0.insert(timer).inserted }) else { return }
        wait { [self] in
            _ = timersDue.withLock { $0.remove(timer) }
            if !disposable.isDisposed { block.run() }
        }
    }
}

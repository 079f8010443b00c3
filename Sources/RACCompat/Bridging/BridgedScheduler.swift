import Foundation
import StreamCore

/// Runs blocks on a typed scheduler without a clock; a timer waits for dates and delays.
final class BridgedScheduler: RACScheduler, @unchecked Sendable {  // immutable
    private let base: any Scheduler
    private let timer = RACScheduler.scheduler()

    init(_ base: any Scheduler) {
        self.base = base
        super.init(name: "RACCompat.BridgedScheduler(\(type(of: base)))")
    }

    @discardableResult
    override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        let block = UncheckedBlock(block)
        return base.schedule { [self] in performAsCurrentScheduler(block.run) }.map { RACDisposable($0) }
    }

    @discardableResult
    override func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        hop(block) { timer.after(date, schedule: $0) }
    }

    @discardableResult
    override func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        hop(block) { timer.afterDelay(delay, schedule: $0) }
    }

    @discardableResult
    override func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        let repetition = RACSerialDisposable()
        // The reference is weak, because the runs also end when nobody holds the returned disposable.
        repetition.disposable = timer.after(date, repeatingEvery: interval, withLeeway: leeway) {
            [self, weak repetition] in
            schedule { if repetition?.isDisposed == false { block() } }
        }
        return repetition
    }

    /// Schedules a block when the timer fires; disposal prevents both the scheduling and the run.
    private func hop(_ block: @escaping () -> Void, when wait: (@escaping () -> Void) -> RACDisposable?)
        -> RACDisposable
    {
        let hopping = RACSerialDisposable()
        let waiting = wait { [self] in hopping.disposable = schedule(block) }
        return RACCompoundDisposable(disposables: [waiting, hopping].compactMap { $0 })
    }
}

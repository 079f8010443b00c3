package import Foundation

/// Runs blocks inside the call when there is a current scheduler, else on one shared background scheduler.
///
/// Subscriptions begun on unknown threads therefore run one at a time.
package final class RACSubscriptionScheduler: RACScheduler, @unchecked Sendable {  // its state is immutable
    private let background = RACScheduler.scheduler()

    init() {
        super.init(name: "org.reactivecocoa.ReactiveObjC.RACScheduler.subscriptionScheduler")
    }

    override package func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        guard RACScheduler.hasCurrentScheduler else { return background.schedule(block) }
        block()
        return nil
    }

    override package func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        dated.after(date, schedule: block)
    }

    override package func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        dated.afterDelay(delay, schedule: block)
    }

    override package func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        dated.after(date, repeatingEvery: interval, withLeeway: leeway, schedule: block)
    }

    private var dated: RACScheduler { RACScheduler.currentScheduler() ?? background }
}

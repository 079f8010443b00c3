import Foundation
import StreamCore

/// Runs blocks on a typed scheduler that has a clock.
final class BridgedDateScheduler: RACScheduler, @unchecked Sendable {  // immutable
    private let base: any DateScheduler

    init(_ base: any DateScheduler) {
        self.base = base
        super.init(name: "RACCompat.BridgedDateScheduler(\(type(of: base)))")
    }

    override var now: Date { base.currentDate }

    @discardableResult
    override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        let block = UncheckedBlock(block)
        return bridge(base.schedule { [self] in performAsCurrentScheduler(block.run) })
    }

    @discardableResult
    override func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        let block = UncheckedBlock(block)
        return bridge(base.schedule(after: date) { [self] in performAsCurrentScheduler(block.run) })
    }

    @discardableResult
    override func afterDelay(_ delay: TimeInterval, schedule block: @escaping () -> Void) -> RACDisposable? {
        let block = UncheckedBlock(block)
        return bridge(base.schedule(afterDelay: delay) { [self] in performAsCurrentScheduler(block.run) })
    }

    @discardableResult
    override func after(
        _ date: Date, repeatingEvery interval: TimeInterval, withLeeway leeway: TimeInterval,
        schedule block: @escaping () -> Void
    ) -> RACDisposable? {
        requireRepetition(every: interval, withLeeway: leeway)
        let block = UncheckedBlock(block)
        return bridge(
            base.schedule(
                after: date, interval: .nanoseconds(Int((interval * 1e9).rounded())),
                leeway: .nanoseconds(Int((leeway * 1e9).rounded()))
            ) { [self] in performAsCurrentScheduler(block.run) })
    }

    private func bridge(_ scheduling: (any Disposable)?) -> RACDisposable? {
        scheduling.map { RACDisposable($0) }
    }
}

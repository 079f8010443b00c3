import Dispatch
import Foundation
import StreamCore

/// A test scheduler whose wall clock can be set without time passing.
final class JumpingScheduler: DateScheduler, Sendable {
    let timeline = TestScheduler()
    private let offset = Guarded<TimeInterval>(0)
    private let measuresByDates: Bool

    /// Makes a scheduler that measures what passes on its timeline, or on its wall clock, as one that only knows dates does.
    init(measuringByDates: Bool = false) {
        measuresByDates = measuringByDates
    }

    /// Sets the wall clock forward, or back.
    func setClock(by seconds: TimeInterval) {
        offset.withLock { $0 += seconds }
    }

    private var present: TimeInterval { offset.read() }

    var currentDate: Date { timeline.currentDate.addingTimeInterval(present) }

    var elapsedTime: TimeInterval {
        measuresByDates ? currentDate.timeIntervalSinceReferenceDate : timeline.elapsedTime
    }

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? { timeline.schedule(action) }

    func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        timeline.schedule(after: date.addingTimeInterval(-present), action: action)
    }

    func schedule(afterDelay delay: TimeInterval, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        timeline.schedule(afterDelay: delay, action: action)
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        timeline.schedule(
            after: date.addingTimeInterval(-present), interval: interval, leeway: leeway, action: action)
    }
}

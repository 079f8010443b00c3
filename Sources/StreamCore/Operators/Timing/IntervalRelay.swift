import Foundation

/// A relay whose values are timed by one interval, on the clock of the scheduler that it delivers on.
class IntervalRelay<Value, Failure: Error>: ScheduledRelay<Value, Value, Failure>,
    @unchecked Sendable  // see ScheduledRelay
{
    final let clock: any DateScheduler
    final let interval: TimeInterval

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, _ interval: TimeInterval,
        _ scheduler: any DateScheduler
    ) {
        self.interval = interval
        clock = scheduler
        super.init(downstream, segment, scheduler)
    }
}

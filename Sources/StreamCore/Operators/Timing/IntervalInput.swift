#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An input whose values are timed by a single interval, on the clock of the delivering scheduler.
class IntervalInput<Value, Failure: Error>: ScheduledInput<Value, Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    final let clock: any DateScheduler
    final let interval: TimeInterval
    /// The clock, if its actions have places.
    final let places: (any PlacingScheduler)?

    init(
        _ downstream: Observer<Value, Failure>, _ segment: Segment, _ interval: TimeInterval,
        _ scheduler: any DateScheduler
    ) {
        self.interval = interval
        clock = scheduler
        places = scheduler as? any PlacingScheduler
        super.init(downstream, segment, scheduler)
    }

    /// Whether the turn of a place has come, at the instant for which the place was taken.
    @inline(__always)
    final func isFirst(_ place: Int?) -> Bool {
        guard let place, let places else { return true }
        return places.isFirst(place)
    }

    /// Runs `action` after a delay, at a place taken before, unless the stream ends first.
    ///
    /// Only one timer may run at a time.
    final func wait(_ delay: TimeInterval, at place: Int?, then action: @escaping @Sendable () -> Void) {
        keep(clock.schedule(afterDelay: delay, at: place, of: places, action: action))
    }
}

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

private final class MeasureInterval<Value, Failure: Error>: Stage<Value, TimeInterval, Failure>,
    @unchecked Sendable  // see AnyObserver
{
    private let clock: any DateScheduler
    private var previous: TimeInterval

    init(_ downstream: Observer<TimeInterval, Failure>, _ clock: any DateScheduler) {
        self.clock = clock
        previous = clock.elapsedTime
        super.init(downstream)
    }

    override func receive(_ value: Value) {
        let now = clock.elapsedTime
        // A clock that measures by dates may have been set back.
        let interval = max(now - previous, 0)
        previous = now
        forward(interval)
    }
}

extension Source {
    package func measureInterval(on scheduler: any DateScheduler) -> Source<TimeInterval, Failure> {
        through { observer, _ in MeasureInterval(observer, scheduler) }
    }
}

extension SignalProducer {
    /// Sends, for each value, the seconds since the previous value, or since the start.
    ///
    ///     -1--2---3-|->
    ///      measureInterval(on: scheduler)
    ///     -1--3---4-|->
    ///
    /// All events pass at once, on the threads that send them. If a scheduler that measures by dates is set back during
    /// an interval, that interval is 0: no interval is negative.
    ///
    /// - Parameter scheduler: The scheduler whose clock counts.
    public func measureInterval(on scheduler: any DateScheduler) -> SignalProducer<TimeInterval, Failure> {
        SignalProducer<TimeInterval, Failure>(source.measureInterval(on: scheduler))
    }
}

extension Signal {
    /// Sends, for each value, the seconds since the previous value, or since this call.
    ///
    /// See ``SignalProducer/measureInterval(on:)``.
    public func measureInterval(on scheduler: any DateScheduler) -> Signal<TimeInterval, Failure> {
        Signal<TimeInterval, Failure>(source.measureInterval(on: scheduler))
    }
}

public import Foundation

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
        // A clock that knows nothing but dates may have been set back.
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
    /// Sends, for each value, the seconds since the one before, or since the start.
    ///
    ///     -1--2---3-|->
    ///      measureInterval(on: scheduler)
    ///     -1--3---4-|->
    ///
    /// Everything passes at once, where it is sent. An interval in which a scheduler that measures by its dates is set
    /// back is 0: none is negative.
    ///
    /// - Parameter scheduler: Whose clock counts.
    public func measureInterval(on scheduler: any DateScheduler) -> SignalProducer<TimeInterval, Failure> {
        SignalProducer<TimeInterval, Failure>(source.measureInterval(on: scheduler))
    }
}

extension Signal {
    /// Sends, for each value, the seconds since the one before, or since this call.
    ///
    /// See ``SignalProducer/measureInterval(on:)``.
    public func measureInterval(on scheduler: any DateScheduler) -> Signal<TimeInterval, Failure> {
        Signal<TimeInterval, Failure>(source.measureInterval(on: scheduler))
    }
}

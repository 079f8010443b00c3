public import Dispatch

/// Collects the values of each section.
private final class Buffers<Value, Failure: Error>: Sectioning<Value, [Value], Failure>, @unchecked Sendable {  // gated
    @exclusivity(unchecked)  // inside the gate
    private var values: [Value] = []

    override func add(_ value: Value) { values.append(value) }

    override func endSection(_ termination: Termination<Failure>) {
        let section = values
        values = []
        if case .completed = termination { forward(section) }
    }
}

extension Source {
    package func buffer(
        upTo count: Int, every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool
    ) -> Source<[Value], Failure> {
        require(count > 0, "buffer(upTo:every:on:) needs a count of 1 or more, not \(count).")
        require(interval.seconds > 0, "buffer(upTo:every:on:) needs an interval of more than 0, not \(interval).")
        let rules = SectionRules(
            limit: count, interval: interval.seconds, scheduler: scheduler, skipsEmpty: skipEmpty)
        return Source<[Value], Failure>(following: self) { observer, segment in
            Buffers(observer, segment, rules).attach(to: self.observe(on: scheduler))
        }
    }
}

extension SignalProducer {
    /// Sends the values in arrays: when `count` values have arrived, or an interval has passed since the last array.
    ///
    ///     -1-2-3-----4----------->
    ///      buffer(upTo: 2, every: 5, on: scheduler)
    ///     ---[1,2]--[3]--[4]--[]->
    ///
    /// Completion sends the remaining values, if any, at once; failure and interruption discard them. Disposal stops
    /// the timer. All events are delivered on the scheduler, and memory grows with the values that wait for it. For
    /// arrays by number alone see ``collect(count:)``, for arrays by time alone
    /// ``buffer(every:on:buffering:skipEmpty:)``. This operator is called `buffer(timeSpan:count:scheduler:)` in
    /// RxSwift, and `collect(.byTimeOrCount(…))` in Combine.
    ///
    /// - Parameters:
    ///   - count: How many values fill an array; 1 or more.
    ///   - interval: The longest time from the start or the last array to the next array; more than 0.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - skipEmpty: Whether an interval without values sends nothing, rather than an empty array.
    public func buffer(
        upTo count: Int, every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> SignalProducer<[Value], Failure> {
        SignalProducer<[Value], Failure>(
            source.buffer(upTo: count, every: interval, on: scheduler, skipEmpty: skipEmpty))
    }
}

extension Signal {
    /// Sends the values in arrays: when `count` values have arrived, or an interval has passed since the last array.
    ///
    /// See ``SignalProducer/buffer(upTo:every:on:skipEmpty:)``.
    public func buffer(
        upTo count: Int, every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> Signal<[Value], Failure> {
        Signal<[Value], Failure>(source.buffer(upTo: count, every: interval, on: scheduler, skipEmpty: skipEmpty))
    }
}

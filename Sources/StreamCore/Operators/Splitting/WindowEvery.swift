public import Dispatch

/// Turns each section into a stream.
private final class Windows<Value, Failure: Error>: Sectioning<Value, SignalProducer<Value, Failure>, Failure>,
    @unchecked Sendable  // gated
{
    private let policy: BufferingPolicy<Failure>
    @exclusivity(unchecked)  // inside the gate
    private var window: Substream<Value, Failure>?

    init(
        _ output: Observer<SignalProducer<Value, Failure>, Failure>, _ segment: Segment, _ rules: SectionRules,
        _ policy: BufferingPolicy<Failure>
    ) {
        self.policy = policy
        super.init(output, segment, rules)
    }

    override func beginSection() {
        guard segment.isActive else { return }
        let window = Substream<Value, Failure>(of: input, policy)
        self.window = window
        forward(window.makeProducer())
    }

    // A window that has failed for want of room sends no further event, and stays open until its time is over.
    override func add(_ value: Value) { _ = window?.receive(value) }

    override func endSection(_ termination: Termination<Failure>) {
        let ended = window
        window = nil
        ended?.finish(termination)
    }
}

extension Source {
    package func window(
        upTo count: Int = .max, every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure>, skipEmpty: Bool
    ) -> Source<SignalProducer<Value, Failure>, Failure> {
        require(count > 0, "window(upTo:every:on:) needs a count of 1 or more, not \(count).")
        require(interval.seconds > 0, "window(every:on:) needs an interval of more than 0, not \(interval).")
        let rules = SectionRules(
            limit: count, interval: interval.seconds, scheduler: scheduler, skipsEmpty: skipEmpty)
        return Source<SignalProducer<Value, Failure>, Failure> { observer, segment in
            Windows(observer, segment, rules, policy).attach(to: self.observe(on: scheduler))
        }
    }
}

extension SignalProducer {
    /// Cuts the stream into windows: streams of the values of an interval each.
    ///
    ///     -1-2------3---4----------->
    ///      window(every: 6, on: scheduler)
    ///     -w--------w--------w------>
    ///      1-2--|   3---|    |
    ///
    /// A window is sent right before its first value, and completes when its interval is over; an empty window is sent
    /// at the end of an interval without values. A window keeps its values until it is started, and disposal leaves
    /// observed windows running, as with ``window(count:)``.
    ///
    /// All events are delivered on the scheduler. Values that arrive faster than the scheduler runs wait for it, and
    /// belong to the window that is open when the scheduler handles them. Failure, completion and interruption end the
    /// open window, and then the result. For arrays instead of windows, see ``buffer(every:on:buffering:skipEmpty:)``.
    ///
    /// - Parameters:
    ///   - interval: The length of an interval; more than 0.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - policy: The values that a window keeps until it is started; a failure for want of room ends that window
    ///     alone.
    ///   - skipEmpty: Whether an interval without values has no window, rather than an empty window.
    public func window(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        SignalProducer<SignalProducer<Value, Failure>, Failure>(
            source.window(every: interval, on: scheduler, buffering: policy, skipEmpty: skipEmpty))
    }

    /// Cuts the stream into windows, each of which ends after `count` values, or an interval after the end of the last
    /// window.
    ///
    /// See ``window(every:on:buffering:skipEmpty:)``; ``buffer(upTo:every:on:skipEmpty:)`` cuts at the same places.
    ///
    /// - Parameters:
    ///   - count: How many values fill a window; 1 or more.
    ///   - interval: The longest time from the start, or from the end of the last window, to the end of a window; more
    ///     than 0.
    ///   - scheduler: The scheduler whose clock counts, and which delivers the events.
    ///   - skipEmpty: Whether an interval without values has no window, rather than an empty window.
    public func window(
        upTo count: Int, every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> SignalProducer<SignalProducer<Value, Failure>, Failure> {
        SignalProducer<SignalProducer<Value, Failure>, Failure>(
            source.window(
                upTo: count, every: interval, on: scheduler, buffering: .unbounded, skipEmpty: skipEmpty))
    }
}

extension Signal {
    /// Cuts the stream into windows: streams of the values of an interval each.
    ///
    /// See ``SignalProducer/window(every:on:buffering:skipEmpty:)``.
    public func window(
        every interval: DispatchTimeInterval, on scheduler: any DateScheduler,
        buffering policy: BufferingPolicy<Failure> = .unbounded, skipEmpty: Bool = false
    ) -> Signal<SignalProducer<Value, Failure>, Failure> {
        Signal<SignalProducer<Value, Failure>, Failure>(
            source.window(every: interval, on: scheduler, buffering: policy, skipEmpty: skipEmpty))
    }

    /// Cuts the stream into windows, each of which ends after `count` values, or an interval after the end of the last
    /// window.
    ///
    /// See ``SignalProducer/window(upTo:every:on:skipEmpty:)``.
    public func window(
        upTo count: Int, every interval: DispatchTimeInterval, on scheduler: any DateScheduler, skipEmpty: Bool = false
    ) -> Signal<SignalProducer<Value, Failure>, Failure> {
        Signal<SignalProducer<Value, Failure>, Failure>(
            source.window(
                upTo: count, every: interval, on: scheduler, buffering: .unbounded, skipEmpty: skipEmpty))
    }
}

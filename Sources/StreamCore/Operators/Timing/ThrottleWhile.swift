/// Lets values through, or keeps the latest value, as the condition says.
private final class ThrottleWhile<Value, Failure: Error>: ObserveOn<Value, Failure>,
    @unchecked Sendable  // see ScheduledInput
{
    @exclusivity(unchecked)  // under the lock
    private var isThrottled = false
    @exclusivity(unchecked)  // under the lock
    private var held = ValueQueue<Value>()

    override func receive(_ value: Value) {
        var replaced = ValueQueue<Value>()
        let begins = lock.withLock(of: self) {
            guard !hasEnded else { return false }
            guard isThrottled else {
                pending.append(value)
                return schedules()
            }
            if !held.isEmpty { replaced.append(held.removeFirst()) }
            held.append(value)
            return false
        }
        release(replaced)
        if begins { hop() }
    }

    func setThrottled(_ isThrottled: Bool) {
        let begins = lock.withLock(of: self) {
            self.isThrottled = isThrottled
            guard !isThrottled, !held.isEmpty, !hasEnded else { return false }
            pending.append(held.removeFirst())
            return schedules()
        }
        if begins { hop() }
    }
}

private final class ThrottleCondition<Value, Failure: Error>: Observer<Bool, Never>,
    @unchecked Sendable  // see AnyObserver
{
    private let throttle: ThrottleWhile<Value, Failure>

    init(_ throttle: ThrottleWhile<Value, Failure>) {
        self.throttle = throttle
        super.init()
    }

    override func receive(_ value: Bool) { throttle.setThrottled(value) }
}

extension Source {
    package func throttle(while condition: Source<Bool, Never>, on scheduler: any Scheduler) -> Source {
        Source(following: self) { observer, segment in
            let throttle = ThrottleWhile(observer, segment, scheduler)
            condition.attach(ThrottleCondition(throttle), within: segment)
            throttle.attach(to: self)
        }
    }
}

extension SignalProducer {
    /// Holds the latest value back while a condition is true, and sends that value when the condition becomes false.
    ///
    ///     -1--2--3--4-----5-->
    ///     f----t-------f----->  throttle(while:on:)
    ///     -1--2--------4--5-->
    ///
    /// Values that arrive while the condition is false are all delivered, in order. The condition is observed first,
    /// and keeps its last value after its end. Failure and completion are delivered on the scheduler after the values
    /// that were let through, and discard the held value; interruption also discards the values that were let through.
    ///
    /// - Parameters:
    ///   - condition: Whether values are held: a property, signal or producer of truth values.
    ///   - scheduler: The scheduler that delivers the events.
    public func throttle(
        while condition: some SignalProducerConvertible<Bool, Never>, on scheduler: any Scheduler
    ) -> SignalProducer {
        SignalProducer(source.throttle(while: condition.producer.source, on: scheduler))
    }
}

extension Signal {
    /// Holds the latest value back while a condition is true, and sends that value when the condition becomes false.
    ///
    /// See ``SignalProducer/throttle(while:on:)``.
    public func throttle(
        while condition: some SignalProducerConvertible<Bool, Never>, on scheduler: any Scheduler
    ) -> Signal {
        Signal(source.throttle(while: condition.producer.source, on: scheduler))
    }
}

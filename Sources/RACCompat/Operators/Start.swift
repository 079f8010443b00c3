extension RACSignal {
    /// Runs a block on a scheduler at the first subscription, once, and replays its events to all subscribers.
    public class func startLazilyWithScheduler(
        _ scheduler: RACScheduler, block: @escaping (any RACSubscriber & Sendable) -> Void
    ) -> RACSignal {
        let connection = createSignal { subscriber in
            block(subscriber)
            return nil
        }
        .multicast(RACReplaySubject())
        return RACSignal.operation { output in
            _ = connection.signal.passThrough(to: output)
            connection.connect()
            return nil
        }
        .subscribeOn(scheduler)
        .named("+startLazilyWithScheduler: \(scheduler) block:")
    }

    /// Runs a block on a scheduler now, once, and replays its events to all subscribers.
    public class func startEagerlyWithScheduler(
        _ scheduler: RACScheduler, block: @escaping (any RACSubscriber & Sendable) -> Void
    ) -> RACSignal {
        let signal = startLazilyWithScheduler(scheduler, block: block)
        signal.publish().connect()
        return signal.named("+startEagerlyWithScheduler: \(scheduler) block:")
    }
}

extension Source {
    package func start(on scheduler: any Scheduler) -> Source {
        Source(following: self) { observer, segment in
            let start = scheduler.schedule {
                guard segment.isActive else { return }
                self.attach(PassingFollowingInput(observer, segment), within: segment)
            }
            if let start { segment.add(start) }
        }
    }
}

extension SignalProducer {
    /// Starts the producer's work on a scheduler.
    ///
    /// Events arrive on the threads on which the work sends them; see ``observe(on:)``. Disposal before the scheduler
    /// runs cancels the start.
    public func start(on scheduler: any Scheduler) -> SignalProducer {
        SignalProducer(source.start(on: scheduler))
    }
}

import StreamCore

extension RACSignal {
    /// Subscribes on a scheduler; events are delivered where the receiver sends them.
    public final func subscribeOn(_ scheduler: RACScheduler) -> RACSignal {
        .operation { output in
            let open = RACCompoundDisposable()
            open.addDisposable(
                scheduler.schedule {
                    open.addDisposable(SubscriptionDisposable(self.passThrough(to: output)))
                })
            return open
        }
        .named("[\(name)] -subscribeOn: \(scheduler)")
    }
}

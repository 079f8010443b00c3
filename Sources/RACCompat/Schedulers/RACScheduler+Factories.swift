extension RACScheduler {
    private static let immediate = RACImmediateScheduler()
    private static let subscription = RACSubscriptionScheduler()

    /// Returns the scheduler that runs blocks inside the call, without becoming the current one.
    ///
    /// Blocks for a date make the thread sleep; repeating ones are a programmer error; nothing can be cancelled.
    public class func immediateScheduler() -> RACScheduler { immediate }

    /// Returns the scheduler of the main queue; its blocks never run inside the call.
    public class func mainThreadScheduler() -> RACScheduler { RACMainThreadScheduler.shared }

    /// Returns a new background scheduler of default priority.
    public class func scheduler() -> RACScheduler {
        schedulerWithPriority(RACSchedulerPriorityDefault)
    }

    /// Returns a new background scheduler.
    public class func schedulerWithPriority(_ priority: RACSchedulerPriority) -> RACScheduler {
        schedulerWithPriority(priority, name: "org.reactivecocoa.ReactiveObjC.RACScheduler.backgroundScheduler")
    }

    /// Returns a new background scheduler; nil names it after the queue that it targets.
    public class func schedulerWithPriority(_ priority: RACSchedulerPriority, name: String?) -> RACScheduler {
        RACTargetQueueScheduler(name: name, targetQueue: priority.globalQueue)
    }

    /// Returns the scheduler whose block is running, else the main one when on the main queue, else nil.
    public class func currentScheduler() -> RACScheduler? {
        CurrentScheduler.scheduler
    }

    /// Whether ``currentScheduler()`` is not nil; cheaper than asking for it.
    package class var hasCurrentScheduler: Bool {
        CurrentScheduler.pointer() != nil
    }

    /// The scheduler that subscriptions run on: inside the call when there is a current scheduler, else on one shared
    /// background scheduler.
    public class func subscriptionScheduler() -> RACScheduler { subscription }
}

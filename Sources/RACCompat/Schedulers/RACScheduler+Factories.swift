extension RACScheduler {
    private static let immediate = RACImmediateScheduler()
    private static let subscription = RACSubscriptionScheduler()

    /// Returns the scheduler that runs blocks inside the call, without becoming the current scheduler.
    ///
    /// A block for a date makes the thread sleep until that date. A repeating block is a programmer error. No run can
    /// be prevented.
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

    /// Returns a new background scheduler; a nil `name` names the scheduler after the queue that it targets.
    public class func schedulerWithPriority(_ priority: RACSchedulerPriority, name: String?) -> RACScheduler {
        RACTargetQueueScheduler(name: name, targetQueue: priority.globalQueue)
    }

    /// Returns the scheduler whose block is running; without one, the main scheduler on the main queue and nil
    /// elsewhere.
    public class func currentScheduler() -> RACScheduler? {
        CurrentScheduler.scheduler
    }

    /// Whether ``currentScheduler()`` is not nil; cheaper than that call.
    package class var hasCurrentScheduler: Bool {
        CurrentScheduler.pointer() != nil
    }

    /// Returns the scheduler for subscriptions.
    ///
    /// Blocks run inside the call when there is a current scheduler, else on one shared background scheduler.
    public class func subscriptionScheduler() -> RACScheduler { subscription }
}

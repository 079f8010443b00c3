/// Tells how scenarios are carried out on one of the two layers: what expressions are built of, and how that is used.
package protocol Face {
    /// What an expression builds.
    associatedtype Signal
    /// What feeds a hot signal.
    associatedtype Subject
    /// What the layer's operators are given to schedule on.
    associatedtype Scheduler: VirtualScheduler

    /// Returns a new scheduler, its clock at the reference date.
    static func makeScheduler() -> Scheduler

    /// Returns the operators that the layer has.
    static func operators() -> OperatorTable<Self>

    /// Names a kind of hot subject that the layer does not have; nil when it has it.
    static func missing(_ kind: SubjectPlan<Self>.Kind) -> String?

    /// Returns a new hot subject, of a kind that is not missing.
    static func makeSubject(_ kind: SubjectPlan<Self>.Kind, _ scope: Scope<Self>) -> Subject

    /// Sends the event to `subject`, its literal evaluated anew.
    static func send(_ event: ScenarioEvent<Self>, to subject: Subject, _ scope: Scope<Self>)

    /// Subscribes to `signal`, and returns what disposes the subscription.
    static func subscribe(to signal: Signal, _ handler: EventHandler) -> () -> Void
}

/// A layer that can carry out scenarios, with the types and functions that expressions are built from.
package protocol Face {
    /// The type that an expression builds.
    associatedtype Signal
    /// The type that feeds a hot signal.
    associatedtype Subject
    /// The scheduler that the layer's operators take.
    associatedtype Scheduler: VirtualScheduler

    /// Returns a new scheduler, whose clock is at the reference date.
    static func makeScheduler() -> Scheduler

    /// Returns the operators that the layer has.
    static func operators() -> OperatorTable<Self>

    /// Returns the name of a kind of hot subject that the layer does not have; nil when the layer has it.
    static func missing(_ kind: SubjectPlan<Self>.Kind) -> String?

    /// Returns a new hot subject, whose kind is not missing.
    static func makeSubject(_ kind: SubjectPlan<Self>.Kind, _ scope: Scope<Self>) -> Subject

    /// Sends the event to `subject`, and evaluates its literal anew.
    static func send(_ event: ScenarioEvent<Self>, to subject: Subject, _ scope: Scope<Self>)

    /// Subscribes to `signal`, and returns a function that disposes the subscription.
    static func subscribe(to signal: Signal, _ handler: EventHandler) -> () -> Void
}

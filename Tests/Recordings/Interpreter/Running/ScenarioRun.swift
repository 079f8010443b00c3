import Foundation

/// Holds the state of a scenario's run, and runs the scenario in virtual time.
package final class ScenarioRun<Layer: Face> {
    package let scheduler: Layer.Scheduler
    package let recorder: Recorder
    private var subjects: [String: Layer.Subject] = [:]
    private var definitions: [String: Layer.Signal] = [:]
    private var kept: [AnyObject] = []

    private init() {
        let scheduler = Layer.makeScheduler()
        self.scheduler = scheduler
        recorder = Recorder { Numbers.tick(of: scheduler.virtualDate) }
    }

    /// Runs `scenario` and returns its trace.
    package static func trace(_ scenario: SignalScenario<Layer>) -> SignalTrace {
        explainedTrace(scenario).trace
    }

    /// Runs `scenario` and returns its trace, with the deliberate differences that the run met.
    package static func explainedTrace(
        _ scenario: SignalScenario<Layer>
    ) -> (trace: SignalTrace, met: [DesignDifference]) {
        let run = ScenarioRun()
        let subscriptions = run.setUp(scenario)
        let end = run.step(upTo: scenario.lastTick)
        let trace = SignalTrace(end: end, entries: run.recorder.entries)
        let met = run.recorder.met
        run.tearDown(subscriptions)
        return (trace, met)
    }

    /// Schedules everything that is known beforehand; the order decides which action is first within a tick.
    private func setUp(_ scenario: SignalScenario<Layer>) -> [Subscription<Layer>] {
        let scope = Scope<Layer>(run: self)
        for plan in scenario.subjects { subjects[plan.name] = Layer.makeSubject(plan.kind, scope) }
        scheduler.run {
            for (name, expression) in scenario.definitions { self.definitions[name] = expression(scope) }
        }
        let subscriptions = scenario.subscribers.map { Subscription(plan: $0) }
        for subscription in subscriptions {
            schedule(at: subscription.plan.subscriptionTick) { subscription.begin(scope) }
        }
        for plan in scenario.subjects {
            guard let subject = subjects[plan.name] else { continue }
            for event in plan.events {
                schedule(at: event.tick) { self.send(event, to: subject, scope) }
            }
        }
        for subscription in subscriptions {
            guard let tick = subscription.plan.disposalTick else { continue }
            schedule(at: tick) { subscription.dispose() }
        }
        return subscriptions
    }

    /// Runs actions until none is left, the last tick is over or a limit is reached; returns the reason for the stop.
    private func step(upTo lastTick: Int) -> String {
        var actionCount = 0
        while recorder.end == nil {
            guard let date = scheduler.nextDate else { return "idle" }
            if Numbers.tick(of: date) > lastTick { return "until" }
            guard actionCount < Recorder.greatestActionCount else { return "limit" }
            scheduler.step()
            actionCount += 1
        }
        return recorder.end ?? "idle"
    }

    /// Ends the subscriptions that still run, and releases the objects that would keep the run alive.
    private func tearDown(_ subscriptions: [Subscription<Layer>]) {
        recorder.stop("over")
        for subscription in subscriptions { subscription.dispose() }
        subjects = [:]
        definitions = [:]
        kept = []
    }

    /// Returns the hot subject of that name.
    package func subject(_ name: String) -> Layer.Subject? { subjects[name] }

    /// Returns the signal of a definition.
    func definition(_ name: String) -> Layer.Signal? { definitions[name] }

    /// Makes a run without a scenario, for expressions that are not part of one.
    static func idle() -> ScenarioRun { ScenarioRun() }

    /// Gives a signal a name, as a definition does.
    func define(_ name: String, _ signal: Layer.Signal?) {
        definitions[name] = signal
    }

    /// Keeps `object` alive for the whole run.
    func keep(_ object: AnyObject) {
        kept.append(object)
    }

    /// Sends the event, unless the run is over.
    package func send(_ event: ScenarioEvent<Layer>, to subject: Layer.Subject, _ scope: Scope<Layer>) {
        if recorder.mayContinue() { Layer.send(event, to: subject, scope) }
    }

    /// Goes through a list of events: those with tick 0 are sent at once, the others scheduled.
    ///
    /// - Returns: A function that cancels the events that wait.
    package func play(_ events: [ScenarioEvent<Layer>], to subject: Layer.Subject, _ scope: Scope<Layer>) -> () -> Void
    {
        var cancellations: [() -> Void] = []
        for event in events {
            if event.tick == 0 {
                send(event, to: subject, scope)
            } else if recorder.mayContinue() {
                let date = scheduler.virtualDate.addingTimeInterval(Double(event.tick))
                cancellations.append(scheduler.run(at: date) { self.send(event, to: subject, scope) })
            }
        }
        return { for cancel in cancellations { cancel() } }
    }

    /// Schedules `action` at an absolute tick.
    package func schedule(at tick: Int, _ action: @escaping () -> Void) {
        scheduler.run(at: Date(timeIntervalSinceReferenceDate: Double(tick)), action)
    }
}

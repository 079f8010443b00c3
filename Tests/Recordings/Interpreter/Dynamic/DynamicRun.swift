import Foundation
import RACCompat

/// Holds what one run of a scenario over the dynamic layer needs, and runs it.
package final class DynamicRun {
    private static let greatestActionCount = 3000

    let scheduler: RACTestScheduler
    let recorder: Recorder
    private var subjects: [String: RACSubject] = [:]
    private var definitions: [String: RACSignal] = [:]
    private var kept: [any RACSubscriber] = []

    private init() {
        let scheduler = RACTestScheduler()
        self.scheduler = scheduler
        recorder = Recorder { Self.tick(of: scheduler.now) }
    }

    /// Runs `scenario` and returns what was seen.
    package static func trace(_ scenario: SignalScenario<DynamicFace>) -> SignalTrace {
        let run = DynamicRun()
        let subscriptions = run.setUp(scenario)
        let end = run.step(upTo: scenario.lastTick)
        let trace = SignalTrace(end: end, entries: run.recorder.entries)
        run.tearDown(subscriptions)
        return trace
    }

    private static func tick(of date: Date) -> Int {
        Int(date.timeIntervalSinceReferenceDate)
    }

    /// Schedules everything that is known beforehand; the order settles what comes first within one tick.
    private func setUp(_ scenario: SignalScenario<DynamicFace>) -> [DynamicSubscription] {
        let scope = Scope<DynamicFace>(run: self)
        for plan in scenario.subjects { subjects[plan.name] = Self.subject(plan.kind, scope) }
        scheduler.schedule {
            for (name, expression) in scenario.definitions { self.definitions[name] = expression(scope) }
        }
        let subscriptions = scenario.subscribers.map { DynamicSubscription(plan: $0) }
        for subscription in subscriptions {
            schedule(at: subscription.plan.subscriptionTick) { subscription.begin(scope) }
        }
        for plan in scenario.subjects {
            guard let subject = subjects[plan.name] else { continue }
            for event in plan.events {
                schedule(at: event.tick) { event.send(to: subject, scope) }
            }
        }
        for subscription in subscriptions {
            guard let tick = subscription.plan.disposalTick else { continue }
            schedule(at: tick) { subscription.dispose() }
        }
        return subscriptions
    }

    private static func subject(_ kind: SubjectPlan<DynamicFace>.Kind, _ scope: Scope<DynamicFace>) -> RACSubject {
        switch kind {
        case .plain: RACSubject.subject()
        case .replay(nil): RACReplaySubject.subject()
        case .replay(let capacity?): RACReplaySubject.replaySubjectWithCapacity(capacity)
        case .behavior(let literal): RACBehaviorSubject.behaviorSubjectWithDefaultValue(literal(scope))
        }
    }

    /// Runs actions until none is left, the last tick is over or a limit is reached; returns which it was.
    private func step(upTo lastTick: Int) -> String {
        var actionCount = 0
        while recorder.end == nil {
            guard let date = scheduler.nextDate else { return "idle" }
            if Self.tick(of: date) > lastTick { return "until" }
            guard actionCount < Self.greatestActionCount else { return "limit" }
            scheduler.step()
            actionCount += 1
        }
        return recorder.end ?? "idle"
    }

    /// Ends what still runs, and gives up what would keep the run alive.
    private func tearDown(_ subscriptions: [DynamicSubscription]) {
        recorder.stop("over")
        for subscription in subscriptions { subscription.dispose() }
        subjects = [:]
        definitions = [:]
        kept = []
    }

    /// Returns the hot subject of that name.
    func subject(_ name: String) -> RACSubject? { subjects[name] }

    /// Returns the signal of a definition.
    func definition(_ name: String) -> RACSignal? { definitions[name] }

    /// Keeps `subscriber` alive for the whole run.
    func keep(_ subscriber: any RACSubscriber) {
        kept.append(subscriber)
    }

    /// Schedules `action` at an absolute tick.
    @discardableResult
    func schedule(at tick: Int, _ action: @escaping () -> Void) -> RACDisposable? {
        scheduler.after(Date(timeIntervalSinceReferenceDate: Double(tick)), schedule: action)
    }

    /// Schedules `action` after `delay` ticks.
    func schedule(after delay: Int, _ action: @escaping () -> Void) -> RACDisposable? {
        scheduler.afterDelay(Double(delay), schedule: action)
    }
}

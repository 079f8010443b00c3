import Foundation
import RACCompat

extension DynamicFace {
    static func addSources(to table: inout OperatorTable<DynamicFace>) {
        addConstantSources(to: &table)
        addStartingSources(to: &table)
        addTimedSources(to: &table)
    }

    private static func addConstantSources(to table: inout OperatorTable<DynamicFace>) {
        table.add("return") { arguments in
            let literal = try arguments.literal()
            return { scope in RACSignal.return(literal(scope)) }
        }
        table.add("empty") { _ in { _ in RACSignal.empty() } }
        table.add("never") { _ in { _ in RACSignal.never() } }
        table.add("error") { arguments in
            let code = try arguments.optionalInteger()
            return { _ in RACSignal.error(RecordedErrors.error(code)) }
        }
        table.add("tryValue") { arguments in
            let literal = try arguments.literal()
            let code = try arguments.optionalInteger()
            return { scope in
                RACSignal.try {
                    if let value = literal(scope) { return value }
                    if let error = RecordedErrors.error(code) { throw error }
                    return nil
                }
            }
        }
    }

    private static func addStartingSources(to table: inout OperatorTable<DynamicFace>) {
        table.add("startLazily") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in
                RACSignal.startLazilyWithScheduler(scope.run.scheduler) { subscriber in
                    scope.run.recorder.log("run", label)
                    for event in events { scope.run.send(event, to: subscriber, scope) }
                }
            }
        }
        table.add("startEagerly") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in
                RACSignal.startEagerlyWithScheduler(scope.run.scheduler) { subscriber in
                    scope.run.recorder.log("run", label)
                    for event in events { scope.run.send(event, to: subscriber, scope) }
                }
            }
        }
    }

    private static func addTimedSources(to table: inout OperatorTable<DynamicFace>) {
        table.add("interval") { arguments in
            let period = try arguments.period()
            return { scope in RACSignal.interval(period, onScheduler: scope.run.scheduler) }
        }
        table.add("cold") { arguments in
            let events = try arguments.events()
            return { scope in cold(events, scope) }
        }
        table.add("signals") { arguments in
            let events = try arguments.signalEvents()
            return { scope in cold(events(scope), scope) }
        }
        table.add("seqSignal") { arguments in
            let literals = try arguments.literals()
            return { scope in
                literals.map { $0(scope) ?? NSNull() }.rac_sequence.signalWithScheduler(scope.run.scheduler)
            }
        }
    }

    /// Returns a signal that goes through a list of events on each subscription.
    private static func cold(_ events: [ScenarioEvent<DynamicFace>], _ scope: Scope<DynamicFace>) -> RACSignal {
        RACSignal.createSignal { subscriber in RACDisposable(block: scope.run.play(events, to: subscriber, scope)) }
    }
}

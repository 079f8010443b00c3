import Foundation
import RACCompat

extension DynamicFace {
    static func addSources(to table: inout OperatorTable<DynamicFace>) {
        addConstantSources(to: &table)
        addReferences(to: &table)
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

    private static func addReferences(to table: inout OperatorTable<DynamicFace>) {
        table.add("hot") { arguments in
            let name = try arguments.subjectName()
            return { scope in scope.run.subject(name) }
        }
        table.add("ref") { arguments in
            let name = try arguments.definitionName()
            return { scope in scope.run.definition(name) }
        }
        table.add("it") { _ in
            { scope in
                if let signal = scope.bound as? RACSignal { return signal }
                scope.run.recorder.stop("exception: the bound value is no signal")
                return nil
            }
        }
        table.add("case") { arguments in
            let predicate = try arguments.predicate()
            let first = try arguments.optionalExpression()
            let second = try arguments.optionalExpression()
            return { scope in predicate(scope.bound) ? first?(scope) : second?(scope) }
        }
        table.add("defer") { arguments in
            let expression = try arguments.expression()
            return { scope in RACSignal.defer { scope.build(expression) } }
        }
    }

    private static func addStartingSources(to table: inout OperatorTable<DynamicFace>) {
        table.add("startLazily") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in
                RACSignal.startLazilyWithScheduler(scope.run.scheduler) { subscriber in
                    scope.run.recorder.log("run", label)
                    for event in events { event.send(to: subscriber, scope) }
                }
            }
        }
        table.add("startEagerly") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in
                RACSignal.startEagerlyWithScheduler(scope.run.scheduler) { subscriber in
                    scope.run.recorder.log("run", label)
                    for event in events { event.send(to: subscriber, scope) }
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
            let expressions = try arguments.timedExpressions()
            let completionDelay = try arguments.optionalCount()
            return { scope in
                let values = expressions.map { (delay: $0.delay, signal: $0.signal?(scope)) }
                return signals(values, completionDelay: completionDelay, scope)
            }
        }
        table.add("seqSignal") { arguments in
            let literals = try arguments.literals()
            return { scope in sequence(literals.map { $0(scope) ?? NSNull() }, scope) }
        }
    }

    /// Returns a signal that goes through a list of events on each subscription.
    private static func cold(_ events: [ScenarioEvent<DynamicFace>], _ scope: Scope<DynamicFace>) -> RACSignal {
        RACSignal.createSignal { subscriber in
            let pending = RACCompoundDisposable()
            for event in events {
                if event.tick == 0 {
                    event.send(to: subscriber, scope)
                } else if scope.run.recorder.mayContinue() {
                    pending.addDisposable(
                        scope.run.schedule(after: event.tick) { event.send(to: subscriber, scope) })
                }
            }
            return pending
        }
    }

    private static func signals(
        _ values: [(delay: Int, signal: RACSignal?)], completionDelay: Int?, _ scope: Scope<DynamicFace>
    ) -> RACSignal {
        var events = values.map { value in
            ScenarioEvent<DynamicFace>(tick: value.delay, content: .next { _ in value.signal })
        }
        if let completionDelay { events.append(ScenarioEvent(tick: completionDelay, content: .completed)) }
        return cold(events, scope)
    }

    /// Returns a signal that sends one element in each action, as the signal of a sequence does.
    private static func sequence(_ elements: [Any], _ scope: Scope<DynamicFace>) -> RACSignal {
        RACSignal.createSignal { subscriber in
            var rest = elements[...]
            return scope.run.scheduler.scheduleRecursiveBlock { reschedule in
                guard let element = rest.popFirst() else { return subscriber.sendCompleted() }
                subscriber.sendNext(element)
                reschedule()
            }
        }
    }
}

extension Scope where Layer == DynamicFace {
    /// Builds a lazy expression; where a scenario has nil, a signal that, like nil, never sends.
    func build(_ expression: Recipe<DynamicFace>) -> RACSignal {
        guard run.recorder.mayContinue() else { return RACSignal.never() }
        return expression(self) ?? RACSignal.never()
    }

    /// Builds the expression of a block for `value`; nil where the block returns nil.
    func build(_ expression: Recipe<DynamicFace>?, binding value: Any?) -> RACSignal? {
        guard run.recorder.mayContinue() else { return nil }
        return expression?(binding(value))
    }
}

import Foundation
import Recordings
import StreamTesting

/// Carries scenarios out on the model: the operators once more, each in the simplest form that shows what it does.
///
/// The model follows the structure of the original, which makes most operators of a few others; so the order in which
/// subscriptions end comes out right by itself. It shares nothing with the engine, and knows one thread only.
enum ModelFace: Face {
    static func makeScheduler() -> ModelScheduler { ModelScheduler() }

    static func operators() -> OperatorTable<ModelFace> {
        var table = OperatorTable<ModelFace>()
        table.addSharedReferences()
        addSources(to: &table)
        addBinding(to: &table)
        addValueOperators(to: &table)
        addCombining(to: &table)
        addFollowing(to: &table)
        addSideEffects(to: &table)
        addTiming(to: &table)
        addMulticasting(to: &table)
        return table
    }

    /// Returns the operators, with those in the form of the dynamic layer that deliberately clean up in another order.
    static func operatorsWithLoops() -> OperatorTable<ModelFace> {
        var table = operators()
        table.unary("flattenMax", { try $0.count() }) { $0.flatten($1, startsInLoop: true) }
        table.unary("concatAll") { $0.flatten(1, startsInLoop: true) }
        return table
    }

    static func missing(_ kind: SubjectPlan<ModelFace>.Kind) -> String? { nil }

    static func makeSubject(_ kind: SubjectPlan<ModelFace>.Kind, _ scope: Scope<ModelFace>) -> any ModelSubscriber {
        switch kind {
        case .plain: ModelSubject()
        case .replay(let capacity): ModelReplaySubject(capacity: capacity)
        case .behavior(let literal): ModelBehaviorSubject(literal(scope))
        }
    }

    static func send(
        _ event: ScenarioEvent<ModelFace>, to subject: any ModelSubscriber, _ scope: Scope<ModelFace>
    ) {
        switch event.content {
        case .next(let literal): subject.sendNext(literal(scope))
        case .error(let code): subject.sendError(RecordedErrors.error(code))
        case .completed: subject.sendCompleted()
        }
    }

    static func subscribe(to signal: ModelSignal, _ handler: EventHandler) -> () -> Void {
        let subscription = signal.subscribe(next: handler.next, error: handler.error, completed: handler.completed)
        return { subscription?.dispose() }
    }
}

extension Scope where Layer == ModelFace {
    /// Builds a lazy expression; where the scenario has nil, the signal never sends.
    func signal(_ expression: @escaping Recipe<ModelFace>, binding value: Any?) -> ModelSignal {
        build(expression, binding: value) ?? .never()
    }
}

// MARK: Sources

extension ModelFace {
    static func addSources(to table: inout OperatorTable<ModelFace>) {
        table.add("hot") { arguments in
            let name = try arguments.subjectName()
            return { scope in scope.run.subject(name) as? ModelSignal }
        }
        table.add("return") { arguments in
            let literal = try arguments.literal()
            return { scope in .value(literal(scope)) }
        }
        table.add("empty") { _ in { _ in .empty() } }
        table.add("never") { _ in { _ in .never() } }
        table.add("error") { arguments in
            let code = try arguments.optionalInteger()
            return { _ in .error(RecordedErrors.error(code)) }
        }
        table.add("tryValue") { arguments in
            let (literal, code) = (try arguments.literal(), try arguments.optionalInteger())
            return { scope in
                .deferred { literal(scope).map { .value($0) } ?? .error(RecordedErrors.error(code)) }
            }
        }
        table.add("defer") { arguments in
            let expression = try arguments.expression()
            return { scope in .deferred { scope.signal(expression, binding: scope.bound) } }
        }
        table.add("startLazily") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in start(label, events, scope) }
        }
        table.add("startEagerly") { arguments in
            let (label, events) = (try arguments.label(), try arguments.events())
            return { scope in
                let signal = start(label, events, scope)
                ModelConnection(signal, ModelSubject()).connect()
                return signal
            }
        }
        addTimedSources(to: &table)
    }

    private static func addTimedSources(to table: inout OperatorTable<ModelFace>) {
        table.add("interval") { arguments in
            let period = try arguments.period()
            return { scope in .interval(period, on: scope.run.scheduler) }
        }
        table.add("cold") { arguments in
            let events = try arguments.events()
            return { scope in play(events, scope) }
        }
        table.add("signals") { arguments in
            let events = try arguments.signalEvents()
            return { scope in play(events(scope), scope) }
        }
        table.add("seqSignal") { arguments in
            let literals = try arguments.literals()
            return { scope in
                .values(literals.map { $0(scope) ?? NSNull() }, on: scope.run.scheduler)
            }
        }
    }

    private static func play(_ events: [ScenarioEvent<ModelFace>], _ scope: Scope<ModelFace>) -> ModelSignal {
        CreatedSignal { subscriber in ModelDisposable(scope.run.play(events, to: subscriber, scope)) }
    }

    private static func start(
        _ label: String, _ events: [ScenarioEvent<ModelFace>], _ scope: Scope<ModelFace>
    ) -> ModelSignal {
        .startLazily(on: scope.run.scheduler) { subscriber in
            scope.run.recorder.log("run", label)
            for event in events { scope.run.send(event, to: subscriber, scope) }
        }
    }
}

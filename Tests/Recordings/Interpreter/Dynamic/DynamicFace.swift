package import RACCompat
package import StreamTesting

/// Carries scenarios out on the dynamic layer, through its public interface.
package enum DynamicFace: Face {
    package static func makeScheduler() -> RACTestScheduler { RACTestScheduler() }

    package static func operators() -> OperatorTable<DynamicFace> {
        var table = OperatorTable<DynamicFace>()
        addSources(to: &table)
        addReferences(to: &table)
        addCombining(to: &table)
        addFlattening(to: &table)
        addTransforming(to: &table)
        addAccumulating(to: &table)
        addFiltering(to: &table)
        addFailures(to: &table)
        addGrouping(to: &table)
        addSideEffects(to: &table)
        addTiming(to: &table)
        addMulticasting(to: &table)
        return table
    }

    package static func missing(_ kind: SubjectPlan<DynamicFace>.Kind) -> String? { nil }

    package static func makeSubject(
        _ kind: SubjectPlan<DynamicFace>.Kind, _ scope: Scope<DynamicFace>
    ) -> any RACSubscriber {
        switch kind {
        case .plain: RACSubject.subject()
        case .replay(nil): RACReplaySubject.subject()
        case .replay(let capacity?): RACReplaySubject.replaySubjectWithCapacity(capacity)
        case .behavior(let literal): RACBehaviorSubject.behaviorSubjectWithDefaultValue(literal(scope))
        }
    }

    package static func send(
        _ event: ScenarioEvent<DynamicFace>, to subject: any RACSubscriber, _ scope: Scope<DynamicFace>
    ) {
        switch event.content {
        case .next(let literal): subject.sendNext(literal(scope))
        case .error(let code): subject.sendError(RecordedErrors.error(code))
        case .completed: subject.sendCompleted()
        }
    }

    package static func subscribe(to signal: RACSignal, _ handler: EventHandler) -> () -> Void {
        signal.subscribeNext(handler.next, error: handler.error, completed: handler.completed).dispose
    }
}

extension RACSignal: SignalLike {
    package var encoded: JSONValue {
        (self as? RACGroupedSignal).map { ["group": ValueEncoding.encode($0.key)] } ?? ["signal": 1]
    }
}

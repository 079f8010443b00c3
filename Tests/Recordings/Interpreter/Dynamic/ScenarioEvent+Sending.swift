import RACCompat

extension ScenarioEvent where Layer == DynamicFace {
    /// Sends the event, its literal evaluated anew.
    func send(to subscriber: any RACSubscriber, _ scope: Scope<DynamicFace>) {
        guard scope.run.recorder.mayContinue() else { return }
        switch content {
        case .next(let literal): subscriber.sendNext(literal(scope))
        case .error(let code): subscriber.sendError(RecordedErrors.error(code))
        case .completed: subscriber.sendCompleted()
        }
    }
}

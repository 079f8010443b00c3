import RACCompat

/// Subscribes as a plan says, and tells the recorder of every event.
final class DynamicSubscription {
    let plan: SubscriberPlan<DynamicFace>
    private var disposable: RACDisposable?
    private var valueCount = 0

    init(plan: SubscriberPlan<DynamicFace>) {
        self.plan = plan
    }

    /// Builds the expression, then subscribes to it.
    func begin(_ scope: Scope<DynamicFace>) {
        let recorder = scope.run.recorder
        disposable = plan.expression(scope)?.subscribeNext(
            { value in
                recorder.record(self.plan.kind("next"), ValueEncoding.encode(value))
                self.valueCount += 1
                if self.valueCount == self.plan.disposalCount { self.disposable?.dispose() }
            },
            error: { recorder.record(self.plan.kind("error"), RecordedErrors.encode($0)) },
            completed: { recorder.record(self.plan.kind("completed"), .null) })
    }

    /// Disposes what subscribing returned, if it has returned.
    func dispose() {
        disposable?.dispose()
        disposable = nil
    }
}

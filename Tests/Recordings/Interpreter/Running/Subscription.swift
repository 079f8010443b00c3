import StreamTesting

/// Subscribes as a plan says, and records every event.
final class Subscription<Layer: Face> {
    let plan: SubscriberPlan<Layer>
    private var disposal: (() -> Void)?
    private var isDisposed = false
    private var valueCount = 0

    init(plan: SubscriberPlan<Layer>) {
        self.plan = plan
    }

    /// Builds the expression, then subscribes to it.
    func begin(_ scope: Scope<Layer>) {
        let (recorder, plan) = (scope.run.recorder, plan)
        guard let signal = plan.expression(scope) else { return }
        disposal = Layer.subscribe(
            to: signal,
            EventHandler(
                next: { value in
                    recorder.record(plan.kind("next"), ValueEncoding.encode(value))
                    self.valueCount += 1
                    if self.valueCount == plan.disposalCount { self.dispose() }
                },
                error: { recorder.record(plan.kind("error"), RecordedErrors.encode($0)) },
                completed: { recorder.record(plan.kind("completed"), .null) },
                interrupted: {
                    // The subscription's own disposal is not recorded.
                    if !self.isDisposed { recorder.record(plan.kind("interrupted"), .null) }
                }))
    }

    /// Disposes the subscription, if the call that subscribes has returned.
    func dispose() {
        guard let disposal else { return }
        isDisposed = true
        self.disposal = nil
        disposal()
    }
}

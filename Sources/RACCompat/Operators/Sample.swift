import StreamCore

/// The newest value of a sampled signal.
private final class Newest: Sendable {
    private let value = Guarded<Any??>(nil)

    func set(_ value: Any?) { self.value.exchange(.some(value)) }
    func get() -> Any?? { value.read() }
}

extension RACSignal {
    /// Sends the receiver's newest value whenever another signal sends; ends when either signal ends.
    public final func sample(_ sampler: RACSignal) -> RACSignal {
        .operation { output in
            let newest = Newest()
            let sampling = LateDisposable()
            let subscription = self.input(
                next: newest.set,
                error: {
                    sampling.dispose()
                    output.sendError($0)
                },
                completed: {
                    sampling.dispose()
                    output.sendCompleted()
                })
            sampling.set(
                sampler.input(
                    next: { _ in
                        if let value = newest.get() { output.sendNext(value) }
                    },
                    error: {
                        subscription.dispose()
                        output.sendError($0)
                    },
                    completed: {
                        subscription.dispose()
                        output.sendCompleted()
                    }))
            return RACDisposable {
                sampling.dispose()
                subscription.dispose()
            }
        }
        .named("[\(name)] -sample: \(sampler)")
    }
}

import StreamCore

/// One subscription of `repeat` or `retry`: passes follow one another, each scheduled, so that the stack does not grow.
private final class Passes: @unchecked Sendable {  // passes follow one another
    private let signal: RACSignal
    private let output: Output
    private let open = RACCompoundDisposable()
    /// Returns whether another pass follows a pass that ended with an error, or without.
    private let isFollowed: (_ byError: Bool) -> Bool

    init(_ signal: RACSignal, _ output: Output, isFollowed: @escaping (_ byError: Bool) -> Bool) {
        self.signal = signal
        self.output = output
        self.isFollowed = isFollowed
    }

    /// Makes the first pass at once, and schedules the others.
    func begin() -> RACDisposable {
        makePass { [self] in
            let scheduler = RACScheduler.currentScheduler() ?? .scheduler()
            open.addDisposable(
                scheduler.scheduleRecursiveBlock { [self] reschedule in makePass(then: reschedule) })
        }
        return open
    }

    private func makePass(then next: @escaping () -> Void) {
        let pass = RACCompoundDisposable()
        open.addDisposable(pass)
        let end = { [self, weak pass] (byError: Bool, error: (any Error)?) in
            if !isFollowed(byError) {
                open.dispose()
                if byError { output.sendError(error) } else { output.sendCompleted() }
            }
            open.removeDisposable(pass)
            next()
        }
        pass.addDisposable(
            SubscriptionDisposable(
                signal.input(next: output.sendNext, error: { end(true, $0) }, completed: { end(false, nil) })))
    }
}

extension RACSignal {
    /// Subscribes to the receiver again and again when it completes; ends when it fails.
    ///
    /// The first subscription happens in the call. Later ones run on the scheduler that was current when the receiver
    /// first completed, or on a background scheduler.
    public final func `repeat`() -> RACSignal {
        .operation { output in Passes(self, output) { byError in !byError }.begin() }.named("[\(name)] -repeat")
    }

    /// Subscribes to the receiver again when it fails, at most `retryCount` times; 0 is without limit, a negative count is none.
    ///
    /// The last failure is sent on. The new subscriptions run on the same scheduler as those of `repeat()`.
    public final func retry(_ retryCount: Int) -> RACSignal {
        .operation { output in
            var decision = RestartDecision(limit: retryCount == 0 ? nil : retryCount)
            return Passes(self, output) { byError in byError && decision.restartsAgain() }.begin()
        }
        .named("[\(name)] -retry: \(UInt(bitPattern: retryCount))")
    }

    /// Subscribes to the receiver again whenever it fails, on the same scheduler as `repeat()`.
    public final func retry() -> RACSignal {
        retry(0).named("[\(name)] -retry")
    }
}

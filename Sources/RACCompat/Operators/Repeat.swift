import StreamCore

/// One subscription of `repeat` or `retry`: passes follow one another, each scheduled, so that the stack does not grow.
private final class Passes: @unchecked Sendable {  // passes follow one another
    private let signal: RACSignal
    fileprivate let output: Output
    /// The subscription of the present pass, and the schedule of the others.
    private let open = Segment(policy: .dynamic)
    /// Returns whether another pass follows a pass that ended with an error, or without.
    private let isFollowed: (_ byError: Bool) -> Bool

    init(_ signal: RACSignal, _ output: Output, isFollowed: @escaping (_ byError: Bool) -> Bool) {
        self.signal = signal
        self.output = output
        self.isFollowed = isFollowed
    }

    /// Makes the first pass at once, and schedules the others.
    func begin() -> any Disposable {
        makePass { [self] in
            let scheduler = RACScheduler.currentScheduler() ?? .scheduler()
            let others = scheduler.scheduleRecursiveBlock { [self] reschedule in makePass(then: reschedule) }
            if let others { open.add(others) }
        }
        return open
    }

    private func makePass(then next: @escaping () -> Void) {
        // As in the original, the disposal of a pass that is beginning waits until the subscribe call has returned.
        let pass = Segment(policy: .dynamic, isSettled: false)
        let token = open.add(pass)
        signal.attach(PassInput(self, pass, token, then: next), pass)
        pass.settle()
    }

    fileprivate func endPass(_ token: MemberToken, _ failure: RACFailure?, then next: () -> Void) {
        if !isFollowed(failure != nil) {
            open.dispose()
            if let failure { output.sendError(failure.error) } else { output.sendCompleted() }
        }
        open.remove(token)
        next()
    }
}

/// The input of one pass.
///
/// When no sender is left, the observer is released and disposes the subscription; see `BlockObserver`.
private final class PassInput: DynamicObserver, @unchecked Sendable {  // immutable
    private let passes: Passes
    private let subscription: Segment
    private let token: MemberToken
    private let follow: () -> Void

    init(_ passes: Passes, _ subscription: Segment, _ token: MemberToken, then next: @escaping () -> Void) {
        self.passes = passes
        self.subscription = subscription
        self.token = token
        self.follow = next
        super.init()
    }

    deinit { subscription.dispose() }

    override func receive(_ value: Any?) { passes.output.sendNext(value) }
    override func fail(_ failure: RACFailure) { passes.endPass(token, failure, then: follow) }
    override func complete() { passes.endPass(token, nil, then: follow) }
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

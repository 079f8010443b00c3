import StreamCore

extension RACSignal {
    /// Subscribes a block for the values.
    @discardableResult
    public final func subscribeNext(_ next: @escaping (Any?) -> Void) -> RACDisposable {
        subscribe(next, nil, nil)
    }

    /// Subscribes blocks for the values and for completion.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(next, nil, completed)
    }

    /// Subscribes blocks for the values, for the failure and for completion.
    ///
    /// Clean-up of the subscription runs before the block for a terminal event.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(next, error, completed)
    }

    /// Subscribes blocks for the values and for the failure.
    @discardableResult
    public final func subscribeNext(
        _ next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void
    ) -> RACDisposable {
        subscribe(next, error, nil)
    }

    /// Subscribes a block for the failure.
    @discardableResult
    public final func subscribeError(_ error: @escaping ((any Error)?) -> Void) -> RACDisposable {
        subscribe(nil, error, nil)
    }

    /// Subscribes a block for completion.
    @discardableResult
    public final func subscribeCompleted(_ completed: @escaping () -> Void) -> RACDisposable {
        subscribe(nil, nil, completed)
    }

    /// Subscribes blocks for the failure and for completion.
    @discardableResult
    public final func subscribeError(
        _ error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) -> RACDisposable {
        subscribe(nil, error, completed)
    }

    private func subscribe(
        _ next: ((Any?) -> Void)?, _ error: (((any Error)?) -> Void)?, _ completed: (() -> Void)?
    ) -> RACDisposable {
        let segment = Segment(policy: .dynamic)
        attach(BlockObserver(segment, next: next, error: error, completed: completed), segment)
        return returned(SubscriptionDisposable(segment))
    }
}

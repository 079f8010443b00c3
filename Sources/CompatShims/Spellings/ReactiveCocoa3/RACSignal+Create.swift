public import RACCompat

/// The subscriber that the block of `RACSignal.create(_:)` receives.
///
/// A subscriber of the 3.0 development branch has a disposable of its own.
public final class RACLiveSubscriber: RACSubscriber, @unchecked Sendable {  // immutable; see RACPassthroughSubscriber
    /// The clean-up of the subscription; disposing it ends the subscription, which passes nothing on from then on.
    public let disposable = RACCompoundDisposable()
    private let subscriber: any RACSubscriber

    init(_ subscriber: any RACSubscriber) {
        self.subscriber = subscriber
        // The disposable is attached before the block sends, so that a block that sends at once can be ended, too.
        subscriber.didSubscribeWithDisposable(disposable)
    }

    /// Passes a value on.
    public func sendNext(_ value: Any?) {
        if !disposable.isDisposed { subscriber.sendNext(value) }
    }

    /// Disposes the clean-up of the subscription, then passes the failure on.
    public func sendError(_ error: (any Error)?) {
        if !disposable.isDisposed { subscriber.sendError(error) }
    }

    /// Disposes the clean-up of the subscription, then passes completion on.
    public func sendCompleted() {
        if !disposable.isDisposed { subscriber.sendCompleted() }
    }

    /// Adds another subscription, which ends with this one.
    public func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
        self.disposable.addDisposable(disposable)
    }
}

// The methods that RACSignal had in the 3.0 development branch.

extension RACSignal {
    /// Makes a signal of a block that attaches its clean-up to its subscriber.
    ///
    ///     RACSignal.create { subscriber in
    ///         for page in 1... {
    ///             guard !subscriber.disposable.isDisposed else { return }
    ///             subscriber.sendNext(page)
    ///         }
    ///     }
    ///
    /// The block runs once for each subscription, on the scheduler of subscriptions. The disposable of the subscriber
    /// is disposed before a terminal event is passed on, when the subscription is disposed, and when the subscriber is
    /// released.
    public static func create(_ didSubscribe: @escaping (_ subscriber: RACLiveSubscriber) -> Void) -> RACSignal {
        createSignal { subscriber in
            didSubscribe(RACLiveSubscriber(subscriber))
            return nil
        }
    }

    /// Subscribes blocks, and passes `saveDisposable` a disposable that ends the subscription, before the subscription
    /// begins.
    ///
    /// The block for values can thereby end a signal that sends inside the call. A nil block ignores its events.
    public func subscribeSavingDisposable(
        _ saveDisposable: (RACDisposable) -> Void, next: ((Any?) -> Void)?, error: (((any Error)?) -> Void)?,
        completed: (() -> Void)?
    ) {
        let disposable = RACCompoundDisposable()
        saveDisposable(disposable)
        let subscriber = RACBlockSubscriber(
            next: next.map { next in { value in if !disposable.isDisposed { next(value) } } },
            error: error.map { error in { failure in if !disposable.isDisposed { error(failure) } } },
            completed: completed.map { completed in { if !disposable.isDisposed { completed() } } })
        disposable.addDisposable(subscribe(subscriber))
    }

    /// Waits for completion, and returns all values, nil as `NSNull`; returns nil when the receiver fails.
    ///
    /// The method blocks the calling thread, as `toArray()` does.
    public func array() -> [Any]? { toArray() }

    /// Returns a signal that runs a block when a subscription ends by disposal, failure or completion.
    ///
    /// The block runs before a terminal event is passed on.
    public func doDisposed(_ block: @escaping () -> Void) -> RACSignal {
        let signal = RACSignal.create { subscriber in
            subscriber.disposable.addDisposable(RACDisposable(block: block))
            self.subscribe(subscriber)
        }
        return signal.named("[\(name)] -doDisposed:")
    }
}

import StreamCore
import Synchronization

/// What ends a subscription of closures; it keeps the chain, and with it the closures, no longer than until the end.
private final class ClosureSubscription: Cancelable, @unchecked Sendable {  // the rest is under the lock
    private let lock = WordLock()
    private var chain: (any Disposable)?
    private var isOver = false

    /// Says what it ends.
    func hold(_ chain: any Disposable) {
        lock.withLock(of: self) { if !isOver { self.chain = chain } }
    }

    private func take() -> (any Disposable)? {
        lock.withLock(of: self) {
            isOver = true
            return exchange(&chain, with: nil)
        }
    }

    /// Lets go of the chain, which has ended.
    func forget() { release(take()) }

    var isDisposed: Bool { lock.withLock(of: self) { isOver } }

    func dispose() { take()?.dispose() }
}

/// Hands the events of a subscription to closures, until it has ended.
private final class ClosureObserver<Element>: Receiver<Element>, @unchecked Sendable {  // the flag is atomic
    private let isStopped = Atomic<Bool>(false)
    private let onNext: ((Element) -> Void)?
    private let onError: (any Error) -> Void
    private let onCompleted: (() -> Void)?
    /// Runs after the end, or on disposal.
    private let whenDisposed: (any Disposable)?
    private weak let subscription: ClosureSubscription?

    init(
        _ onNext: ((Element) -> Void)?, _ onError: @escaping (any Error) -> Void, _ onCompleted: (() -> Void)?,
        _ whenDisposed: (any Disposable)?, _ subscription: ClosureSubscription
    ) {
        self.subscription = subscription
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.whenDisposed = whenDisposed
        super.init()
        Resources.increment()
    }

    deinit { Resources.decrement() }

    override func receive(_ value: Element) {
        if !isStopped.load(ordering: .relaxed) { onNext?(value) }
    }

    override func fail(_ failure: any Error) {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        onError(failure)
        whenDisposed?.dispose()
        subscription?.forget()
    }

    override func complete() {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        onCompleted?()
        whenDisposed?.dispose()
        subscription?.forget()
    }
}

extension ObservableType {
    private func subscribe(
        _ onNext: ((Element) -> Void)?, _ onError: @escaping (any Error) -> Void, _ onCompleted: (() -> Void)?,
        _ whenDisposed: (any Disposable)?
    ) -> any Disposable {
        let subscription = ClosureSubscription()
        let observer = ClosureObserver(onNext, onError, onCompleted, whenDisposed, subscription)
        subscription.hold(asObservable().attach(observer))
        return subscription
    }

    /// Subscribes a closure that takes all events.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        subscribe({ on(.next($0)) }, { on(.error($0)) }, { on(.completed) }, nil)
    }

    /// Subscribes closures.
    ///
    /// An error that nobody takes goes to `Hooks.defaultErrorHandler`. `onDisposed` runs after the closure for the end, and
    /// before the subscription is given up; or when it has been disposed of.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let whenDisposed = onDisposed.map { ActionDisposable($0) }
        let subscription = subscribe(onNext, onError ?? Hooks.handle, onCompleted, whenDisposed)
        guard let whenDisposed else { return subscription }
        return Disposables.create(subscription, whenDisposed)
    }

    /// Subscribes closures that are given an object, which is not retained.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] in if let object { onNext?(object, $0) } },
            onError: { [weak object] in if let object { onError?(object, $0) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

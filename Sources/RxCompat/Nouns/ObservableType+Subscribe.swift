import StreamCore
import Synchronization

/// Hands the events of a subscription to closures, until it has ended.
private final class ClosureObserver<Element>: Receiver<Element>, @unchecked Sendable {  // the flag is atomic
    private let isStopped = Atomic<Bool>(false)
    private let onNext: ((Element) -> Void)?
    private let onError: (any Error) -> Void
    private let onCompleted: (() -> Void)?
    /// Runs after the end, or on disposal.
    private let whenDisposed: (any Disposable)?

    init(
        _ onNext: ((Element) -> Void)?, _ onError: @escaping (any Error) -> Void, _ onCompleted: (() -> Void)?,
        _ whenDisposed: (any Disposable)?
    ) {
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
    }

    override func complete() {
        guard !isStopped.exchange(true, ordering: .relaxed) else { return }
        onCompleted?()
        whenDisposed?.dispose()
    }
}

extension ObservableType {
    /// Subscribes a closure that takes all events.
    ///
    /// - Returns: What ends the subscription.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().attach(
            ClosureObserver({ on(.next($0)) }, { on(.error($0)) }, { on(.completed) }, nil))
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
        let subscription = asObservable().attach(
            ClosureObserver(onNext, onError ?? Hooks.handle, onCompleted, whenDisposed))
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

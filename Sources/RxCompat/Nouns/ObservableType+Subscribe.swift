public import StreamCore
import Synchronization

/// The disposable of a subscription of closures, which releases the chain, and with it the closures, at the terminal
/// event.
private final class ClosureSubscription: Cancelable, @unchecked Sendable {  // the rest is under the lock
    private let lock = WordLock()
    @exclusivity(unchecked)  // under the lock
    private var chain: (any Disposable)?
    @exclusivity(unchecked)  // under the lock
    private var isOver = false

    /// Sets the chain that this disposable ends.
    func hold(_ chain: any Disposable) {
        lock.withLock(of: self) { if !isOver { self.chain = chain } }
    }

    private func take() -> (any Disposable)? {
        lock.withLock(of: self) {
            isOver = true
            return exchange(&chain, with: nil)
        }
    }

    /// Releases the chain, which has ended.
    func forget() { release(take()) }

    var isDisposed: Bool { lock.withLock(of: self) { isOver } }

    func dispose() { take()?.dispose() }
}

/// Hands the events of a subscription to closures, until the subscription has ended.
@usableFromInline
package final class ClosureObserver<Element>: Receiver<Element>, @unchecked Sendable {  // the flag is atomic
    private let isStopped = Atomic<Bool>(false)
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    /// Runs after the terminal event, or on disposal.
    private let whenDisposed: ActionDisposable?
    /// Set after the source has been subscribed to; a source that ends at once rarely needs it.
    private weak var subscription: ClosureSubscription?
    private let hasSubscription = Atomic<Bool>(false)

    @usableFromInline
    package init(
        _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
        _ onDisposed: (() -> Void)?
    ) {
        self.onNext = onNext
        self.onError = onError ?? Hooks.errorClosure
        self.onCompleted = onCompleted
        whenDisposed = onDisposed.map { ActionDisposable($0) }
        super.init(next: nil)
        Resources.increment()
    }

    deinit { Resources.decrement() }

    package override func receive(_ value: Element) {
        if !isStopped.load(ordering: .relaxed) { onNext?(value) }
    }

    package override func fail(_ failure: any Error) {
        guard !isStopped.exchange(true, ordering: .sequentiallyConsistent) else { return }
        if let onError { onError(failure) } else { Hooks.handle(failure) }
        whenDisposed?.dispose()
        if hasSubscription.load(ordering: .sequentiallyConsistent) { subscription?.forget() }
    }

    package override func complete() {
        guard !isStopped.exchange(true, ordering: .sequentiallyConsistent) else { return }
        onCompleted?()
        whenDisposed?.dispose()
        if hasSubscription.load(ordering: .sequentiallyConsistent) { subscription?.forget() }
    }
}

extension ClosureObserver {
    /// Subscribes, and returns the disposable of the subscription.
    @usableFromInline
    package func subscription(to source: Observable<Element>) -> any Disposable {
        let subscription = ending(source.attach(self))
        guard let whenDisposed else { return subscription }
        return Disposables.create(subscription, whenDisposed)
    }

    private func ending(_ chain: any Disposable) -> any Disposable {
        if isStopped.load(ordering: .acquiring) { return Disposables.create() }
        let made = ClosureSubscription()
        made.hold(chain)
        subscription = made
        hasSubscription.store(true, ordering: .sequentiallyConsistent)
        // Either the terminal event finds the subscription, or this check finds the terminal event.
        if isStopped.load(ordering: .sequentiallyConsistent) { made.forget() }
        return made
    }
}

extension ObservableType {
    /// Subscribes a closure to all events.
    ///
    /// - Returns: The disposable that ends the subscription.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        ClosureObserver({ on(.next($0)) }, { on(.error($0)) }, { on(.completed) }, nil).subscription(to: asObservable())
    }

    /// Subscribes closures to the events.
    ///
    /// An error is passed to `Hooks.defaultErrorHandler` if there is no `onError`. After a terminal event, `onDisposed`
    /// runs after the closure for that event, and before the subscription is disposed. Without a terminal event, it
    /// runs after the disposal.
    ///
    /// - Returns: The disposable that ends the subscription.
    @inlinable  // so that no generic type is named at run time
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        ClosureObserver(onNext, onError, onCompleted, onDisposed).subscription(to: asObservable())
    }

    /// Subscribes closures that receive an object, which is not retained.
    ///
    /// - Returns: The disposable that ends the subscription.
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

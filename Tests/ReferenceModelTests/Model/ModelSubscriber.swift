/// Receives the events of signals.
protocol ModelSubscriber: AnyObject {
    func sendNext(_ value: Any?)
    func sendError(_ error: (any Error)?)
    func sendCompleted()
    /// Receives what ends a subscription that has just begun.
    func didSubscribe(_ subscription: ModelCompoundDisposable)
}

/// Hands each event to a function, until a terminal event ends all subscriptions.
final class FunctionSubscriber: ModelSubscriber {
    private var next: ((Any?) -> Void)?
    private var error: (((any Error)?) -> Void)?
    private var completed: (() -> Void)?
    private let disposable = ModelCompoundDisposable()

    init(
        next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) {
        self.next = next
        self.error = error
        self.completed = completed
        disposable.add(
            ModelDisposable {
                self.next = nil
                self.error = nil
                self.completed = nil
            })
    }

    func sendNext(_ value: Any?) { next?(value) }

    func sendError(_ error: (any Error)?) {
        let handler = self.error
        disposable.dispose()
        handler?(error)
    }

    func sendCompleted() {
        let handler = completed
        disposable.dispose()
        handler?()
    }

    func didSubscribe(_ subscription: ModelCompoundDisposable) {
        disposable.keep(subscription)
    }
}

/// Passes events on until the subscription is disposed.
final class PassingSubscriber: ModelSubscriber {
    private let inner: any ModelSubscriber
    private let subscription: ModelCompoundDisposable

    init(_ inner: any ModelSubscriber, _ subscription: ModelCompoundDisposable) {
        self.inner = inner
        self.subscription = subscription
        inner.didSubscribe(subscription)
    }

    func sendNext(_ value: Any?) { if !subscription.isDisposed { inner.sendNext(value) } }
    func sendError(_ error: (any Error)?) { if !subscription.isDisposed { inner.sendError(error) } }
    func sendCompleted() { if !subscription.isDisposed { inner.sendCompleted() } }

    func didSubscribe(_ subscription: ModelCompoundDisposable) {
        if subscription !== self.subscription { self.subscription.add(subscription) }
    }
}

extension ModelCompoundDisposable {
    /// Holds a subscription until it is disposed.
    func keep(_ subscription: ModelCompoundDisposable) {
        guard !subscription.isDisposed else { return }
        add(subscription)
        subscription.add(ModelDisposable { self.remove(subscription) })
    }
}

import Recordings
import StreamTesting

/// Sends events to its subscribers.
class ModelSignal: SignalLike {
    var encoded: JSONValue { ["signal": 1] }

    /// Begins a subscription; the result is nil where nothing is left to dispose.
    @discardableResult
    func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        fatalError("each class of signals has its own form of this")
    }

    /// Begins a subscription of functions.
    @discardableResult
    final func subscribe(
        next: @escaping (Any?) -> Void, error: @escaping ((any Error)?) -> Void, completed: @escaping () -> Void
    ) -> ModelDisposable? {
        subscribe(FunctionSubscriber(next: next, error: error, completed: completed))
    }

    /// Begins a subscription that passes on all events for which no function is given.
    @discardableResult
    final func forward(
        to subscriber: any ModelSubscriber, next: ((Any?) -> Void)? = nil, error: (((any Error)?) -> Void)? = nil,
        completed: (() -> Void)? = nil
    ) -> ModelDisposable? {
        subscribe(
            next: next ?? subscriber.sendNext, error: error ?? subscriber.sendError,
            completed: completed ?? subscriber.sendCompleted)
    }
}

/// Does the same for each subscriber; what that returns ends the subscription.
final class CreatedSignal: ModelSignal {
    private let body: (any ModelSubscriber) -> ModelDisposable?

    init(_ body: @escaping (any ModelSubscriber) -> ModelDisposable?) {
        self.body = body
    }

    override func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        let subscription = ModelCompoundDisposable()
        subscription.add(body(PassingSubscriber(subscriber, subscription)))
        return subscription
    }
}

/// Sends all events at once; a subscriber gets nothing to dispose.
final class ConstantSignal: ModelSignal {
    private let send: (any ModelSubscriber) -> Void

    init(_ send: @escaping (any ModelSubscriber) -> Void) {
        self.send = send
    }

    override func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        send(subscriber)
        return nil
    }
}

/// Makes signals whose events are known beforehand.
extension ModelSignal {
    static func value(_ value: Any?) -> ModelSignal {
        ConstantSignal { subscriber in
            subscriber.sendNext(value)
            subscriber.sendCompleted()
        }
    }

    static func error(_ error: (any Error)?) -> ModelSignal { ConstantSignal { $0.sendError(error) } }
    static func empty() -> ModelSignal { ConstantSignal { $0.sendCompleted() } }
    static func never() -> ModelSignal { CreatedSignal { _ in nil } }
}

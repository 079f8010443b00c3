import Recordings
import StreamTesting

/// Passes the events that it receives to its subscribers of that moment.
class ModelSubject: ModelSignal, ModelSubscriber {
    private var subscribers: [any ModelSubscriber] = []
    private let upstream = ModelCompoundDisposable()

    @discardableResult
    override func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        let subscription = ModelCompoundDisposable()
        let passing = PassingSubscriber(subscriber, subscription)
        subscribers.append(passing)
        subscription.add(ModelDisposable { self.subscribers.removeAll { $0 === passing } })
        return subscription
    }

    func sendNext(_ value: Any?) {
        for subscriber in subscribers { subscriber.sendNext(value) }
    }

    func sendError(_ error: (any Error)?) {
        upstream.dispose()
        for subscriber in subscribers { subscriber.sendError(error) }
    }

    func sendCompleted() {
        upstream.dispose()
        for subscriber in subscribers { subscriber.sendCompleted() }
    }

    func didSubscribe(_ subscription: ModelCompoundDisposable) {
        upstream.keep(subscription)
    }
}

/// Sends the latest value to each new subscriber, even after the end.
final class ModelBehaviorSubject: ModelSubject {
    private var latest: Any?

    init(_ first: Any?) {
        latest = first
    }

    override func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        let subscription = super.subscribe(subscriber)
        subscriber.sendNext(latest)
        return ModelDisposable { subscription?.dispose() }
    }

    override func sendNext(_ value: Any?) {
        latest = value
        super.sendNext(value)
    }
}

/// Sends the newest values, and the end, to each new subscriber.
final class ModelReplaySubject: ModelSubject {
    private let capacity: Int?
    private var values: [Any?] = []
    private var hasCompleted = false
    private var failure: (error: (any Error)?, Void)?

    init(capacity: Int? = nil) {
        self.capacity = capacity
    }

    override func subscribe(_ subscriber: any ModelSubscriber) -> ModelDisposable? {
        let subscription = ModelCompoundDisposable()
        for value in values { subscriber.sendNext(value) }
        if hasCompleted {
            subscriber.sendCompleted()
        } else if let failure {
            subscriber.sendError(failure.error)
        } else {
            subscription.add(super.subscribe(subscriber))
        }
        return subscription
    }

    override func sendNext(_ value: Any?) {
        values.append(ScenarioValue.withoutMarker(value))
        if let capacity { values = values.suffix(capacity) }
        super.sendNext(value)
    }

    override func sendCompleted() {
        hasCompleted = true
        super.sendCompleted()
    }

    override func sendError(_ error: (any Error)?) {
        failure = (error, ())
        super.sendError(error)
    }
}

/// Sends the values that have the same key.
final class ModelGroup: ModelSubject {
    let key: Any?

    init(key: Any?) {
        self.key = key
    }

    override var encoded: JSONValue { ["group": ValueEncoding.encode(key)] }
}

/// Subscribes a subject to a source, once at most.
final class ModelConnection {
    let subject: ModelSubject
    private let source: ModelSignal
    private let subscription = ModelSerialDisposable()
    private var hasConnected = false

    init(_ source: ModelSignal, _ subject: ModelSubject) {
        self.source = source
        self.subject = subject
    }

    @discardableResult
    func connect() -> ModelDisposable {
        if !hasConnected {
            hasConnected = true
            subscription.hold(source.subscribe(subject))
        }
        return subscription
    }

    /// Connects while there are subscribers.
    func autoconnect() -> ModelSignal {
        var count = 0
        return CreatedSignal { subscriber in
            count += 1
            let subscription = self.subject.subscribe(subscriber)
            let connection = self.connect()
            return ModelDisposable {
                subscription?.dispose()
                count -= 1
                if count == 0 { connection.dispose() }
            }
        }
    }
}

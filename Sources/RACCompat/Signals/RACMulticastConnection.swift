import StreamCore
import Synchronization

/// Shares one subscription to a signal among many subscribers, through a subject.
open class RACMulticastConnection: @unchecked Sendable {  // the flag is atomic, the rest thread-safe
    private let sourceSignal: RACSignal
    private let subject: RACSubject
    private let connection = RACSerialDisposable()
    private let hasConnected = Atomic<Bool>(false)

    /// Makes a connection; ported code uses `publish()` or `multicast(_:)`.
    public init(sourceSignal: RACSignal, subject: RACSubject) {
        self.sourceSignal = sourceSignal
        self.subject = subject
    }

    /// Sends the events of the shared subscription.
    public final var signal: RACSignal { subject }

    /// Subscribes to the shared signal, the first time it is called.
    ///
    /// - Returns: The disposable that ends the shared subscription; the same object every time. A connection that has ended does
    ///   not begin again.
    @discardableResult
    public final func connect() -> RACDisposable {
        if !hasConnected.exchange(true, ordering: .acquiringAndReleasing) {
            connection.disposable = sourceSignal.subscribe(subject)
        }
        return connection
    }

    /// Makes a signal that connects at its first subscription, and ends the connection with its last subscription.
    public final func autoconnect() -> RACSignal {
        let subscribers = SubscriberCount()
        return RACSignal.operation { output in
            subscribers.count.add(1, ordering: .acquiringAndReleasing)
            let subscription = self.signal.passThrough(to: output)
            let connection = self.connect()
            return RACDisposable {
                subscription.dispose()
                if subscribers.count.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                    connection.dispose()
                }
            }
        }
        .named("[\(signal.name)] -autoconnect")
    }

    private final class SubscriberCount: Sendable {
        let count = Atomic<Int>(0)
    }
}

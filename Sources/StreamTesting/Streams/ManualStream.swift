import Foundation
public import RACCompat
public import StreamCore

/// A stream that a test sends to by hand, for either layer; it counts its subscriptions.
///
///     let reply = ManualStream(String.self)
///     let search = SearchViewModel(reply: reply.racSignal)
///     reply.send("swift-nio")
///     #expect(reply.openSubscriptionCount == 1)
///
/// The stream belongs to no world. Every open subscription receives the events, on the sending thread; a subscription
/// does not receive events sent before it began. `hot(_:)` and `cold(_:)` of a `VirtualWorld` make streams that send by
/// themselves.
public final class ManualStream<Value>: @unchecked Sendable {  // the counts are guarded; the senders guard themselves
    private struct Counts {
        var all = 0
        var open = 0
    }

    private let counts = Guarded(Counts())
    private let output: Signal<Value, any Error>
    private let input: Signal<Value, any Error>.Observer
    private let subject = RACSubject()

    /// Creates a stream of values of a type.
    ///
    /// - Parameter type: The type, where the context does not determine it.
    public init(_ type: Value.Type = Value.self) {
        (output, input) = Signal.pipe()
    }

    // MARK: Faces

    /// The stream as a producer of the typed core; every start is a subscription.
    public var producer: SignalProducer<Value, any Error> {
        SignalProducer { [self] observer, lifetime in
            lifetime.observeEnded(begin())
            lifetime += output.observe(observer)
        }
    }

    /// The stream as a signal of the dynamic layer, which does not receive interruption.
    public var racSignal: RACSignal {
        RACSignal.createSignal { [self] subscriber in
            let end = begin()
            let subscription = subject.subscribe(subscriber)
            return RACDisposable {
                subscription?.dispose()
                end()
            }
        }
    }

    /// Counts a subscription; the returned closure ends the subscription, and is called once.
    private func begin() -> @Sendable () -> Void {
        counts.withLock { counts in
            counts.all += 1
            counts.open += 1
        }
        return { [self] in counts.withLock { $0.open -= 1 } }
    }

    // MARK: Sending

    /// Sends values, one after the other.
    public func send(_ values: Value...) {
        for value in values {
            input.send(value: value)
            subject.sendNext(value)
        }
    }

    /// Sends a failure.
    ///
    /// - Parameter error: The error; if it is nil, the typed core receives `RACBridgeError.nilError`.
    public func fail(_ error: (any Error)?) {
        input.send(error: error ?? RACBridgeError.nilError)
        subject.sendError(error)
    }

    /// Sends completion.
    public func complete() {
        input.sendCompleted()
        subject.sendCompleted()
    }

    /// Interrupts the subscribers of the typed core.
    public func interrupt() { input.sendInterrupted() }

    // MARK: Subscriptions

    /// The number of subscriptions so far, ended subscriptions included.
    public var subscriptionCount: Int { counts.withLock { $0.all } }

    /// The number of subscriptions that have not ended.
    public var openSubscriptionCount: Int { counts.withLock { $0.open } }
}

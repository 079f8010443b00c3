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
/// It belongs to no world. Every subscription that is open receives what is sent, on the sending thread; what was sent before is
/// lost to it. `hot(_:)` and `cold(_:)` of a `VirtualWorld` make streams that send by themselves.
public final class ManualStream<Value>: @unchecked Sendable {  // the counts are guarded, what sends guards itself
    private struct Counts {
        var all = 0
        var open = 0
    }

    private let counts = Guarded(Counts())
    private let output: Signal<Value, any Error>
    private let input: Signal<Value, any Error>.Observer
    private let subject = RACSubject()

    /// Makes a stream of values of a type.
    ///
    /// - Parameter type: The type, where nothing else says it.
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

    /// The stream as a signal of the dynamic layer; an interruption is nothing to it.
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

    /// Counts a subscription; the result ends it, and is called once.
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
    /// - Parameter error: The error; the typed core receives `RACBridgeError.nilError` in place of none.
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

    /// How many subscriptions there have been.
    public var subscriptionCount: Int { counts.withLock { $0.all } }

    /// How many subscriptions have not ended.
    public var openSubscriptionCount: Int { counts.withLock { $0.open } }
}

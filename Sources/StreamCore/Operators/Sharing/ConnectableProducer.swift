public import Foundation

/// A producer whose one start is shared by all observers, and begins when it is told to.
///
///     let download = request.makeConnectable(replay: 1)
///     download.producer.startWithValues { … }      // waits
///     download.producer.startWithValues { … }      // waits
///     let connection = download.connect()          // starts the request, once for both
///
/// Observers stay when it is disconnected, and hear more when it is connected again; the values that are kept stay, too. The
/// end of the producer, of whatever kind, is the end of all: later observers get the values that are kept and then the same
/// end. Disposing a start ends that start alone.
public final class ConnectableProducer<Value, Failure: Error>: SignalProducerConvertible, Sendable {
    private let connectable: Connectable<Value, Failure>

    fileprivate init(_ connectable: Connectable<Value, Failure>) {
        self.connectable = connectable
    }

    /// What is shared; to start it starts nothing else.
    ///
    /// Each start gets the values that are kept, then whatever comes.
    public var producer: SignalProducer<Value, Failure> {
        SignalProducer(Source { [connectable] observer, segment in connectable.join(observer, segment) })
    }

    /// Starts the producer, unless it is connected or has ended.
    ///
    /// Where this is called from inside a delivery, events that the producer sends while it is being started wait for the
    /// end of that delivery: one that never stops sending while it is being started must be connected elsewhere.
    ///
    /// - Returns: What disconnects it: the producer's work is disposed of, and observers hear nothing of that. A connection
    ///   that nobody disposes of lasts until the producer ends.
    @discardableResult
    public func connect() -> any Disposable {
        connectable.connect()
    }

    /// Makes a producer that connects when a number of starts are there, and disconnects when the last of them has left.
    ///
    /// The next starts connect again, when they are as many. Starts of `producer` do not count. Where it is connected already,
    /// that connection becomes theirs; while they are too few, or after others have ended theirs, they end no other.
    ///
    /// - Parameter observers: How many; 1 or more.
    public func autoconnect(after observers: Int = 1) -> SignalProducer<Value, Failure> {
        require(observers > 0, "autoconnect(after:) needs 1 observer or more, not \(observers).")
        return SignalProducer(connectable.connected(by: observers))
    }

    /// Makes a producer that is connected while it has starts; the same as `autoconnect()`, by its name in Rx.
    public func refCount() -> SignalProducer<Value, Failure> {
        autoconnect()
    }

    /// Makes a producer that connects at the first start, and disconnects some time after the last has left.
    ///
    /// A start that comes within that time finds it connected.
    ///
    /// - Parameters:
    ///   - delay: How long the connection is kept when nobody is left, in seconds; 0 or more.
    ///   - scheduler: Where it is disconnected, and whose clock counts.
    public func refCount(
        disconnectAfter delay: TimeInterval, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, Failure> {
        require(delay >= 0, "refCount(disconnectAfter:on:) needs a delay of 0 or more, not \(delay).")
        return SignalProducer(connectable.connected(by: 1, grace: (delay, scheduler)))
    }
}

extension SignalProducer {
    /// Makes a producer that is started when it is told to, once for all observers: `publish` and `replay` elsewhere.
    ///
    /// See `ConnectableProducer`.
    ///
    /// - Parameter capacity: How many values are kept for those who come later; 0 or more.
    public func makeConnectable(replay capacity: Int = 0) -> ConnectableProducer<Value, Failure> {
        require(capacity >= 0, "makeConnectable(replay:) needs a capacity of 0 or more, not \(capacity).")
        return ConnectableProducer(Connectable(source, replay: capacity))
    }
}

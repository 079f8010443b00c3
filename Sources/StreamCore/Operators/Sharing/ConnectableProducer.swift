#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A producer with a single start that all observers share and that begins when `connect()` is called.
///
///     let download = request.makeConnectable(replay: 1)
///     download.producer.startWithValues { … }      // waits
///     download.producer.startWithValues { … }      // waits
///     let connection = download.connect()          // starts the request, once for both
///
/// Observers stay after a disconnection, and receive further events after the next connection; the kept values stay,
/// too. A terminal event of the producer, of any kind, ends all observers: later observers receive the kept values and
/// then the same terminal event. Disposing of a start of `producer` ends that start alone.
public final class ConnectableProducer<Value, Failure: Error>: SignalProducerConvertible, Sendable {
    private let connectable: Connectable<Value, Failure>

    fileprivate init(_ connectable: Connectable<Value, Failure>) {
        self.connectable = connectable
    }

    /// The producer that observers start; starting it does not connect.
    ///
    /// Each start receives the kept values, then every new event.
    public var producer: SignalProducer<Value, Failure> {
        SignalProducer(Source { [connectable] observer, segment in connectable.join(observer, segment) })
    }

    /// Starts the producer, unless it is connected or has ended.
    ///
    /// If `connect()` is called during a delivery, the events that the producer sends during its start wait for the end
    /// of that delivery. A producer that never stops sending during its start must be connected outside of deliveries.
    ///
    /// - Returns: A disposable that disconnects: the producer's work is disposed of, and the observers receive no
    ///   event. A connection that is not disposed of lasts until the producer ends.
    @discardableResult
    public func connect() -> any Disposable {
        connectable.connect()
    }

    /// Makes a producer that connects when it has `observers` starts, and disconnects when the last start has ended.
    ///
    /// After a disconnection, the same number of starts connects again. Starts of `producer` do not count. If a
    /// connection exists when the number is reached, the counted starts take it over, and the last of them ends it.
    /// Before that, or when their connection has been ended elsewhere, the end of the counted starts ends no
    /// connection.
    ///
    /// - Parameter observers: The number of starts that connect; 1 or more.
    public func autoconnect(after observers: Int = 1) -> SignalProducer<Value, Failure> {
        require(observers > 0, "autoconnect(after:) needs 1 observer or more, not \(observers).")
        return SignalProducer(connectable.connected(by: observers))
    }

    /// Makes a producer that is connected while it has starts; the Rx name of `autoconnect()`.
    public func refCount() -> SignalProducer<Value, Failure> {
        autoconnect()
    }

    /// Makes a producer that connects at the first start, and disconnects `delay` seconds after the last start has
    /// ended.
    ///
    /// A start within that time finds the connection still there.
    ///
    /// - Parameters:
    ///   - delay: How long the connection is kept without a start, in seconds; 0 or more.
    ///   - scheduler: The scheduler whose clock counts, and which disconnects.
    public func refCount(
        disconnectAfter delay: TimeInterval, on scheduler: any DateScheduler
    ) -> SignalProducer<Value, Failure> {
        require(delay >= 0, "refCount(disconnectAfter:on:) needs a delay of 0 or more, not \(delay).")
        return SignalProducer(connectable.connected(by: 1, grace: (delay, scheduler)))
    }
}

extension SignalProducer {
    /// Makes a producer that `connect()` starts once for all observers; Rx calls this `publish` and `replay`.
    ///
    /// See `ConnectableProducer`.
    ///
    /// - Parameter capacity: How many values are kept for later observers; 0 or more.
    public func makeConnectable(replay capacity: Int = 0) -> ConnectableProducer<Value, Failure> {
        require(capacity >= 0, "makeConnectable(replay:) needs a capacity of 0 or more, not \(capacity).")
        return ConnectableProducer(Connectable(source, replay: capacity))
    }
}

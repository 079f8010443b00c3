import Synchronization

/// Begins a shared start when the first observer joins, and stops it when neither the producer nor a start of it is
/// referenced any more.
private final class Replay<Value, Failure: Error>: Sendable {
    private let source: Source<Value, Failure>
    private let start: SharedStart<Value, Failure>
    private let hasBegun = Atomic<Bool>(false)

    init(_ source: Source<Value, Failure>, upTo capacity: Int) {
        self.source = source
        start = SharedStart(Broadcast(keeping: capacity))
    }

    deinit {
        start.dispose()
    }

    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        output.add { withExtendedLifetime(self) {} }
        start.join(observer, output)
        if !hasBegun.exchange(true, ordering: .acquiringAndReleasing) { start.begin(source) }
    }
}

extension Source {
    package func replayLazily(upTo capacity: Int) -> Source {
        require(capacity >= 0, "replayLazily(upTo:) needs a capacity of 0 or more, not \(capacity).")
        let replay = Replay(self, upTo: capacity)
        return Source(following: self) { observer, segment in replay.join(observer, segment) }
    }
}

extension SignalProducer {
    /// Starts the producer once, at the first start, and shares that start with all later starts, which first receive
    /// the latest values.
    ///
    /// The terminal event is replayed as well: a later start receives the latest values and then the same terminal
    /// event. The shared start stops when neither the resulting producer nor a start of it is referenced any more.
    /// Events that arrive during a replay are delivered after the replayed values. To begin again after the last
    /// observer has left, see ``share(replay:scope:)``.
    ///
    /// - Parameter capacity: How many values are kept; 0 or more.
    public func replayLazily(upTo capacity: Int) -> SignalProducer {
        SignalProducer(source.replayLazily(upTo: capacity))
    }
}

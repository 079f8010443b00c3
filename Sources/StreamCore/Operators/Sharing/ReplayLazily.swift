import Synchronization

/// Begins a shared start when the first observer joins, and stops it when nobody refers to the replay any more: neither its
/// producer nor a start of that.
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
    /// Starts the producer once, at the first start, and shares that with all later starts, which get the latest values
    /// first.
    ///
    /// The end is replayed as well: a later start gets the latest values and then the same end. The shared start stops when
    /// neither the resulting producer nor a start of it is referred to any more. Events that come while others are being
    /// replayed take their turn after them. To begin anew when all have left, see ``share(replay:scope:)``.
    ///
    /// - Parameter capacity: How many values are kept; 0 or more.
    public func replayLazily(upTo capacity: Int) -> SignalProducer {
        SignalProducer(source.replayLazily(upTo: capacity))
    }
}

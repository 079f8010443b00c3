/// How long a shared stream remembers.
public enum ShareScope: Sendable {
    /// As long as its source runs: what was sent is forgotten when the source has ended or the last observer has left.
    case whileConnected
    /// For ever: the latest values are kept when the last observer leaves, and so is the end when the source ends.
    case forever
}

/// The present start of a shared source, if there is one; the next begins when that has ended or everybody has left.
private final class Share<Value, Failure: Error>: Sendable {
    private let source: Source<Value, Failure>
    private let capacity: Int
    private let state = Guarded(ShareState<SharedStart<Value, Failure>>())

    init(_ source: Source<Value, Failure>, replay capacity: Int) {
        self.source = source
        self.capacity = capacity
    }

    func join(_ observer: Observer<Value, Failure>, _ output: Segment) {
        var isNew = false
        let start = enter(&isNew)
        output.add { self.leave(start) }
        start.join(observer, output)
        if isNew { start.begin(source) }
    }

    /// Returns the present start, or a new one, which the caller begins.
    private func enter(_ isNew: inout Bool) -> SharedStart<Value, Failure> {
        state.withLock { state in
            state.count += 1
            if let present = state.present { return present }
            isNew = true
            let start = SharedStart(
                Broadcast<Value, Failure>(keeping: capacity) { [weak self] in self?.forget($0) })
            state.present = start
            return start
        }
    }

    private func leave(_ start: SharedStart<Value, Failure>) {
        let isLast = state.withLock { state in
            // Who leaves because the start has ended is not counted any more.
            guard state.present === start else { return false }
            state.count -= 1
            // Nothing is released here: the caller has the start.
            if state.count == 0 { state.present = nil }
            return state.count == 0
        }
        if isLast { start.dispose() }
    }

    /// Makes room before the end is delivered: whoever starts again on hearing of it begins anew.
    private func forget(_ ended: Broadcast<Value, Failure>) {
        state.withLock { state -> SharedStart<Value, Failure>? in
            guard state.present?.broadcast === ended else { return nil }
            state.count = 0
            return state.present.take()
        }
    }
}

private struct ShareState<Start: AnyObject> {
    /// The start that observers join, unless it has ended.
    var present: Start?
    /// How many have joined it and not left.
    var count = 0
}

extension Source {
    package func share(replay capacity: Int, scope: ShareScope) -> Source {
        require(capacity >= 0, "share(replay:scope:) needs a capacity of 0 or more, not \(capacity).")
        switch scope {
        case .whileConnected:
            let share = Share(self, replay: capacity)
            return Source(following: self) { observer, segment in share.join(observer, segment) }
        case .forever:
            return Connectable(self, replay: capacity).connected(by: 1)
        }
    }
}

extension SignalProducer {
    /// Shares one start of the producer among all starts that overlap.
    ///
    ///     let position = locations.share(replay: 1)
    ///     map <~ position                 // starts
    ///     panel <~ position               // gets the latest value at once, and starts nothing
    ///
    /// The first start starts the producer. Later ones get the latest values, then whatever comes. Events that come while
    /// values are being replayed take their turn after them, and all observers see one order. When the last observer has
    /// left, the producer's work is disposed of.
    ///
    /// - With `.whileConnected` the next start begins anew, when the last observer has left as well as when the producer
    ///   has ended, in whatever way; nothing of the time before is replayed. So `retry` and `repeat` work after it.
    /// - With `.forever` what is kept outlives the connection. When the last observer has left, the next start gets the
    ///   latest values, and the producer is started again. Once the producer has ended, every start gets the latest values
    ///   and then the same end, and the producer is not started any more.
    ///
    /// Failure, completion and interruption of the producer go to all. Events come on the threads that send them; those of
    /// a replay on the thread that starts, or, if a delivery is under way, on the one that delivers. What one observer
    /// does never waits for another: no lock is held.
    ///
    /// - Parameters:
    ///   - capacity: How many values are kept for those who come later; 0 or more. Memory is taken as values come.
    ///   - scope: How long they are kept.
    public func share(replay capacity: Int = 0, scope: ShareScope = .whileConnected) -> SignalProducer {
        SignalProducer(source.share(replay: capacity, scope: scope))
    }
}

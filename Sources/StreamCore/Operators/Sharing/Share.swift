/// How long a shared stream keeps its values.
public enum ShareScope: Sendable {
    /// As long as the source runs: the values are dropped when the source ends or the last observer leaves.
    case whileConnected
    /// Forever: the latest values are kept after the last observer has left, and the terminal event after the source
    /// has ended.
    case forever
}

/// The current start of a shared source, if any; the next begins after it has ended or all observers have left.
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

    /// Returns the current start, or a new start, which the caller begins.
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
            // An observer that leaves because the start has ended is no longer counted.
            guard state.present === start else { return false }
            state.count -= 1
            // Clearing releases nothing under the lock: the caller still holds the start.
            if state.count == 0 { state.present = nil }
            return state.count == 0
        }
        if isLast { start.dispose() }
    }

    /// Clears the start before its terminal event is delivered, so that an observer that starts again on that event
    /// begins anew.
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
    /// How many observers have joined that start and not left.
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
    /// The first start starts the producer. Later starts receive the latest values, then every new event. Events that
    /// arrive during a replay are delivered after the replayed values, and all observers see the same order. When the
    /// last observer has left, the producer's work is disposed of.
    ///
    /// - With `.whileConnected`, the next start begins anew after the last observer has left or the producer has ended
    ///   in any way; earlier values are not replayed. So `retry` and `repeat` work downstream of `share`.
    /// - With `.forever`, the kept values outlive the connection. After the last observer has left, the next start
    ///   receives the latest values, and the producer is started again. Once the producer has ended, every start
    ///   receives the latest values and then the same terminal event, and the producer is not started any more.
    ///
    /// All observers receive the producer's failure, completion or interruption. Events arrive on the threads that send
    /// them. Replayed events arrive on the thread that starts, or on the delivering thread if a delivery is under way.
    /// No lock is held, so no observer waits for the work of another.
    ///
    /// - Parameters:
    ///   - capacity: How many values are kept for later observers; 0 or more. Memory grows as values arrive.
    ///   - scope: How long the values are kept.
    public func share(replay capacity: Int = 0, scope: ShareScope = .whileConnected) -> SignalProducer {
        SignalProducer(source.share(replay: capacity, scope: scope))
    }
}

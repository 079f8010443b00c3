import Synchronization

/// The one start of a producer that all starts of its replay share, and the latest values.
///
/// Everything happens inside the gate of the shared start: an observer that joins gets what is kept, then what comes, and
/// misses nothing between. No lock is held meanwhile, so that a replay may be started again from its own events.
private final class Replay<Value, Failure: Error>: Observer<Value, Failure>, @unchecked Sendable {  // gated
    private enum End {
        case failed(Failure)
        case completed
        case interrupted
    }

    private let source: Source<Value, Failure>
    private let capacity: Int
    private let shared = Segment(policy: .typed)
    private let hasStarted = Atomic<Bool>(false)
    private let joined = Multicast<Value, Failure>()
    @exclusivity(unchecked)
    private var values = ValueQueue<Value>()
    private var end: End?

    init(_ source: Source<Value, Failure>, upTo capacity: Int) {
        self.source = source
        self.capacity = capacity
        super.init()
    }

    func join(_ observer: Observer<Value, Failure>, _ segment: Segment) {
        shared.enter {
            for index in 0..<self.values.count where segment.isActive { segment.send(self.values[index], to: observer) }
            guard segment.isActive else { return }
            switch self.end {
            case .failed(let failure): segment.fail(failure, observer)
            case .completed: segment.complete(observer)
            case .interrupted: segment.interrupt(observer)
            case nil:
                let number = self.joined.add(Forwarding(observer, segment))
                segment.add { [weak self] in self?.leave(number) }
            }
        }
        if !hasStarted.exchange(true, ordering: .acquiringAndReleasing) { source.attach(self, shared) }
    }

    private func leave(_ number: Int) {
        shared.enter { self.joined.remove(number) }
    }

    func dispose() {
        shared.dispose()
    }

    override func receive(_ value: Value) {
        values.append(value)
        if values.count > capacity { _ = values.popFirst() }
        joined.receive(value)
    }

    override func fail(_ failure: Failure) {
        end = .failed(failure)
        joined.fail(failure)
    }

    override func complete() {
        end = .completed
        joined.complete()
    }

    override func interrupt() {
        end = .interrupted
        joined.interrupt()
    }
}

/// Stops the shared start when nobody refers to the replay any more: neither its producer nor a start of that.
private final class ReplayOwner<Value, Failure: Error>: Sendable {
    let replay: Replay<Value, Failure>

    init(_ replay: Replay<Value, Failure>) {
        self.replay = replay
    }

    deinit {
        replay.dispose()
    }
}

extension Source {
    package func replayLazily(upTo capacity: Int) -> Source {
        require(capacity >= 0, "replayLazily(upTo:) needs a capacity of 0 or more, not \(capacity).")
        let owner = ReplayOwner(Replay(self, upTo: capacity))
        return Source { observer, segment in
            segment.add { withExtendedLifetime(owner) {} }
            owner.replay.join(observer, segment)
        }
    }
}

extension SignalProducer {
    /// Starts the producer once, at the first start, and shares that with all later starts, which get the latest values
    /// first.
    ///
    /// The end is replayed as well: a later start gets the latest values and then the same end. The shared start stops when
    /// neither the resulting producer nor a start of it is referred to any more. Events that come while others are being
    /// replayed take their turn after them.
    ///
    /// - Parameter capacity: How many values are kept; 0 or more.
    public func replayLazily(upTo capacity: Int) -> SignalProducer {
        SignalProducer(source.replayLazily(upTo: capacity))
    }
}

import StreamCore

// The constant keeps the name that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The capacity of a replay subject that keeps everything.
public let RACReplaySubjectUnlimitedCapacity = Int.max

/// A subject that keeps values and the terminal event, and replays them to new subscribers.
///
/// A new subscriber receives a snapshot of the kept values, in order, then the values that are sent after the replay. A value
/// that the subscriber itself sends during its replay goes to the other subscribers only. With a capacity of 0, the subject
/// keeps only the terminal event. A ``RACTupleNil`` is replayed as nil, which it stands for.
open class RACReplaySubject: RACSubject, @unchecked Sendable {  // state is reached inside the gate only
    private let capacity: Int
    private var values: [Any?] = []
    private var oldest = 0
    /// The first place that has not been emptied; in front of `oldest` during replays, which may still come to it.
    private var firstKept = 0
    /// How many replays are under way, one inside the other.
    private var replayCount = 0
    private var hasCompleted = false
    private var failure: RACFailure?

    /// Makes a subject that keeps everything.
    public required convenience init() {
        self.init(capacity: RACReplaySubjectUnlimitedCapacity)
    }

    /// Makes a subject that keeps the newest values, up to `capacity`.
    public required init(capacity: Int) {
        require(capacity >= 0, "RACReplaySubject needs a capacity of 0 or more, not \(capacity).")
        self.capacity = capacity
        super.init()
    }

    /// Makes a subject that keeps the newest values, up to `capacity`.
    open class func replaySubjectWithCapacity(_ capacity: Int) -> Self {
        self.init(capacity: capacity)
    }

    override func deliver(_ value: Any?) {
        values.append(value)
        guard values.count - oldest > capacity else { return super.deliver(value) }
        oldest += 1
        super.deliver(value)
        // What is dropped goes after the delivery: its `deinit` may send.
        if replayCount == 0 { forgetReplaced() }
    }

    override func deliverError(_ error: (any Error)?) {
        withExtendedLifetime(exchange(&failure, with: RACFailure(error))) { super.deliverError(error) }
    }

    override func deliverCompleted() {
        hasCompleted = true
        super.deliverCompleted()
    }

    /// Sends completion, if no end has been sent.
    final func completeUnlessEnded() {
        gate.run { [self] in
            if !hasCompleted, failure == nil { deliverCompleted() }
        }
    }

    /// Releases the values in front of the oldest, whose `deinit` may send.
    private func forgetReplaced() {
        while firstKept < oldest {
            firstKept += 1
            release(exchange(&values[firstKept - 1], with: nil))
        }
        if oldest * 2 > values.count {
            values.removeFirst(oldest)
            oldest = 0
            firstKept = 0
        }
    }

    override func attach(_ observer: DynamicObserver, _ segment: Segment) {
        attachOnScheduler(observer, segment)
    }

    /// As in the original: it is disposed after a call of `dispose` only, and not after the end of the subject.
    override func returned(_ subscription: RACDisposable) -> RACDisposable {
        RACDisposable { subscription.dispose() }
    }

    override func begin(_ output: Output) {
        gate.run { [self] in replay(to: output.observer, output.segment) }
    }

    private func replay(to observer: DynamicObserver, _ segment: Segment) {
        replayValues(to: observer, segment)
        guard segment.isActive else { return }
        if hasCompleted {
            segment.finish(observer)
        } else if let failure {
            segment.finish(observer, failure)
        } else {
            attachInPlace(observer, segment)
        }
    }

    /// Sends a snapshot of the values, which is not copied: no value is dropped before all replays are over.
    ///
    /// A value that the subscriber itself sends during the replay is not replayed to it.
    private func replayValues(to observer: DynamicObserver, _ segment: Segment) {
        replayCount += 1
        for index in oldest..<values.count {
            guard segment.isActive else { break }
            // Read before the call: a value that is sent inside it must not copy the array.
            let value = values[index]
            if RACTupleNil.isMarker(value) { observer.receive(nil) } else { observer.receive(value) }
        }
        replayCount -= 1
        if replayCount == 0 { forgetReplaced() }
    }
}

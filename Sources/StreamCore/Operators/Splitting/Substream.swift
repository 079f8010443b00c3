/// A stream of a part of an operator's input: a group, a window.
///
/// The operator feeds it, one event at a time. It keeps the values that come before its first observer, as a policy says,
/// and hands them to that one; later observers get what comes from then on. It is of interest, and the operator's input
/// is kept running for it, until it ends or nobody refers to its producer any more.
class Substream<Value, Failure: Error>: @unchecked Sendable {  // guarded by the striped lock
    private final let policy: BufferingPolicy<Failure>
    private final let input: SharedInput
    @exclusivity(unchecked)  // under the striped lock
    private final var waiting = ValueQueue<Value>()
    /// Whether values wait: until the first observer has got what waited, or it is certain that none will come.
    @exclusivity(unchecked)  // under the striped lock
    private final var keepsValues = true
    @exclusivity(unchecked)  // under the striped lock
    private final var hasFirstFollower = false
    @exclusivity(unchecked)  // under the striped lock
    private final var isOfInterest = true
    @exclusivity(unchecked)  // under the striped lock
    private final var hasEnded = false
    private final var end = Termination<Failure>.completed
    @exclusivity(unchecked)  // under the striped lock
    private final var followers = FollowerList()
    private final let walks = Walks()

    init(of input: SharedInput, _ policy: BufferingPolicy<Failure>) {
        self.input = input
        self.policy = policy
        input.addInterest()
    }

    // MARK: Producers

    /// Makes the producer that is handed out; that it is referred to is the interest.
    ///
    /// For one call.
    final func makeProducer() -> SignalProducer<Value, Failure> {
        let handle = SubstreamHandle(self)
        return SignalProducer(Source { handle.substream.follow($0, $1, holding: handle) })
    }

    /// A producer for the operator itself: it takes no waiting values away, and is no interest.
    final var watcher: SignalProducer<Value, Failure> {
        SignalProducer(Source { self.follow($0, $1, holding: nil) })
    }

    private final func follow(_ observer: Observer<Value, Failure>, _ segment: Segment, holding handle: AnyObject?) {
        let follower = SubstreamFollower(observer, segment, self, handle)
        segment.add(follower)
        segment.loop {
            if handle != nil, self.isFirst() { self.handOverWaiting(to: follower) } else { self.admit(follower) }
        }
    }

    private final func isFirst() -> Bool {
        StripedLock.withLock(for: self) { !exchange(&hasFirstFollower, with: true) }
    }

    /// Sends what waits to the first follower, inside its gate, and admits it when nothing waits any more.
    private final func handOverWaiting(to follower: SubstreamFollower<Value, Failure>) {
        var values = ValueQueue<Value>()
        while true {
            let admission = StripedLock.withLock(for: self) { () -> (isTooLate: Bool, replaced: FollowerPlaces?)? in
                swap(&waiting, &values)
                guard values.isEmpty else { return nil }
                keepsValues = false
                return insert(follower)
            }
            if let admission {
                release(admission.replaced)
                if admission.isTooLate { follower.finish(end) }
                return
            }
            while !values.isEmpty {
                follower.observer.receive(values.removeFirst())
                guard follower.segment.continuesLoop() else { return stopKeeping() }
            }
        }
    }

    private final func admit(_ follower: SubstreamFollower<Value, Failure>) {
        let admission = StripedLock.withLock(for: self) { insert(follower) }
        release(admission.replaced)
        if admission.isTooLate { follower.finish(end) }
    }

    /// Tells whether it is too late; called with the lock held.
    private final func insert(
        _ follower: SubstreamFollower<Value, Failure>
    ) -> (isTooLate: Bool, replaced: FollowerPlaces?) {
        if hasEnded { return (true, nil) }
        let (number, replaced) = followers.append(follower, during: walks)
        follower.number = number
        return (false, replaced)
    }

    final func remove(_ follower: SubstreamFollower<Value, Failure>) {
        let removed = StripedLock.withLock(for: self) { followers.remove(follower.number, during: walks) }
        release(removed)
    }

    /// Nobody refers to the producer any more, or observes it.
    final func abandon() {
        stopKeeping()
        endInterest()
    }

    private final func stopKeeping() {
        var released = ValueQueue<Value>()
        StripedLock.withLock(for: self) {
            keepsValues = false
            swap(&waiting, &released)
        }
        release(released)
    }

    private final func endInterest() {
        let isLast = StripedLock.withLock(for: self) { exchange(&isOfInterest, with: false) }
        if isLast { input.endInterest() }
    }

    // MARK: Events, from the operator

    /// Sends or keeps a value; tells whether the substream goes on.
    ///
    /// It fails where there is no room for the value, and the policy says so.
    final func receive(_ value: Value) -> Bool {
        // What does not keep values any more will never do so again, and needs nothing else of the lock.
        let (followers, keeps) = StripedLock.withLock(for: self) {
            keepsValues ? (nil, true) : (self.followers.placesToWalk(walks), false)
        }
        if keeps { return receiveKeeping(value) }
        send(value, to: followers)
        return true
    }

    private final func receiveKeeping(_ value: Value) -> Bool {
        var dropped = ValueQueue<Value>()
        var overflow: Failure?
        let followers = StripedLock.withLock(for: self) {
            if keepsValues { overflow = keep(value, dropping: &dropped) }
            return overflow == nil ? self.followers.placesToWalk(walks) : nil
        }
        release(dropped)
        if let overflow {
            finish(.failed(overflow))
            return false
        }
        send(value, to: followers)
        return true
    }

    @inline(__always)
    private final func send(_ value: Value, to followers: FollowerPlaces?) {
        guard let followers else { return }
        followers.forEach { unsafeDowncast($0, to: SubstreamFollower<Value, Failure>.self).receive(value) }
        walks.end()
    }

    /// Called with the lock held.
    private final func keep(_ value: Value, dropping dropped: inout ValueQueue<Value>) -> Failure? {
        switch policy.decide(beside: waiting.count) {
        case .keep: waiting.append(value)
        case .replaceOldest:
            dropped.append(waiting.removeFirst())
            waiting.append(value)
        case .drop: break
        case .fail(let failure): return failure
        }
        return nil
    }

    /// Ends it, unless it has ended: the values that wait are still handed over, and then this end.
    final func finish(_ termination: Termination<Failure>) {
        let followers = StripedLock.withLock(for: self) { () -> FollowerPlaces? in
            guard !hasEnded else { return nil }
            hasEnded = true
            keepsValues = false
            end = termination
            return self.followers.takePlaces()
        }
        followers?.forEach {
            unsafeDowncast($0, to: SubstreamFollower<Value, Failure>.self).terminate(termination)
        }
        endInterest()
    }
}

/// A stream of a part of an operator's input: a group or a window.
///
/// The operator feeds the substream, one event at a time. Values that arrive before the first observer are kept, as a
/// policy says, and sent to the first observer; later observers receive the values after their start. The substream is
/// an interest, which keeps the operator's input running, until the substream ends or its producer is not referenced
/// any more.
class Substream<Value, Failure: Error>: @unchecked Sendable {  // guarded by the striped lock
    private final let policy: BufferingPolicy<Failure>
    private final let input: SharedInput
    @exclusivity(unchecked)  // under the striped lock
    private final var waiting = ValueQueue<Value>()
    /// Whether arriving values are kept: until the first observer has received the waiting values, or can no longer
    /// come.
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

    /// Makes the producer that observers receive; a reference to this producer is the interest.
    ///
    /// Call it only once.
    final func makeProducer() -> SignalProducer<Value, Failure> {
        let handle = SubstreamHandle(self)
        return SignalProducer(Source { handle.substream.follow($0, $1, holding: handle) })
    }

    /// A producer for the operator itself, which takes no waiting values and is no interest.
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

    /// Sends the waiting values to the first follower, inside the follower's gate, and admits the follower after the
    /// last.
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

    /// Adds the follower unless the substream has ended, which makes it too late; called with the lock held.
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

    /// Called when the producer is neither referenced nor observed any more.
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

    /// Sends or keeps a value, and returns whether the substream continues.
    ///
    /// The substream fails if there is no room for the value and the policy demands a failure.
    final func receive(_ value: Value) -> Bool {
        // A substream that has stopped keeping values never keeps values again, and needs the lock only for its
        // followers.
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

    /// Keeps a value as the policy says, and returns the failure of the policy, if any; called with the lock held.
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

    /// Ends the substream unless it has ended; waiting values are still handed over, followed by this terminal event.
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

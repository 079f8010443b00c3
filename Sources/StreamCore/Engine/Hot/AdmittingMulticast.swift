import Synchronization

/// What a new observer receives from an `AdmittingMulticast` before the values that are sent later.
package struct AdmissionPolicy: Sendable {
    /// The number of values that are kept.
    fileprivate let capacity: Int
    /// Whether kept values are also sent after the end; values that are sent while they are replayed wait then.
    fileprivate let replays: Bool
    /// Whether values are kept until completion, and sent then.
    fileprivate let waitsForCompletion: Bool
    /// Whether the multicast is over when the last observer leaves.
    fileprivate let endsWhenEmpty: Bool

    private init(_ capacity: Int, replays: Bool = false, waits: Bool = false, endsWhenEmpty: Bool = false) {
        self.capacity = capacity
        self.replays = replays
        waitsForCompletion = waits
        self.endsWhenEmpty = endsWhenEmpty
    }

    /// Nothing but the end.
    package static let end = AdmissionPolicy(0)
    /// The current value; only the end after the end.
    package static let current = AdmissionPolicy(1)
    /// The last value, with the completion.
    package static let last = AdmissionPolicy(1, waits: true)

    /// The newest values, before and after the end.
    package static func newest(_ capacity: Int) -> AdmissionPolicy { AdmissionPolicy(capacity, replays: true) }

    /// The newest values of a run that is over when its last observer leaves.
    package static func shared(_ capacity: Int) -> AdmissionPolicy { AdmissionPolicy(capacity, endsWhenEmpty: true) }
}

/// A multicast for any thread: what a new observer receives, and what is sent, are decided in one order.
///
/// An event that a thread sends during a delivery of that thread is delivered at once. An event of another thread is
/// delivered after it, on the delivering thread. Values are kept in the order in which they are delivered: a decision
/// and its place in the order of the gate are taken under one lock, and everything else happens after it. Observers change
/// the list inside of the lock while no delivery is under way, so joining and leaving never deliver what others send.
package class AdmittingMulticast<Value, Failure: Error>: Multicast<Value, Failure>,
    @unchecked Sendable  // the list is gated; the rest is under the lock
{
    fileprivate final let gate = Gate(nests: true)
    fileprivate final let lock = WordLock()
    fileprivate final let admission: AdmissionPolicy
    @exclusivity(unchecked)  // under the lock
    fileprivate final var kept = ValueQueue<Value>()
    /// The number of observers that have joined and not left.
    @exclusivity(unchecked)  // under the lock
    private final var count = 0
    @exclusivity(unchecked)  // under the lock
    private final var hasBegun = false
    @exclusivity(unchecked)  // under the lock
    private final var failure: Failure?
    @exclusivity(unchecked)  // under the lock
    fileprivate final var hasEnded = false
    @exclusivity(unchecked)  // under the lock
    fileprivate final var isOver = false

    /// Makes a multicast without observers.
    ///
    /// - Parameter admission: What a new observer receives.
    package init(_ admission: AdmissionPolicy) {
        self.admission = admission
        super.init(reusesFirstPlace: true)
    }

    /// Makes a multicast with a first value that is kept.
    package convenience init(_ admission: AdmissionPolicy, _ value: Value) {
        self.init(admission)
        kept.append(value)
    }

    @inline(__always)
    private final func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(of: self, body) }

    package final var hasObservers: Bool { locked { count > 0 } }
    /// Whether the multicast has been disposed, or its last observer has left a shared run.
    package final var isDisposed: Bool { locked { isOver } }
    /// The newest of the kept values, also after the end; there must be one.
    ///
    /// Not an optional, whose type would be looked up for each call.
    package final var newest: Value { locked { kept[kept.count - 1] } }
    /// The failure with which the multicast has ended; nil otherwise.
    package final var endingFailure: Failure? { locked { failure } }

    // MARK: Sending

    package override func receive(_ value: Value) {
        switch gate.enterNesting() {
        case .entered:
            deliver(value)
            gate.leaveAndDrain()
        case .nested: deliver(value)
        case .busy: receiveInOrder(value)
        }
    }

    /// Sends a value while another thread is inside.
    @inline(never)
    private final func receiveInOrder(_ value: Value) {
        // An observer that joins or leaves holds the gate inside of the lock only.
        inOrder {
            true
        } _: {
            $0.deliver(value)
        }
    }

    package override func fail(_ failure: Failure) { end(failure) { $0.sendFailure(failure) } }
    package override func complete() { end(nil) { $0.sendCompletion() } }

    private final func sendFailure(_ failure: Failure) { super.fail(failure) }

    private final func sendCompletion() {
        // Every observer has the value before the first one completes.
        if admission.waitsForCompletion, locked({ !kept.isEmpty }) { deliver(newest) }
        super.complete()
    }

    private final func end(_ failure: Failure?, _ send: @escaping (AdmittingMulticast) -> Void) {
        inOrder {
            guard !hasEnded, !isOver else { return false }
            hasEnded = true
            self.failure = failure
            count = 0
            return true
        } _: {
            send($0)
        }
    }

    /// Releases the observers; an observer that comes later is not admitted.
    package final func dispose() {
        var oldFailure: Failure?
        inOrder {
            isOver = true
            count = 0
            oldFailure = exchange(&failure, with: nil)
            return true
        } _: {
            $0.forEachOfAll { _ in }
        }
        release(oldFailure)
    }

    /// Decides inside of the lock, and works in the order of the decisions; no work follows a decision that is false.
    private final func inOrder(_ decide: () -> Bool, _ work: @escaping (AdmittingMulticast) -> Void) {
        var isDecided = false
        let entry = lock.withLock(of: self) { () -> Gate.Entry in
            isDecided = decide()
            guard isDecided else { return .busy }
            let entry = gate.enterInOrder()
            if entry == .busy { gate.push { [self] in work(self) } }
            return entry
        }
        if isDecided { finish(entry) { work(self) } }
    }

    /// Works, or leaves the work to the queue of the gate.
    @inline(__always)
    fileprivate final func finish(_ entry: Gate.Entry, _ work: () -> Void) {
        switch entry {
        case .entered:
            work()
            gate.leave()
        case .nested: work()
        case .busy: gate.drainIfIdle()
        }
    }

    // MARK: Joining and leaving

    /// Sends an observer the kept values, and adds the observer; returns nil after the end.
    package final func admit(_ observer: Observer<Value, Failure>) -> Membership<Value, Failure>? {
        let membership = Membership(self)
        var replayed = ValueQueue<Value>()
        var opening: OpeningObserver<Value, Failure>?
        let isAdmitted = locked {
            guard !hasEnded, !isOver else { return false }
            count += 1
            membership.isFirst = !exchange(&hasBegun, with: true)
            if !kept.isEmpty, !admission.waitsForCompletion {
                copyKept(to: &replayed)
                opening = OpeningObserver(observer, nests: !admission.replays)
            }
            let member = opening ?? observer
            change { $0.add(membership, member) }
            return true
        }
        guard isAdmitted else { return nil }
        // The replay comes first: this thread may deliver what is queued.
        opening?.open(replayed)
        gate.drainIfIdle()
        return membership
    }

    private final func copyKept(to values: inout ValueQueue<Value>) {
        for index in 0..<kept.count { values.append(kept[index]) }
    }

    private final func add(_ membership: Membership<Value, Failure>, _ observer: Observer<Value, Failure>) {
        membership.number = add(observer)
    }

    /// Changes the list, at once unless a delivery is under way; called inside the lock, and before `drainIfIdle`.
    private final func change(_ change: @escaping (AdmittingMulticast) -> Void) {
        switch gate.enterInOrder() {
        case .entered:
            change(self)
            gate.leaveIdle()
        case .nested: change(self)
        case .busy: gate.push { [self] in change(self) }
        }
    }

    /// Removes an observer; returns whether it was the last one.
    fileprivate final func leave(_ membership: Membership<Value, Failure>) -> Bool {
        var isLast = false
        var removed: AnyObserver?
        let isPresent = locked {
            guard !hasEnded, !isOver else { return false }
            count -= 1
            isLast = count == 0
            if isLast, admission.endsWhenEmpty { isOver = true }
            switch gate.enterInOrder() {
            case .entered:
                removed = take(membership.number)
                gate.leaveIdle()
            case .nested: removed = take(membership.number)
            case .busy: gate.push { [self] in remove(membership.number) }
            }
            return true
        }
        if isPresent { gate.drainIfIdle() }
        release(removed)
        return isLast
    }

    /// Sends an observer the values that are kept after the end, and the end.
    package final func sendEnd(to observer: Observer<Value, Failure>) {
        var values = ValueQueue<Value>()
        let failure = locked { () -> Failure? in
            if admission.replays || admission.waitsForCompletion && self.failure == nil { copyKept(to: &values) }
            return self.failure
        }
        while let value = values.popFirst() { observer.receive(value) }
        if let failure { observer.fail(failure) } else { observer.complete() }
    }
}

/// A multicast that keeps values for new observers.
package final class KeepingMulticast<Value, Failure: Error>: AdmittingMulticast<Value, Failure>,
    @unchecked Sendable  // see AdmittingMulticast
{
    package override func receive(_ value: Value) {
        var replaced: Value?
        var isLive = false
        let entry = lock.withLock(of: self) { () -> Gate.Entry in
            guard !hasEnded, !isOver else { return .busy }
            replaced = kept.append(value, keeping: admission.capacity)
            guard !admission.waitsForCompletion else { return .busy }
            isLive = true
            let entry = gate.enterInOrder()
            if entry == .busy { gate.push { [self] in deliver(value) } }
            return entry
        }
        if isLive { finish(entry) { deliver(value) } }
        release(replaced)
    }
}

/// The membership of one observer in a multicast.
package final class Membership<Value, Failure: Error>: @unchecked Sendable {  // gated
    /// Whether the observer was the first one.
    package fileprivate(set) var isFirst = false
    @exclusivity(unchecked)  // inside the gate of the multicast
    fileprivate var number = 0
    private let multicast: Atomic<Unmanaged<AdmittingMulticast<Value, Failure>>?>

    fileprivate init(_ multicast: AdmittingMulticast<Value, Failure>) {
        self.multicast = Atomic(.passRetained(multicast))
    }

    deinit { multicast.load(ordering: .acquiring)?.release() }

    /// Leaves the multicast; returns whether the observer was the last one.
    package func leave() -> Bool {
        multicast.exchange(nil, ordering: .acquiringAndReleasing)?.takeRetainedValue().leave(self) ?? false
    }
}

/// Replays values to a new observer on the observer's thread, while what others send waits.
private final class OpeningObserver<Value, Failure: Error>: Observer<Value, Failure>,
    @unchecked Sendable  // gated
{
    private let target: Observer<Value, Failure>
    private let gate: Gate
    private let isOpen = Atomic<Bool>(false)

    /// Makes an observer whose events wait until it is opened.
    ///
    /// - Parameter nests: Whether what is sent from inside the replay is delivered at once.
    init(_ target: Observer<Value, Failure>, nests: Bool) {
        self.target = target
        gate = Gate(nests: nests)
        super.init()
        _ = gate.tryEnter()
    }

    /// Replays the values, and then lets events pass.
    func open(_ values: consuming ValueQueue<Value>) {
        while let value = values.popFirst() { target.receive(value) }
        gate.leave()
        // Only the delivering thread is left, which sees the flag or enters the idle gate.
        isOpen.store(true, ordering: .releasing)
    }

    @inline(__always)
    private func pass(_ event: @escaping (Observer<Value, Failure>) -> Void) {
        if isOpen.load(ordering: .acquiring) { event(target) } else { gate.run { [target] in event(target) } }
    }

    override func receive(_ value: Value) {
        if isOpen.load(ordering: .acquiring) { target.receive(value) } else { pass { $0.receive(value) } }
    }

    override func fail(_ failure: Failure) { pass { $0.fail(failure) } }
    override func complete() { pass { $0.complete() } }
    override func interrupt() { pass { $0.interrupt() } }
}

import Dispatch

/// The work that is left to the caller after it has given back the lock.
private enum Step {
    case nothing
    /// Call the closure for the value, or for the end, in place.
    case deliver
    /// Have the main queue call the closures.
    case hop
    /// There is no room for the value: ask the policy what becomes of it.
    case overflow
}

/// Takes the events of a stream to closures of the main actor: in place on the main queue, when nothing waits there.
///
/// Several threads may send. The policy limits the number of values that wait; only the main queue takes values out.
/// The path of a value for which there is room names no type that depends on `Value`: naming one would cost more than
/// all the rest.
final class MainInbox<Value, Failure: Error>: Observer<Value, Failure>, Disposable,
    @unchecked Sendable  // state inside the lock
{
    /// The closures that the events are for; released with the last event.
    struct Handlers {
        var value: (@MainActor (Value) -> Void)?
        var failed: (@MainActor (Failure) -> Void)?
        var completed: (@MainActor () -> Void)?
        var interrupted: (@MainActor () -> Void)?
    }

    private enum End {
        case completed
        case failed(Failure)
        case interrupted
    }

    private let policy: BufferingPolicy<Failure>
    private let capacity: Int
    /// Whether disposal calls the closure for interruption, as it does where a producer was started.
    private let tellsDisposal: Bool
    private let lock = WordLock()
    /// Nil after the last event.
    @exclusivity(unchecked)  // under the lock
    private var handlers: Handlers?
    /// The closure of the handlers for the values.
    @exclusivity(unchecked)  // under the lock
    private var onValue: (@MainActor (Value) -> Void)?
    /// Whether the inbox takes events: true until the terminal event or disposal.
    @exclusivity(unchecked)  // under the lock
    private var isOpen = true
    /// Whether the inbox has been disposed of; the closure for interruption may still have to be called.
    @exclusivity(unchecked)  // under the lock
    private var isGivenUp = false
    @exclusivity(unchecked)  // under the lock
    private var pending = ValueQueue<Value>()
    /// The terminal event, which is delivered after the values that wait.
    @exclusivity(unchecked)  // under the lock
    private var end: End?
    /// Whether a block waits on the main queue.
    @exclusivity(unchecked)  // under the lock
    private var isScheduled = false
    /// Whether a closure is running.
    @exclusivity(unchecked)  // under the lock
    private var isDelivering = false
    /// The value that has been taken out and is being delivered; only the main queue uses this.
    @exclusivity(unchecked)  // on the main queue
    private var delivering = ValueQueue<Value>()
    /// The subscription that feeds the inbox; it keeps itself alive as long as there is anything to dispose.
    private weak var input: (any Disposable)?
    private let origin = VirtualQueues.current

    init(_ handlers: Handlers, _ policy: BufferingPolicy<Failure>, tellsDisposal: Bool) {
        self.handlers = handlers
        onValue = handlers.value
        self.policy = policy
        capacity = policy.capacity
        self.tellsDisposal = tellsDisposal
        super.init()
    }

    /// Takes the events of a source from now on, as long as `lifetime` lasts.
    func attach(
        to source: Source<Value, Failure>, as kind: LiveSubscription.Kind, within lifetime: Lifetime? = nil
    ) {
        let segment = Segment(policy: .typed)
        input = segment
        if let observation = lifetime?.observeEnded(dispose) { segment.add(observation) }
        if segment.isActive { source.attach(self, segment, as: kind) }
    }

    // MARK: Events, on any thread

    override func receive(_ value: Value) {
        let isOnMain = MainQueue.isCurrent
        var action: (@MainActor (Value) -> Void)?
        let step: Step = lock.withLock(of: self) {
            guard isOpen else { return .nothing }
            if isOnMain, isIdle {
                isDelivering = true
                action = onValue
                return .deliver
            }
            return keep(value)
        }
        switch step {
        case .nothing: break
        case .deliver:
            // The value does not leave the main queue.
            nonisolated(unsafe) let value = value
            MainQueue.assumeIsolated { action?(value) }
            finishDelivery()
        case .hop: hop()
        case .overflow: overflow(value)
        }
    }

    private func keep(_ value: Value) -> Step {
        lock.assertTaken()
        guard pending.count < capacity else { return .overflow }
        pending.append(value)
        return schedules()
    }

    /// Takes a value for which there was no room.
    @inline(never)
    private func overflow(_ value: Value) {
        var dropped = ValueQueue<Value>()
        var fails = false
        let step: Step = lock.withLock(of: self) {
            guard isOpen else { return .nothing }
            switch policy.decide(beside: pending.count) {
            case .keep: return keep(value)
            case .replaceOldest:
                dropped.append(pending.removeFirst())
                pending.append(value)
            case .drop: return .nothing
            case .fail(let failure):
                isOpen = false
                end = .failed(failure)
                fails = true
            }
            return schedules()
        }
        release(dropped)
        if case .hop = step { hop() }
        if fails { input?.dispose() }
    }

    override func fail(_ failure: Failure) { finish(.failed(failure)) }
    override func complete() { finish(.completed) }
    override func interrupt() { finish(.interrupted) }

    private func finish(_ end: End) {
        let isOnMain = MainQueue.isCurrent
        var discarded = ValueQueue<Value>()
        let step: Step = lock.withLock(of: self) {
            guard isOpen else { return .nothing }
            isOpen = false
            self.end = end
            if case .interrupted = end { pending.exchange(with: &discarded) }
            return isOnMain && isIdle ? .deliver : schedules()
        }
        release(discarded)
        perform(step)
    }

    // MARK: Disposal, on any thread

    var isDisposed: Bool { lock.withLock(of: self) { isGivenUp || handlers == nil } }

    func dispose() {
        let isOnMain = MainQueue.isCurrent
        var discarded = ValueQueue<Value>()
        var handlers: Handlers?
        var replaced: End?
        let step: Step = lock.withLock(of: self) {
            guard self.handlers != nil else { return .nothing }
            pending.exchange(with: &discarded)
            isOpen = false
            isGivenUp = true
            replaced = end
            end = .interrupted
            guard tellsDisposal else {
                handlers = takeHandlers()
                return .nothing
            }
            // A closure that disposes of its own start hears of the disposal after it has returned.
            if isDelivering { return .nothing }
            return isOnMain ? .deliver : schedules()
        }
        perform(step)
        input?.dispose()
        release((handlers, replaced))
        release(discarded)
    }

    // MARK: Delivering

    /// Whether an event may pass in place.
    private var isIdle: Bool {
        lock.assertTaken()
        return !isScheduled && !isDelivering && pending.isEmpty
    }

    /// Whether the caller has to schedule a block: during a delivery the delivering code does it afterwards.
    private func schedules() -> Step {
        lock.assertTaken()
        if isScheduled || isDelivering { return .nothing }
        isScheduled = true
        return .hop
    }

    private func perform(_ step: Step) {
        switch step {
        case .nothing, .overflow: break
        case .deliver: MainQueue.assumeIsolated { deliverEnd() }
        case .hop: hop()
        }
    }

    private func hop() {
        MainQueue.async(in: origin, TrackingScope.carrying { MainQueue.assumeIsolated { self.run() } })
    }

    /// Delivers the values that wait now.
    ///
    /// Values that come meanwhile get a block of their own, so that other blocks of the main queue have their turn.
    @MainActor private func run() {
        var count = lock.withLock(of: self) {
            isScheduled = false
            isDelivering = true
            return pending.count
        }
        while count > 0, deliverNext() { count -= 1 }
        finishDelivery()
    }

    /// Delivers the value that has waited longest, if a value waits.
    @MainActor private func deliverNext() -> Bool {
        var action: (@MainActor (Value) -> Void)?
        let isTaken = lock.withLock(of: self) {
            if handlers == nil || pending.isEmpty { return false }
            action = onValue
            delivering.append(pending.removeFirst())
            return true
        }
        if isTaken {
            let value = delivering.removeFirst()
            action?(value)
        }
        return isTaken
    }

    /// Continues on the main queue after a closure has returned.
    private func finishDelivery() {
        let step: Step = lock.withLock(of: self) {
            isDelivering = false
            if !pending.isEmpty { return schedules() }
            return isOpen || handlers == nil ? .nothing : .deliver
        }
        perform(step)
    }

    /// Calls the closure for the terminal event, the last call of all.
    @MainActor private func deliverEnd() {
        let (handlers, end) = lock.withLock(of: self) { (takeHandlers(), self.end.take()) }
        switch end {
        case .completed: handlers?.completed?()
        case .failed(let failure): handlers?.failed?(failure)
        case .interrupted: handlers?.interrupted?()
        case nil: break
        }
    }

    /// Returns the closures, so that the caller releases them outside the lock.
    private func takeHandlers() -> Handlers? {
        lock.assertTaken()
        onValue = nil
        return handlers.take()
    }
}

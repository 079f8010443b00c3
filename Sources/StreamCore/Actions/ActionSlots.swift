/// The executions of an action, counted, the starts that wait for one to end, and what follows for the two flags.
///
/// Both flags change in one step with the rest, and observers are told after it.
final class ActionSlots: @unchecked Sendable {  // guarded by the lock
    /// What becomes of a start that could not be executed at once.
    enum Excess {
        /// There is a slot now: it can be executed.
        case free
        /// It fails.
        case refused(RefusalReason)
        /// It is interrupted.
        case dropped
        /// It waits; another one may have to be interrupted, and the running execution disposed of.
        case waiting(dropped: WaitingStart?, replaced: Segment?)
    }

    let policy: ExecutionPolicy
    let isEnabled = MutableProperty(true)
    let isExecuting = MutableProperty(false)

    private let limit: UInt
    /// How many starts may wait before the action is disabled.
    private let room: Int
    private let switchesToLatest: Bool
    private let lock = WordLock()
    @exclusivity(unchecked)
    private var isAllowed = true
    /// How many slots are taken; all, while anybody waits.
    @exclusivity(unchecked)
    private var running: UInt = 0
    @exclusivity(unchecked)
    private var waiting = WaitingList()
    /// Whose execution is running, under a policy that switches to the latest.
    @exclusivity(unchecked)
    private var current: Segment?
    /// What the flags were last set to.
    @exclusivity(unchecked)
    private var wasEnabled = true
    @exclusivity(unchecked)
    private var wasExecuting = false

    init(_ policy: ExecutionPolicy) {
        self.policy = policy
        limit = policy.limit
        room = policy.room
        switchesToLatest = policy.switchesToLatest
    }

    /// Takes note of what the state says; `store` keeps the state, in the same step.
    func allow(_ isAllowed: Bool, _ store: () -> Void) {
        lock.lock(self)
        store()
        change(isAllowed: isAllowed, running: running)
    }

    // MARK: Beginning

    /// Tells whether an execution can begin.
    ///
    /// If so, the caller holds the lock, reads the state and calls `finishClaim(_:)`.
    ///
    /// - Parameter segment: Of who starts it; nil if it has a slot.
    func beginClaim(_ segment: Segment?) -> Bool {
        lock.lock(self)
        if isAllowed, segment == nil || running < limit { return true }
        lock.unlock(self)
        return false
    }

    /// Begins an execution.
    func finishClaim(_ segment: Segment?) {
        guard let segment else { return lock.unlock(self) }
        if switchesToLatest { current = segment }
        change(isAllowed: true, running: running + 1)
    }

    /// Decides about a start that could not begin; `start` stands for it, where the policy lets it wait.
    func admit(_ start: WaitingStart?) -> Excess {
        lock.lock(self)
        let excess = decide(start)
        if case .waiting = excess { change(isAllowed: isAllowed, running: running) } else { lock.unlock(self) }
        return excess
    }

    private func decide(_ start: WaitingStart?) -> Excess {
        guard isAllowed else { return .refused(.stateForbids) }
        guard running >= limit else { return .free }
        switch policy.excess {
        case .error: return .refused(.isExecuting)
        case .drop: return .dropped
        case .queue(let buffering):
            guard let start else { fatalError("A start that waits needs a place in the queue.") }
            switch buffering.decide(beside: waiting.count) {
            case .drop: return .dropped
            case .fail(let reason): return .refused(reason)
            case .keep: return append(start, dropped: nil)
            case .replaceOldest: return append(start, dropped: waiting.popFirst())
            }
        }
    }

    private func append(_ start: WaitingStart, dropped: WaitingStart?) -> Excess {
        waiting.append(start)
        return .waiting(dropped: dropped, replaced: current)
    }

    // MARK: Ending

    /// Ends an execution; tells whether the caller keeps its slot, for a start that waits.
    func release() -> Bool {
        lock.lock(self)
        // Released outside the lock.
        let ended = switchesToLatest ? takeCurrent() : nil
        defer { withExtendedLifetime(ended) {} }
        if waiting.count > 0 {
            lock.unlock(self)
            return true
        }
        change(isAllowed: isAllowed, running: running - 1)
        return false
    }

    /// Begins the starts that wait, in a slot that the caller holds, as long as they end while they begin: a loop, not a
    /// recursion.
    func runWaiting() {
        while let start = next() {
            guard start.begin() else { return }
        }
    }

    /// The next start that waits; if there is none, the slot is given back.
    private func next() -> WaitingStart? {
        lock.lock(self)
        let start = waiting.popFirst()
        // It ended before, and so nothing is released here.
        if switchesToLatest { current = start?.segment }
        change(isAllowed: isAllowed, running: start == nil ? running - 1 : running)
        return start
    }

    private func takeCurrent() -> Segment? {
        defer { current = nil }
        return current
    }

    // MARK: Leaving the queue

    func isWaiting(_ start: WaitingStart) -> Bool {
        lock.lock(self)
        defer { lock.unlock(self) }
        return waiting.contains(start)
    }

    /// Takes a start out of the queue; tells whether it was there.
    func remove(_ start: WaitingStart) -> Bool {
        lock.lock(self)
        guard waiting.contains(start) else {
            lock.unlock(self)
            return false
        }
        waiting.remove(start)
        change(isAllowed: isAllowed, running: running)
        return true
    }

    /// Interrupts all that wait: nothing of the action is left to execute them.
    func interruptWaiting() {
        while let start = popFirst() { start.interrupt() }
    }

    private func popFirst() -> WaitingStart? {
        lock.lock(self)
        defer { lock.unlock(self) }
        return waiting.popFirst()
    }

    // MARK: Flags

    /// Gives back the lock and tells what has changed; both properties have their new values when the observers of the
    /// first are told.
    private func change(isAllowed: Bool, running: UInt) {
        self.isAllowed = isAllowed
        self.running = running
        let isNowEnabled = isAllowed && (running < limit || waiting.count < room)
        let isNowExecuting = running > 0
        let enabledTurn = isNowEnabled == wasEnabled ? nil : isEnabled.core.store(isNowEnabled)
        let executingTurn = isNowExecuting == wasExecuting ? nil : isExecuting.core.store(isNowExecuting)
        wasEnabled = isNowEnabled
        wasExecuting = isNowExecuting
        lock.unlock(self)
        if let enabledTurn { isEnabled.core.deliver(isNowEnabled, enabledTurn) }
        if let executingTurn { isExecuting.core.deliver(isNowExecuting, executingTurn) }
    }
}

/// Counts an action's executions, queues the starts that wait for a free slot, and derives `isEnabled` and
/// `isExecuting`.
///
/// Both flags change in one step with the counts; observers are notified after it.
final class ActionSlots: @unchecked Sendable {  // see `state`
    /// The decision about a start that could not be executed at once.
    enum Excess {
        /// A slot has become free: the start can be executed.
        case free
        /// The start fails.
        case refused(RefusalReason)
        /// The start is interrupted.
        case dropped
        /// The start waits; a dropped start may have to be interrupted, and the running execution disposed of.
        case waiting(dropped: WaitingStart?, replaced: Segment?)
    }

    let policy: ExecutionPolicy
    let isEnabled = MutableProperty(true)
    let isExecuting = MutableProperty(false)

    private let limit: UInt
    /// How many starts may wait before the action is disabled.
    private let room: Int
    private let switchesToLatest: Bool
    // Not `Guarded`, to spare every action an allocation.
    private let lock = WordLock()
    /// Inside `withLock` only.
    @exclusivity(unchecked)  // under the lock
    private var state = State()

    init(_ policy: ExecutionPolicy) {
        self.policy = policy
        limit = policy.limit
        room = policy.room
        switchesToLatest = policy.switchesToLatest
    }

    @inline(__always)
    private func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        lock.withLock(of: self) { body(&state) }
    }

    /// Records whether the state allows a start; `store` keeps the state, in the same step.
    func allow(_ isAllowed: Bool, _ store: () -> Void) {
        let change = withLock { state in
            store()
            state.isAllowed = isAllowed
            return updateFlags(&state)
        }
        tell(change)
    }

    // MARK: Beginning

    /// Begins an execution, if there is a slot: `begin` receives the state that `read` returned in the same step.
    ///
    /// The state is read even without a slot: an optional state would be a type that has to be named at run time.
    ///
    /// - Parameter segment: The segment of the start; nil for a start that has a slot already.
    @inline(__always)
    func claim<Value, Work: AnyObject>(
        _ segment: Segment?, reading read: () -> Value, _ begin: (Value) -> Work
    ) -> Work? {
        var claim = Claim()
        let value = withLock { state in
            claim = take(segment, &state)
            return read()
        }
        tell(claim.change)
        return claim.isGranted ? begin(value) : nil
    }

    private func take(_ segment: Segment?, _ state: inout State) -> Claim {
        guard state.isAllowed, segment == nil || state.running < limit else { return Claim() }
        guard let segment else { return Claim(isGranted: true) }
        let ended = switchesToLatest ? exchange(&state.current, with: segment) : nil
        state.running += 1
        return Claim(isGranted: true, ended: ended, change: updateFlags(&state))
    }

    /// Decides about a start that could not begin; `start` is queued if the policy lets it wait.
    func admit(_ start: WaitingStart?) -> Excess {
        let (excess, change) = withLock { state in
            let excess = decide(start, &state)
            if case .waiting = excess { return (excess, updateFlags(&state)) }
            return (excess, FlagChange())
        }
        tell(change)
        return excess
    }

    private func decide(_ start: WaitingStart?, _ state: inout State) -> Excess {
        guard state.isAllowed else { return .refused(.stateForbids) }
        guard state.running >= limit else { return .free }
        switch policy.excess {
        case .error: return .refused(.isExecuting)
        case .drop: return .dropped
        case .queue(let buffering):
            guard let start else { fatalError("A start that waits needs a place in the queue.") }
            switch buffering.decide(beside: state.waiting.count) {
            case .drop: return .dropped
            case .fail(let reason): return .refused(reason)
            case .keep: return append(start, dropped: nil, &state)
            case .replaceOldest: return append(start, dropped: state.waiting.popFirst(), &state)
            }
        }
    }

    private func append(_ start: WaitingStart, dropped: WaitingStart?, _ state: inout State) -> Excess {
        state.waiting.append(start)
        return .waiting(dropped: dropped, replaced: state.current)
    }

    // MARK: Ending

    /// Ends an execution; returns whether the caller keeps its slot, for a waiting start.
    func release() -> Bool {
        let (keepsSlot, change, _) = withLock { state -> (Bool, FlagChange, Segment?) in
            let ended = state.current.take()
            guard state.waiting.count == 0 else { return (true, FlagChange(), ended) }
            state.running -= 1
            return (false, updateFlags(&state), ended)
        }
        tell(change)
        return keepsSlot
    }

    /// Begins waiting starts in a slot that the caller holds, as long as they end while they begin; a loop, not a
    /// recursion.
    func runWaiting() {
        while let start = next() {
            guard start.begin() else { return }
        }
    }

    /// The next waiting start; if there is none, the slot is freed.
    private func next() -> WaitingStart? {
        let (start, change, _) = withLock { state -> (WaitingStart?, FlagChange, Segment?) in
            let start = state.waiting.popFirst()
            let ended = switchesToLatest ? exchange(&state.current, with: start?.segment) : nil
            if start == nil { state.running -= 1 }
            return (start, updateFlags(&state), ended)
        }
        tell(change)
        return start
    }

    // MARK: Leaving the queue

    func isWaiting(_ start: WaitingStart) -> Bool {
        withLock { $0.waiting.contains(start) }
    }

    /// Removes a start from the queue; returns whether it was there.
    func remove(_ start: WaitingStart) -> Bool {
        let change = withLock { state -> FlagChange? in
            guard state.waiting.contains(start) else { return nil }
            state.waiting.remove(start)
            return updateFlags(&state)
        }
        guard let change else { return false }
        tell(change)
        return true
    }

    /// Interrupts all waiting starts: the action is gone, and cannot execute them.
    func interruptWaiting() {
        while let start = withLock({ $0.waiting.popFirst() }) { start.interrupt() }
    }

    // MARK: Flags

    /// Stores the two flags, where they have changed.
    private func updateFlags(_ state: inout State) -> FlagChange {
        let isNowEnabled = state.isAllowed && (state.running < limit || state.waiting.count < room)
        let isNowExecuting = state.running > 0
        var change = FlagChange(isEnabled: isNowEnabled, isExecuting: isNowExecuting)
        if isNowEnabled != state.wasEnabled {
            change.enabledTurn = isEnabled.core.store(isNowEnabled)
            state.wasEnabled = isNowEnabled
        }
        if isNowExecuting != state.wasExecuting {
            change.executingTurn = isExecuting.core.store(isNowExecuting)
            state.wasExecuting = isNowExecuting
        }
        return change
    }

    /// Delivers the changed flags; both properties have their new values before the observers of the first are
    /// notified.
    @inline(__always)
    private func tell(_ change: FlagChange) {
        if let turn = change.enabledTurn { isEnabled.core.deliver(change.isEnabled, turn) }
        if let turn = change.executingTurn { isExecuting.core.deliver(change.isExecuting, turn) }
    }
}

extension ActionSlots {
    private struct State: ~Copyable {
        var isAllowed = true
        /// How many slots are taken; all of them, while any start waits.
        var running: UInt = 0
        var waiting = WaitingList()
        /// The segment of the running execution, under a policy that switches to the latest.
        var current: Segment?
        /// The values that the flags were last set to.
        var wasEnabled = true
        var wasExecuting = false
    }

    /// Whether an execution may begin, and the work to do outside the lock.
    private struct Claim {
        var isGranted = false
        /// The segment of the previous execution, which is released outside the lock.
        var ended: Segment?
        var change = FlagChange()
    }

    /// New values of the flags, which are stored and must be delivered.
    private struct FlagChange {
        var isEnabled = false
        var isExecuting = false
        /// Nil if the flag has not changed.
        var enabledTurn: PropertyTurn?
        var executingTurn: PropertyTurn?
    }
}

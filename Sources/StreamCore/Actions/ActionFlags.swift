/// Whether an action is enabled and executing: both change in one step, and observers are told after it.
final class ActionFlags: @unchecked Sendable {  // guarded by the lock
    let isEnabled = MutableProperty(true)
    let isExecuting = MutableProperty(false)

    private let lock = WordLock()
    @exclusivity(unchecked)
    private var isAllowed = true
    @exclusivity(unchecked)
    private var isClaimed = false

    /// Takes note of what the state says; `store` keeps the state, in the same step.
    func allow(_ isAllowed: Bool, _ store: () -> Void) {
        lock.lock(self)
        store()
        changeAndUnlock(isAllowed: isAllowed, isClaimed: isClaimed)
    }

    /// Tells whether an execution can begin.
    ///
    /// If so, the caller holds the lock, reads the state and calls `finishClaim()`.
    func beginClaim() -> Bool {
        lock.lock(self)
        if isAllowed, !isClaimed { return true }
        lock.unlock(self)
        return false
    }

    /// Begins an execution.
    func finishClaim() {
        changeAndUnlock(isAllowed: true, isClaimed: true)
    }

    /// Ends the execution.
    func release() {
        lock.lock(self)
        changeAndUnlock(isAllowed: isAllowed, isClaimed: false)
    }

    /// Both properties have their new values when the observers of the first are told.
    private func changeAndUnlock(isAllowed: Bool, isClaimed: Bool) {
        let wasEnabled = self.isAllowed && !self.isClaimed
        let wasClaimed = self.isClaimed
        self.isAllowed = isAllowed
        self.isClaimed = isClaimed
        let isNowEnabled = isAllowed && !isClaimed
        let enabledTurn = isNowEnabled == wasEnabled ? nil : isEnabled.core.store(isNowEnabled)
        let executingTurn = isClaimed == wasClaimed ? nil : isExecuting.core.store(isClaimed)
        lock.unlock(self)
        if let enabledTurn { isEnabled.core.deliver(isNowEnabled, enabledTurn) }
        if let executingTurn { isExecuting.core.deliver(isClaimed, executingTurn) }
    }
}

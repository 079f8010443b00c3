/// Whether an action is enabled and executing: both change in one step, and observers are told after it.
final class ActionFlags: @unchecked Sendable {  // guarded by the lock
    let isEnabled = MutableProperty(true)
    let isExecuting = MutableProperty(false)

    private let lock = Lock()
    private var isAllowed = true
    private var isClaimed = false

    /// Takes note of what the state says; `store` keeps the state, in the same step.
    func allow(_ isAllowed: Bool, _ store: () -> Void) {
        change {
            self.isAllowed = isAllowed
            store()
        }
    }

    /// Begins an execution, if that is possible; `read` takes the state, in the same step.
    func claim(_ read: () -> Void) -> Bool {
        var isFirst = false
        change {
            isFirst = isAllowed && !isClaimed
            guard isFirst else { return }
            isClaimed = true
            read()
        }
        return isFirst
    }

    /// Ends the execution.
    func release() {
        change { isClaimed = false }
    }

    /// Both properties have their new values when the observers of the first are told.
    private func change(_ body: () -> Void) {
        var enabled: (value: Bool, turn: PropertyCore<Bool>.Turn)?
        var executing: (value: Bool, turn: PropertyCore<Bool>.Turn)?
        lock.withLock {
            let wasEnabled = isAllowed && !isClaimed
            let wasClaimed = isClaimed
            body()
            let isNowEnabled = isAllowed && !isClaimed
            if isNowEnabled != wasEnabled { enabled = (isNowEnabled, isEnabled.core.store(isNowEnabled)) }
            if isClaimed != wasClaimed { executing = (isClaimed, isExecuting.core.store(isClaimed)) }
        }
        if let enabled { isEnabled.core.deliver(enabled.value, enabled.turn) }
        if let executing { isExecuting.core.deliver(executing.value, executing.turn) }
    }
}

/// A start that waits, with what is needed to execute it.
final class ActionStart<Input, Output, Failure: Error>: WaitingStart,
    @unchecked Sendable  // see WaitingStart
{
    typealias Caller = Observer<Output, ActionError<Failure>>

    /// Alive while it waits: in its end, an action interrupts those that do.
    private unowned let action: Action<Input, Output, Failure>
    @exclusivity(unchecked)
    private var content: (input: Input, caller: Caller, origin: AnyObject?, watcher: AnyObserver?)?

    init(
        of action: Action<Input, Output, Failure>, _ input: Input, _ caller: Caller, _ segment: Segment,
        _ origin: AnyObject?, _ watcher: AnyObserver?, for slots: ActionSlots
    ) {
        self.action = action
        content = (input, caller, origin, watcher)
        super.init(in: segment, for: slots)
    }

    override func release() {
        content = nil
        super.release()
    }

    override func begin() -> Bool {
        guard let content, let segment else { return true }
        release()
        return action.executeInTurn(content.input, content.caller, segment, content.origin, content.watcher)
    }

    override func interrupt() {
        guard let content, let segment else { return }
        release()
        segment.interrupt(content.caller)
        content.watcher?.interrupt()
    }
}

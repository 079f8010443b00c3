/// A waiting start, with everything needed to execute it.
final class ActionStart<Input, Output, Failure: Error>: WaitingStart,
    @unchecked Sendable  // see WaitingStart
{
    /// Alive while the start waits: when an action ends, it interrupts its waiting starts.
    private unowned let action: Action<Input, Output, Failure>
    private let input: Input

    init(of action: Action<Input, Output, Failure>, _ input: Input, for slots: ActionSlots, by caller: ActionCaller) {
        self.action = action
        self.input = input
        super.init(for: slots, by: caller)
    }

    override func begin() -> Bool {
        guard let caller = takeCaller() else { return true }
        return action.executeInTurn(input, caller)
    }
}

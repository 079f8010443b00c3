public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACControl {
    /// The command that the control's action executes, with the control as input, and that enables and disables it.
    ///
    /// The control is enabled as the command is: now, in the call, and then whenever that changes, on the main queue. Set
    /// it there. Setting another command, or nil, ends that, and leaves `isEnabled` as it is. The control holds the
    /// command; the command does not hold the control. An action of a disabled command is refused by the command.
    public var rac_command: RACCommand? {
        get { rac_actions.binding?.target as? RACCommand }
        set {
            guard let command = newValue else { return rac_actions.binding = nil }
            let binding = ControlBinding(command)
            rac_actions.binding = binding
            binding.disposable.addDisposable(command.enabled.setKeyPath(\Self.isEnabled, onObject: self))
            binding.disposable.addDisposable(executions(of: command))
        }
    }

    /// Executes a command on each of the control's actions.
    private func executions(of command: RACCommand) -> RACDisposable {
        if let refreshes = self as? any RACRefreshControl { return refreshes.refreshes(by: command) }
        let events = Self.rac_commandEvents
        // To the subject itself, which attaches in the call on any thread.
        return rac_actions.sent.subscribeNext { action in
            guard let action = action as? ControlAction, !action.events.isDisjoint(with: events) else { return }
            command.execute(action.control)
        }
    }
}

public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACControl {
    /// The command that the control executes, with itself as input, and that enables and disables the control.
    ///
    /// Setting a command sets `isEnabled` to the command's state in the call, and then with every change of that state,
    /// on the main queue. Set the property on the main queue. Setting another command, or nil, ends the binding and
    /// leaves `isEnabled` as it is. The control retains the command; the command does not retain the control. A
    /// disabled command refuses to execute.
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

    /// Executes a command on each of the control's command events.
    private func executions(of command: RACCommand) -> RACDisposable {
        if let refreshes = self as? any RACRefreshControl { return refreshes.refreshes(by: command) }
        let events = Self.rac_commandEvents
        // The subscription is to the subject itself, which attaches the subscriber in the call, on any thread.
        return rac_actions.sent.subscribeNext { action in
            guard let action = action as? ControlAction, !action.events.isDisjoint(with: events) else { return }
            command.execute(action.control)
        }
    }
}

import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A control that shows work in progress until `endRefreshing()` is called.
///
/// The control's command is executed when the control's value changes. When the execution ends, in failure too,
/// `endRefreshing()` is called on the main queue.
public protocol RACRefreshControl: RACControl {
    /// Stops showing work in progress.
    func endRefreshing()
}

extension RACRefreshControl {
    /// The events that execute the control's command: changes of its value.
    public static var rac_commandEvents: RACControlEvents { .valueChanged }

    func refreshes(by command: RACCommand) -> RACDisposable {
        rac_actions.signal(for: Self.rac_commandEvents)
            .map { control in command.execute(control).catchTo(.empty()).then { .return(RACUnit.defaultUnit()) } }
            .concat()
            .deliverOnMainThread()
            .subscribeNext { [weak self] _ in self?.endRefreshing() }
    }
}

import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A control that shows that it is working until it is told that the work is over.
///
/// Its command is executed when its value changes; when the execution ends, in failure too, `endRefreshing()` is called
/// on the main queue.
public protocol RACRefreshControl: RACControl {
    /// Stops showing that it is working.
    func endRefreshing()
}

extension RACRefreshControl {
    /// The events that execute its command.
    public static var rac_commandEvents: RACControlEvents { .valueChanged }

    func refreshes(by command: RACCommand) -> RACDisposable {
        rac_actions.signal(for: Self.rac_commandEvents)
            .map { control in command.execute(control).catchTo(.empty()).then { .return(RACUnit.defaultUnit()) } }
            .concat()
            .deliverOnMainThread()
            .subscribeNext { [weak self] _ in self?.endRefreshing() }
    }
}

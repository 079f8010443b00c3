public import RACCompat
public import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Anything that a user can act on and that can be disabled: a button of a terminal, of a game, of a web page.
///
///     final class Button: RACControl {
///         var isEnabled = true
///         let rac_actions = RACControlActions()
///
///         func press() {
///             if isEnabled { sendActions(for: .touchUpInside) }
///         }
///     }
///     button.rac_command = save
///
/// A control belongs to one thread, usually the main one: commands disable it on the main queue.
public protocol RACControl: AnyObject, ReactiveExtensionsProvider {
    /// Whether the user can act on it.
    var isEnabled: Bool { get set }

    /// The observers of its events.
    var rac_actions: RACControlActions { get }

    /// The events that execute its command; `.touchUpInside` unless the type says otherwise.
    static var rac_commandEvents: RACControlEvents { get }
}

extension RACControl {
    /// The events that execute its command.
    public static var rac_commandEvents: RACControlEvents { .touchUpInside }

    /// Tells whoever waits for one of these events, on this thread; also when the control is disabled.
    public func sendActions(for events: RACControlEvents) {
        rac_actions.sent.sendNext(ControlAction(events: events, control: self))
    }

    /// Sends the control whenever one of these events happens to it; completes when it goes.
    ///
    /// The signal does not hold the control.
    public func rac_signalForControlEvents(_ events: RACControlEvents) -> RACSignal {
        rac_actions.signal(for: events)
            .named("\(RACDescription(self)) -rac_signalForControlEvents: \(String(events.rawValue, radix: 16))")
    }
}

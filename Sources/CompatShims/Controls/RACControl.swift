public import RACCompat
public import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An object that a user acts on and that can be disabled: a button of a terminal, of a game, of a web page.
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
    /// Whether the user can act on the control.
    var isEnabled: Bool { get set }

    /// The observers of the control's events.
    var rac_actions: RACControlActions { get }

    /// The events that execute the control's command; `.touchUpInside` unless the type declares others.
    static var rac_commandEvents: RACControlEvents { get }
}

extension RACControl {
    /// The events that execute the control's command.
    public static var rac_commandEvents: RACControlEvents { .touchUpInside }

    /// Sends these events to their observers, on this thread, also when the control is disabled.
    public func sendActions(for events: RACControlEvents) {
        rac_actions.sent.sendNext(ControlAction(events: events, control: self))
    }

    /// Returns a signal that sends the control whenever one of these events happens, and completes when the control
    /// dies.
    ///
    /// The signal does not retain the control.
    public func rac_signalForControlEvents(_ events: RACControlEvents) -> RACSignal {
        rac_actions.signal(for: events)
            .named("\(RACDescription(self)) -rac_signalForControlEvents: \(String(events.rawValue, radix: 16))")
    }
}

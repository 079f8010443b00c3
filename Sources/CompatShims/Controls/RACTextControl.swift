public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A control that the user types into.
///
/// The control sends ``RACControlEvents/editingChanged`` after each change by the user, and need not send it for
/// changes by the program.
public protocol RACTextControl: RACControl {
    /// The current text.
    var text: String { get set }
}

extension RACTextControl {
    /// Returns a signal that sends the text on subscription and on every editing event, and completes when the control
    /// dies.
    public func rac_textSignal() -> RACSignal {
        RACSignal.defer { [weak self] in .return(self) }
            .concat(rac_actions.signal(for: .allEditingEvents))
            .map { ($0 as? Self)?.text }
            .takeUntil(rac_actions.ended)
            .named("\(RACDescription(self)) -rac_textSignal")
    }

    /// Makes a channel for the text, and returns the terminal for the model; nil empties the text.
    ///
    /// See ``RACControl/rac_channelForControlEvents(_:key:nilValue:file:line:)``.
    public func rac_newTextChannel() -> RACChannelTerminal {
        rac_channelForControlEvents(.allEditingEvents, key: \.text, nilValue: "")
    }
}

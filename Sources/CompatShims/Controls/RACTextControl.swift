public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A control that the user types into.
///
/// It sends ``RACControlEvents/editingChanged`` after each change by the user, and need not say what the program sets.
public protocol RACTextControl: RACControl {
    /// The text as it stands.
    var text: String { get set }
}

extension RACTextControl {
    /// Sends the text when it is subscribed to, and on every editing event; completes when the control goes.
    public func rac_textSignal() -> RACSignal {
        RACSignal.defer { [weak self] in .return(self) }
            .concat(rac_actions.signal(for: .allEditingEvents))
            .map { ($0 as? Self)?.text }
            .takeUntil(rac_actions.ended)
            .named("\(RACDescription(self)) -rac_textSignal")
    }

    /// Makes a channel for the text, and returns the end for the model; nil empties the text.
    ///
    /// See ``RACControl/rac_channelForControlEvents(_:key:nilValue:file:line:)``.
    public func rac_newTextChannel() -> RACChannelTerminal {
        rac_channelForControlEvents(.allEditingEvents, key: \.text, nilValue: "")
    }
}

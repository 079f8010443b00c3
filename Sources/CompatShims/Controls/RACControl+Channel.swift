public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACControl {
    /// Makes a channel for a property of the control, and returns the terminal for the model.
    ///
    ///     toggle.rac_channelForControlEvents(.valueChanged, key: \.isOn, nilValue: false)
    ///
    /// The terminal sends the property when one of the events happens. A value that the terminal receives is set on the
    /// control, with `nilValue` in the place of nil, and does not come back. The terminal does not begin with a value,
    /// and does not send a value that the program sets. The terminal completes when the control dies. The terminal does
    /// not retain the control, and the control does not retain the model.
    public func rac_channelForControlEvents<Value>(
        _ events: RACControlEvents, key: ReferenceWritableKeyPath<Self, Value>, nilValue: Value?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACChannelTerminal {
        let channel = RACChannel()
        let view = channel.followingTerminal
        // The control keeps the channel.
        rac_actions.lifetime.observeEnded { view.sendCompleted() }
        rac_actions.signal(for: events)
            .map { [weak self] _ in self?[keyPath: key] }
            .takeUntil(view.ignoreValues().catchTo(.empty()))
            .subscribe(view)
        // The property is not bound, as in the original: several channels of one property are no mistake.
        rac_lift(
            { [weak self] value in self?[keyPath: key] = value }, withSignals: view.map { $0 ?? nilValue },
            file: file, line: line)
        return channel.leadingTerminal
    }
}

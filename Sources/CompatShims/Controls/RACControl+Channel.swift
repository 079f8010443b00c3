public import RACCompat
import StreamCore

// Members keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension RACControl {
    /// Makes a channel for a property of the control, and returns the end for the model.
    ///
    ///     toggle.rac_channelForControlEvents(.valueChanged, key: \.isOn, nilValue: false)
    ///
    /// The end sends the property when one of the events happens; what is sent to it is set on the control, `nilValue` in
    /// the place of nil, and does not come back. It does not begin with a value, nor tell what the program sets. It
    /// completes when the control goes, and holds it no more than the control holds the model.
    public func rac_channelForControlEvents<Value>(
        _ events: RACControlEvents, key: ReferenceWritableKeyPath<Self, Value>, nilValue: Value?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACChannelTerminal {
        let channel = RACChannel()
        let view = channel.followingTerminal
        // It is the control that keeps the channel.
        rac_actions.lifetime.observeEnded { view.sendCompleted() }
        rac_actions.signal(for: events)
            .map { [weak self] _ in self?[keyPath: key] }
            .takeUntil(view.ignoreValues().catchTo(.empty()))
            .subscribe(view)
        // Not bound, as the original's were not: several channels of one property are no mistake.
        rac_lift(
            { [weak self] value in self?[keyPath: key] = value }, withSignals: view.map { $0 ?? nilValue },
            file: file, line: line)
        return channel.leadingTerminal
    }
}

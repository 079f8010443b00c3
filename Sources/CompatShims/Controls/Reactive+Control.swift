import RACCompat
public import StreamCore

extension Reactive where Base: RACControl {
    /// A target that enables and disables the control, on the main queue.
    public var isEnabled: BindingTarget<Bool> {
        BindingTarget(on: UIScheduler(), lifetime: base.rac_actions.lifetime, object: base, keyPath: \.isEnabled)
    }

    /// Returns a signal that sends the control whenever one of these events happens, and completes when the control
    /// dies.
    public func controlEvents(_ events: RACControlEvents) -> Signal<Base, Never> {
        let actions = base.rac_actions
        return Signal { observer, lifetime in
            lifetime += actions.sent.subscribeNext { action in
                guard let action = action as? ControlAction, !action.events.isDisjoint(with: events) else { return }
                if let control = action.control as? Base { observer.send(value: control) }
            }
            lifetime += actions.lifetime.observeEnded(observer.sendCompleted)
        }
    }

    /// The action that pressing the control executes, and that enables and disables the control on the main queue.
    ///
    /// Setting the action replaces the control's `rac_command`, and setting the command replaces the action. Setting
    /// nil leaves `isEnabled` as it is.
    public var pressed: CocoaAction<Base>? {
        get { base.rac_actions.binding?.target as? CocoaAction<Base> }
        nonmutating set {
            guard let action = newValue else { return base.rac_actions.binding = nil }
            let binding = ControlBinding(action)
            base.rac_actions.binding = binding
            let enabling = isEnabled <~ action.isEnabled
            let executing = controlEvents(Base.rac_commandEvents).observeValues { action.execute($0) }
            for part in [enabling, executing] {
                if let part { binding.disposable.addDisposable(RACDisposable(part)) }
            }
        }
    }
}

extension Reactive where Base: RACTextControl {
    /// A target that sets the text, on the main queue.
    public var text: BindingTarget<String> {
        BindingTarget(on: UIScheduler(), lifetime: base.rac_actions.lifetime, object: base, keyPath: \.text)
    }

    /// A signal that sends the text when the user has ended editing, and completes when the control dies.
    public var textValues: Signal<String, Never> {
        controlEvents([.editingDidEnd, .editingDidEndOnExit]).map { $0.text }
    }

    /// A signal that sends the text on every editing event, and completes when the control dies.
    public var continuousTextValues: Signal<String, Never> {
        controlEvents(.allEditingEvents).map { $0.text }
    }
}

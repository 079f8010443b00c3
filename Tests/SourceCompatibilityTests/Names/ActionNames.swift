import StreamCore

/// The names of `Action` and `ActionError`, in the order of ReactiveSwift's `Action.swift`.
enum ActionNames {
    static func make(_ state: Property<Int>, _ text: Property<String?>, _ age: ValidatingProperty<Int, NameError>) {
        let isReady = Property(value: true)
        let work = SignalProducer<String, NameError>(value: "")
        _ = Action<Int, String, NameError>(state: state, enabledIf: { $0 > 0 }, execute: { _, _ in work })
        _ = Action<Int, String, NameError>(state: state, execute: { (_: Int, _: Int) in work })
        _ = Action<Int, String, NameError>(enabledIf: isReady, execute: { (_: Int) in work })
        _ = Action<Int, String, NameError>(unwrapping: text, execute: { (_: String, _: Int) in work })
        _ = Action<Int, String, NameError>(validated: age, execute: { (_: Int, _: Int) in work })
        _ = Action<Int, String, NameError>(execute: { _ in work })
        _ = Action<Void, String, NameError>(unwrapping: text, execute: { (_: String) in work })
        _ = Action<Void, String, NameError>(validated: age, execute: { (_: Int) in work })
        _ = Action<Void, String, NameError>(state: state, execute: { (_: Int) in work })
    }

    static func use(_ action: Action<Int, String, NameError>, _ plain: Action<Void, String, NameError>) {
        let lifetime: Lifetime = action.lifetime
        let events: Signal<Signal<String, NameError>.Event, Never> = action.events
        let values: Signal<String, Never> = action.values
        let errors: Signal<NameError, Never> = action.errors
        let refusals: Signal<(), Never> = action.disabledErrors
        let completed: Signal<(), Never> = action.completed
        let isExecuting: Property<Bool> = action.isExecuting
        let isEnabled: Property<Bool> = action.isEnabled
        let start: SignalProducer<String, ActionError<NameError>> = action.apply(1)
        let plainStart: SignalProducer<String, ActionError<NameError>> = plain.apply()
        let target: BindingTarget<Int> = action.bindingTarget
        _ = (lifetime, events, values, errors, refusals, completed, isExecuting, isEnabled, start, plainStart, target)
    }

    static func failures(_ error: ActionError<NameError>) -> Bool {
        switch error {
        case .disabled: error == .disabled
        case .producerFailed(let failure): error == ActionError.producerFailed(failure)
        }
    }
}

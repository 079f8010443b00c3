// As it would be written for ReactiveSwift 7.2, with `import ReactiveSwift` replaced by the next lines. It has to compile.

import Foundation
import StreamCore
import Testing

private enum InvalidName: Error {
    case empty
}

/// Properties, bindings and actions.
enum PropertySource {
    private final class Label: ReactiveExtensionsProvider {
        var text = ""
        let (lifetime, token) = Lifetime.make()
    }

    static func properties(_ producer: SignalProducer<Int, Never>, _ signal: Signal<Int, Never>) {
        let mutable = MutableProperty(1)
        mutable.value = 2
        let old = mutable.swap(3)
        let doubled: Int = mutable.modify { value in
            value += 1
            return value * 2
        }
        let text = mutable.withValue { "\($0)" }
        mutable.producer.startWithValues { print($0) }
        mutable.signal.observeValues { print($0) }
        let constant = Property(value: 1)
        let capturing = Property(capturing: mutable)
        let copy = Property(mutable)
        let fed = Property(initial: 0, then: producer)
        let fedBySignal = Property(initial: 0, then: signal)
        let mapped: Property<String> = mutable.map { "\($0)" }
        let keyed = mapped.map(\.count)
        let filtered = mutable.filter(initial: 0) { $0 > 1 }
        let both: Property<(Int, String)> = mutable.combineLatest(with: mapped)
        let many = Property.combineLatest(mutable, mapped, constant).map { a, b, c in "\(a)\(b)\(c)" }
        let zipped = Property.zip(mutable, mapped)
        let flattened = mutable.flatMap(.latest) { Property(value: $0) }
        let distinct = mutable.skipRepeats().skipRepeats(==).uniqueValues().combinePrevious(0)
        let truth = mutable.map { $0 > 1 }.negate().and(Property(value: true)).or(Property(value: false))
        _ = (old, doubled, text, capturing, copy, fed, fedBySignal, keyed, filtered, both, many, zipped)
        _ = (flattened, distinct, truth)
        _ = producer.throttle(while: truth, on: UIScheduler())
    }

    static func bindings(_ names: Signal<String, Never>, _ lifetime: Lifetime) {
        let property = MutableProperty("")
        let optional = MutableProperty<String?>(nil)
        property <~ names
        property <~ names.producer
        let disposable: Disposable? = optional <~ names
        optional <~ property
        let target = BindingTarget<String>(on: UIScheduler(), lifetime: lifetime) { print($0) }
        target <~ property.producer.map { $0.uppercased() }
        let label = Label()
        BindingTarget(lifetime: label.lifetime, object: label, keyPath: \.text) <~ property
        disposable?.dispose()
    }

    static func actions(_ isValid: MutableProperty<Bool>, _ input: MutableProperty<String?>) {
        let action = Action<String, Int, InvalidName> { name in
            name.isEmpty ? SignalProducer(error: .empty) : SignalProducer(value: name.count)
        }
        let enabled = Action<Int, Int, Never>(enabledIf: isValid) { SignalProducer(value: $0) }
        let unwrapping = Action<(), Int, Never>(unwrapping: input) { SignalProducer(value: $0.count) }
        let stateful = Action<Int, String, Never>(state: isValid, enabledIf: { $0 }) { state, number in
            SignalProducer(value: "\(state)\(number)")
        }
        action.apply("a").startWithResult { result in
            switch result {
            case let .success(value): print(value)
            case .failure(.disabled): print("disabled")
            case let .failure(.producerFailed(error)): print(error)
            }
        }
        unwrapping.apply().start()
        action.values.observeValues { print($0) }
        action.errors.observeValues { print($0) }
        action.events.observeValues { print($0) }
        action.completed.observeValues { print("completed") }
        action.disabledErrors.observeValues { print("disabled") }
        let isIdle: Property<Bool> = action.isEnabled.and(action.isExecuting.negate())
        action <~ input.producer.skipNil()
        _ = (enabled, stateful, isIdle)
    }

    fileprivate static func actionErrors(
        _ error: ActionError<InvalidName>, _ action: Action<Int, Int, InvalidName>
    ) throws {
        let disabled: ActionError<InvalidName> = .disabled
        let errors: [ActionError<InvalidName>] = [.disabled, .producerFailed(.empty), disabled]
        print(error == .disabled, error != ActionError<InvalidName>.disabled, errors.contains(.disabled))
        switch error {
        case .disabled: print("disabled")
        case .producerFailed(let failure): print(failure)
        }
        if case .disabled = error { print("disabled") }
        guard case ActionError<InvalidName>.disabled = error else { return }
        do {
            if errors.isEmpty { throw ActionError<InvalidName>.disabled }
            throw error
        } catch ActionError<InvalidName>.disabled {
            print("disabled")
        } catch let ActionError<InvalidName>.producerFailed(failure) {
            print(failure)
        }
        do {
            throw error
        } catch let error as ActionError<InvalidName> where error == .disabled {
            print(error)
        }
        let result: Result<Int, ActionError<InvalidName>> = .failure(.disabled)
        let failing = SignalProducer<Int, ActionError<InvalidName>>(error: .disabled)
        let inferred = SignalProducer<Int, ActionError<InvalidName>>(error: ActionError<InvalidName>.disabled)
        let recovered = action.apply(1).flatMapError { error -> SignalProducer<Int, InvalidName> in
            switch error {
            case .disabled: return .empty
            case let .producerFailed(failure): return SignalProducer(error: failure)
            }
        }
        let mapped = action.apply(1).mapError { error -> InvalidName in
            if case let .producerFailed(failure) = error { return failure }
            return .empty
        }
        _ = (result, failing, inferred, recovered, mapped)
    }

    static func validate() {
        let name = MutableProperty("")
        let validating = ValidatingProperty<String, InvalidName>(name) { value in
            value.isEmpty ? .invalid(.empty) : .valid
        }
        validating.value = "a"
        print(validating.result.value.isInvalid, validating.result.value.error as Any)
    }
}

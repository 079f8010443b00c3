/// A property that validates every value before it is set.
///
///     let age = MutableProperty(0)
///     let validated = ValidatingProperty<Int, AgeError>(age) { $0 >= 0 ? .valid : .invalid(.negative) }
///     validated.value = -1
///     age.value                                      // 0: an invalid value is not set
///     validated.result.value                         // invalid(-1, .negative)
///
/// The value of the property is the value of the inner property. A value set directly on the inner property is kept
/// even if it is invalid; `result` then reports why. No lock is held while the validator runs; the validator runs again
/// if another thread changes its dependencies meanwhile.
public final class ValidatingProperty<Value, ValidationError: Error>: MutablePropertyProtocol,
    @unchecked Sendable  // see Validation
{
    /// The type of failure, by its name in ReactiveSwift: a property cannot fail.
    public typealias Error = Never

    /// The validator's decision about a proposed value.
    public enum Decision {
        /// The value is set.
        case valid
        /// A replacement is set, for a reason if one is given.
        case coerced(Value, ValidationError?)
        /// The value is not set, for the given reason.
        case invalid(ValidationError)
    }

    /// The outcome for a proposed value.
    public enum Result {
        /// The value was set.
        case valid(Value)
        /// The replacement was set.
        case coerced(replacement: Value, proposed: Value, error: ValidationError?)
        /// The value was not set.
        case invalid(Value, ValidationError)
    }

    /// The outcome for the last value that was proposed here or set on the inner property.
    public let result: Property<Result>

    /// Sends the value of the inner property, then every change.
    public let producer: SignalProducer<Value, Never>

    /// Sends every change of the inner property from now on.
    public let signal: Signal<Value, Never>

    /// The lifetime of the inner property.
    public let lifetime: Lifetime

    private let validation: Validation<Value, ValidationError>

    /// Makes a property that validates values for an inner property, which it retains.
    ///
    /// - Parameters:
    ///   - inner: The property that receives the valid values.
    ///   - validator: Decides about a proposed value.
    public init<Inner: ComposableMutablePropertyProtocol>(
        _ inner: Inner, _ validator: @escaping (Value) -> Decision
    ) where Inner.Value == Value {
        validation = Validation(inner, validator)
        result = Property(capturing: validation)
        producer = inner.producer
        signal = inner.signal
        lifetime = inner.lifetime
    }

    /// The value of the inner property.
    ///
    /// Setting the property proposes a value to the validator.
    public var value: Value {
        get { validation.readInner() }
        set { validation.propose(newValue) }
    }

    /// Validates the last proposed value again whenever `changes` sends.
    func revalidate<Change>(when changes: Signal<Change, Never>) {
        validation.revalidate(when: changes.take(during: lifetime))
    }
}

extension ValidatingProperty.Result {
    init(_ proposed: Value, _ decision: ValidatingProperty.Decision) {
        switch decision {
        case .valid: self = .valid(proposed)
        case .coerced(let replacement, let error):
            self = .coerced(replacement: replacement, proposed: proposed, error: error)
        case .invalid(let error): self = .invalid(proposed, error)
        }
    }

    /// Whether the proposed value was invalid, and no value was set.
    public var isInvalid: Bool {
        if case .invalid = self { true } else { false }
    }

    /// The value that was set; nil if the proposed value was invalid.
    public var value: Value? {
        switch self {
        case .valid(let value), .coerced(let value, _, _): value
        case .invalid: nil
        }
    }

    /// The reason why the proposed value was not set unchanged, if a reason was given.
    public var error: ValidationError? {
        switch self {
        case .valid: nil
        case .coerced(_, _, let error): error
        case .invalid(_, let error): error
        }
    }

    /// The value that was proposed.
    var proposed: Value {
        switch self {
        case .valid(let value), .coerced(_, let value, _), .invalid(let value, _): value
        }
    }
}

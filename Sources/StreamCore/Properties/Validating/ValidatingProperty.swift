/// A property that lets a closure judge every value before it is set.
///
///     let age = MutableProperty(0)
///     let validated = ValidatingProperty<Int, AgeError>(age) { $0 >= 0 ? .valid : .invalid(.negative) }
///     validated.value = -1
///     age.value                                      // 0: an invalid value does not get in
///     validated.result.value                         // invalid(-1, .negative)
///
/// The value is that of the inner property. A value that is set there, past the judgement, stays; `result` tells what is
/// wrong with it. No lock is held while the closure runs; it may run again where another thread changes what it depends on.
public final class ValidatingProperty<Value, ValidationError: Error>: MutablePropertyProtocol,
    @unchecked Sendable  // see Validation
{
    /// The type of failure, by its name in ReactiveSwift: a property cannot fail.
    public typealias Error = Never

    /// What is done with a proposed value.
    public enum Decision {
        /// It is set.
        case valid
        /// Another one is set in its place, for the reason given, if there is one.
        case coerced(Value, ValidationError?)
        /// Nothing is set, for the reason given.
        case invalid(ValidationError)
    }

    /// What was done with the value proposed last.
    public enum Result {
        /// It was set.
        case valid(Value)
        /// Another one was set in its place.
        case coerced(replacement: Value, proposed: Value, error: ValidationError?)
        /// Nothing was set.
        case invalid(Value, ValidationError)
    }

    /// What was done with the value proposed last, here or to the inner property.
    public let result: Property<Result>

    /// Sends the value of the inner property, then every change.
    public let producer: SignalProducer<Value, Never>

    /// Sends every change of the inner property from now on.
    public let signal: Signal<Value, Never>

    /// The lifetime of the inner property.
    public let lifetime: Lifetime

    private let validation: Validation<Value, ValidationError>

    /// Makes a property that judges what is set on another one, which it retains.
    ///
    /// - Parameters:
    ///   - inner: The property to set.
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
    /// Setting it is proposing a value.
    public var value: Value {
        get { validation.readInner() }
        set { validation.propose(newValue) }
    }

    /// Judges the value proposed last once more, whenever `changes` sends.
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

    /// Whether nothing was set.
    public var isInvalid: Bool {
        if case .invalid = self { true } else { false }
    }

    /// The value that was set, if one was.
    public var value: Value? {
        switch self {
        case .valid(let value), .coerced(let value, _, _): value
        case .invalid: nil
        }
    }

    /// Why the value was not set as it is, if a reason was given.
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

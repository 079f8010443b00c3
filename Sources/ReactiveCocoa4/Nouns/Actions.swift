public import CompatShims
public import StreamCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Action {
    /// Makes an action that starts the producer of a closure for each input; see `init(policy:execute:)`.
    public convenience init(_ execute: @escaping (Input) -> SignalProducer<Output, Failure>) {
        self.init(execute: execute)
    }

    /// Makes an action that is enabled while a property is true; see `init(enabledIf:policy:execute:)`.
    public convenience init<Enabled: PropertyProtocol>(
        enabledIf isEnabled: Enabled, _ execute: @escaping (Input) -> SignalProducer<Output, Failure>
    ) where Enabled.Value == Bool {
        self.init(enabledIf: isEnabled, execute: execute)
    }

    /// Whether the action is executing; see `isExecuting`.
    public var executing: Property<Bool> { isExecuting }

    /// Whether the action can be started; see `isEnabled`.
    public var enabled: Property<Bool> { isEnabled }

    /// An action for controls that takes input of any type; an input of a wrong type stops the program.
    public var unsafeCocoaAction: ReactiveCocoa4.CocoaAction {
        CocoaAction(self) { input in
            guard let input = input as? Input else {
                fatalError("The action needs \(Input.self), not \(input.map { "\(type(of: $0))" } ?? "nil").")
            }
            return input
        }
    }
}

extension ActionError {
    /// The error of an action that was disabled; see `disabled`.
    public static var NotEnabled: ActionError { .disabled }

    /// The error of an action whose producer failed; see `producerFailed(_:)`.
    public static func ProducerError(_ failure: Failure) -> ActionError { .producerFailed(failure) }

    /// Returns whether both errors are `disabled`, for the pattern `case .NotEnabled`; false for all others.
    public static func ~= (pattern: ActionError, error: ActionError) -> Bool {
        switch (pattern, error) {
        case (.disabled, .disabled): true
        default: false
        }
    }
}

/// An action for a control of any type.
public typealias CocoaAction = CompatShims.CocoaAction<Any?>

extension CompatShims.CocoaAction where Sender == Any? {
    /// The name of `execute(_:)`, for controls that are given a target and a selector.
    public static var selector: String { "execute:" }

    /// Whether the action can be started; see `isEnabled`.
    public var enabled: Bool { isEnabled.value }

    /// Whether the action is executing; see `isExecuting`.
    public var executing: Bool { isExecuting.value }
}

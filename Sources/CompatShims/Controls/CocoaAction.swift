public import StreamCore

/// An action for a control, which executes the action with itself as input, and does not receive the results.
///
///     button.reactive.pressed = CocoaAction(save) { $0.title }
///
/// The object retains the action.
public final class CocoaAction<Sender>: @unchecked Sendable {  // immutable
    /// Whether the action can be started.
    public let isEnabled: Property<Bool>
    /// Whether the action is executing.
    public let isExecuting: Property<Bool>
    private let start: (Sender) -> Void

    /// Makes an object that executes an action with the input that a closure makes from the control.
    public init<Input, Output, Failure: Error>(
        _ action: Action<Input, Output, Failure>, _ inputTransform: @escaping (Sender) -> Input
    ) {
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        start = { action.apply(inputTransform($0)).start() }
    }

    /// Makes an object that executes an action that needs no input.
    public convenience init<Output, Failure: Error>(_ action: Action<Void, Output, Failure>) {
        self.init(action) { _ in }
    }

    /// Makes an object that executes an action with the same input every time.
    public convenience init<Input, Output, Failure: Error>(_ action: Action<Input, Output, Failure>, input: Input) {
        self.init(action) { _ in input }
    }

    /// Executes the action with the control; while the action is disabled, it refuses.
    public func execute(_ sender: Sender) { start(sender) }
}

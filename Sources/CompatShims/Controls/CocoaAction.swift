public import StreamCore

/// An action as the control sees it: it is executed with the control, and its results go elsewhere.
///
///     button.reactive.pressed = CocoaAction(save) { $0.title }
///
/// It holds the action.
public final class CocoaAction<Sender>: @unchecked Sendable {  // immutable
    /// Whether the action could be started.
    public let isEnabled: Property<Bool>
    /// Whether the action is executing.
    public let isExecuting: Property<Bool>
    private let start: (Sender) -> Void

    /// Makes one that executes an action with what a closure makes of the control.
    public init<Input, Output, Failure: Error>(
        _ action: Action<Input, Output, Failure>, _ inputTransform: @escaping (Sender) -> Input
    ) {
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        start = { action.apply(inputTransform($0)).start() }
    }

    /// Makes one that executes an action that needs no input.
    public convenience init<Output, Failure: Error>(_ action: Action<Void, Output, Failure>) {
        self.init(action) { _ in }
    }

    /// Makes one that executes an action with the same input every time.
    public convenience init<Input, Output, Failure: Error>(_ action: Action<Input, Output, Failure>, input: Input) {
        self.init(action) { _ in input }
    }

    /// Executes the action, which refuses while it is disabled.
    public func execute(_ sender: Sender) { start(sender) }
}

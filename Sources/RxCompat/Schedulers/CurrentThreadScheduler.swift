import StreamCore

/// Runs actions on the calling thread, one after the other: an action that another action schedules runs after it.
///
/// The first action, or the outermost subscription, runs at once, and does not return before all others have run.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The only scheduler of this type; each thread has its own waiting actions.
    public static let instance = CurrentThreadScheduler()

    private init() {}

    /// Whether no action runs on the calling thread, so that a scheduled action runs at once.
    public static var isScheduleRequired: Bool { !TurnQueue.current.isRunning }

    /// Runs an action after the actions that run or wait on the calling thread.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let turns = TurnQueue.current
        guard turns.isRunning else {
            turns.begin()
            defer { turns.end() }
            return action(state)
        }
        let turn = ScheduledTurn { action(state) }
        turns.append(turn)
        return turn
    }
}

/// An action that waits for its turn.
final class ScheduledTurn: TurnQueue.Entry, Cancelable, @unchecked Sendable {  // immutable
    private let action: () -> any Disposable
    private let result = SingleAssignmentDisposable()

    init(_ action: @escaping () -> any Disposable) {
        self.action = action
    }

    var isDisposed: Bool { result.isDisposed }

    func dispose() { result.dispose() }

    func takeTurn() {
        if !isDisposed { result.setDisposable(action()) }
    }
}

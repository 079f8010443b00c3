/// Runs actions, at once or when their turn comes.
public protocol ImmediateSchedulerType {
    /// Schedules an action.
    ///
    /// - Returns: The disposable that cancels the waiting action, or disposes what the action has returned.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

/// Runs actions now or later.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The current time of the scheduler.
    var now: RxTime { get }

    /// Schedules an action to run after `dueTime`.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Schedules an action after `startAfter`, then every `period`; each run receives the state that the previous run
    /// returned.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Schedules an action that can schedule itself again.
    ///
    /// The action receives the state, and a closure that schedules the action again with the next state.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let recursion = Recursion<State> { schedule($0, action: $1) }
        recursion.action = action
        recursion.schedule(state)
        return recursion
    }
}

extension SchedulerType {
    /// Schedules an action after `startAfter`, then every `period`; a tick that is due during a run follows that run.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let periodic = RecursivePeriod(self, period, state, action)
        periodic.begin(after: startAfter)
        return periodic
    }
}

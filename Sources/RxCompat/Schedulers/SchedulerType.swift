/// Runs actions, at once or as soon as it is their turn.
public protocol ImmediateSchedulerType {
    /// Schedules an action.
    ///
    /// - Returns: The disposable that calls the action off, or disposes of the one that it has returned.
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
}

/// Runs actions now or later.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The present time of the scheduler.
    var now: RxTime { get }

    /// Schedules an action for later.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Schedules an action again and again; it takes the state that it returned the time before.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension ImmediateSchedulerType {
    /// Schedules an action that can schedule itself again.
    ///
    /// The action takes the state, and a closure that schedules it again with the next one.
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
    /// Schedules an action again and again, each time after the one before has been taken up.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let periodic = RecursivePeriod(self, period, state, action)
        periodic.begin(after: startAfter)
        return periodic
    }
}

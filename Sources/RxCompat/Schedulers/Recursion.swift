import StreamCore

/// An action that schedules itself again, until it is disposed.
final class Recursion<State>: Cancelable, @unchecked Sendable {  // immutable after the first schedule
    typealias Scheduling = (State, @escaping (State) -> any Disposable) -> any Disposable

    private let scheduling: Scheduling
    private let scheduled = CompositeDisposable()
    var action: (State, (State) -> Void) -> Void = { _, _ in }

    init(_ scheduling: @escaping Scheduling) {
        self.scheduling = scheduling
    }

    var isDisposed: Bool { scheduled.isDisposed }

    func dispose() { scheduled.dispose() }

    func schedule(_ state: State) {
        let turn = SingleAssignmentDisposable()
        guard let key = scheduled.insert(turn) else { return }
        turn.setDisposable(
            scheduling(state) { state in
                self.scheduled.remove(for: key)
                if !self.scheduled.isDisposed { self.action(state, self.schedule) }
                return Disposables.create()
            })
    }
}

/// Repeats an action on a scheduler without timers that repeat; the next tick is scheduled before the action runs.
final class RecursivePeriod<State>: Cancelable, @unchecked Sendable {  // the state is touched by one action at a time
    private let scheduler: any SchedulerType
    private let period: RxTimeInterval
    private let action: (State) -> State
    private var state: State
    /// The number of ticks that are due and have not ended, with the running tick.
    private let pending = Guarded(0)
    private let scheduled = CompositeDisposable()

    init(
        _ scheduler: any SchedulerType, _ period: RxTimeInterval, _ state: State, _ action: @escaping (State) -> State
    ) {
        self.scheduler = scheduler
        self.period = period
        self.state = state
        self.action = action
    }

    var isDisposed: Bool { scheduled.isDisposed }

    func dispose() { scheduled.dispose() }

    func begin(after dueTime: RxTimeInterval) {
        add { work in
            self.scheduler.scheduleRelative((), dueTime: dueTime, action: work)
        } work: {
            self.tick()
        }
    }

    private func tick() {
        begin(after: period)
        if pending.withLock({
            $0 += 1; return $0
        }) == 1 {
            runAction()
        }
    }

    private func runAction() {
        state = action(state)
        let isLate = pending.withLock {
            $0 -= 1
            return $0 > 0
        }
        guard isLate else { return }
        add { work in
            self.scheduler.schedule((), action: work)
        } work: {
            self.runAction()
        }
    }

    private func add(
        _ schedule: (@escaping (()) -> any Disposable) -> any Disposable, work: @escaping () -> Void
    ) {
        let turn = SingleAssignmentDisposable()
        guard let key = scheduled.insert(turn) else { return }
        turn.setDisposable(
            schedule { _ in
                self.scheduled.remove(for: key)
                if !self.scheduled.isDisposed { work() }
                return Disposables.create()
            })
    }
}

import Dispatch
import StreamCore

/// The common part of the schedulers of queues.
struct DispatchScheduling: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        let work = UncheckedSendable {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        queue.async { work.value() }
        return cancel
    }

    func scheduleRelative<State>(
        _ state: State, _ dueTime: DispatchTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, leeway: leeway)
        let members = CompositeDisposable()
        let cancel = ActionDisposable { timer.cancel() }
        _ = members.insert(cancel)
        return start(timer, members) {
            if members.isDisposed { return }
            _ = members.insert(action(state))
            cancel.dispose()
        }
    }

    func schedulePeriodic<State>(
        _ state: State, _ startAfter: DispatchTimeInterval, _ period: DispatchTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        let cancel = ActionDisposable { timer.cancel() }
        var state = state
        return start(timer, cancel) {
            if !cancel.isDisposed { state = action(state) }
        }
    }

    /// Starts a timer, which keeps its handler until it is cancelled.
    private func start(
        _ timer: any DispatchSourceTimer, _ cancel: any Cancelable, _ handler: @escaping () -> Void
    ) -> any Disposable {
        let work = UncheckedSendable(handler)
        timer.setEventHandler { work.value() }
        timer.resume()
        return cancel
    }
}

import Dispatch
import StreamCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Schedules the actions of a scheduler on its dispatch queue.
struct DispatchScheduling: Sendable {
    let queue: DispatchQueue
    private let leeway: DispatchTimeInterval
    /// The virtual queue that runs the actions in a virtual world.
    let place: VirtualQueues.Place

    init(_ queue: DispatchQueue, targeting target: DispatchQueue? = nil, leeway: DispatchTimeInterval = .nanoseconds(0))
    {
        require(leeway.seconds >= 0, "A scheduler needs a leeway of 0 or more, not \(leeway).")
        self.queue = queue
        self.leeway = leeway
        place = MainQueue.isMain(target ?? queue) ? .main : .background(queue.label)
    }

    var now: Date { VirtualQueues.current?.now ?? Date() }

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        let work = UncheckedSendable {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        if let queues = VirtualQueues.current {
            queues.add(on: place) { work.value() }
        } else {
            queue.async { work.value() }
        }
        return cancel
    }

    func scheduleRelative<State>(
        _ state: State, _ dueTime: DispatchTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let members = CompositeDisposable()
        let timer = SingleAssignmentDisposable()
        _ = members.insert(timer)
        timer.setDisposable(
            startTimer(after: dueTime, every: nil) {
                if members.isDisposed { return }
                _ = members.insert(action(state))
                timer.dispose()
            })
        return members
    }

    func schedulePeriodic<State>(
        _ state: State, _ startAfter: DispatchTimeInterval, _ period: DispatchTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        let timer = SingleAssignmentDisposable()
        var state = state
        timer.setDisposable(
            startTimer(after: startAfter, every: period) {
                if !timer.isDisposed { state = action(state) }
            })
        return timer
    }

    /// Starts a timer, which retains its handler until the timer is disposed.
    private func startTimer(
        after dueTime: DispatchTimeInterval, every period: DispatchTimeInterval?, _ handler: @escaping () -> Void
    ) -> any Disposable {
        if let period { require(period.seconds >= 0, "A timer needs a period of 0 or more, not \(period).") }
        let work = UncheckedSendable(handler)
        if let queues = VirtualQueues.current {
            let date = queues.now.addingTimeInterval(max(dueTime.seconds, 0))
            let timer =
                period.map { queues.add(on: place, at: date, every: $0.seconds) { work.value() } }
                ?? queues.add(on: place, at: date) { work.value() }
            return ActionDisposable { timer.dispose() }
        }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, repeating: period ?? .never, leeway: leeway)
        timer.setEventHandler { work.value() }
        timer.resume()
        return ActionDisposable { timer.cancel() }
    }
}

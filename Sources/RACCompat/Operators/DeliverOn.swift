import StreamCore
import Synchronization

extension RACSignal {
    /// Sends every event on a scheduler.
    public final func deliverOn(_ scheduler: RACScheduler) -> RACSignal {
        .operation { output in
            let origin = VirtualQueues.current
            let order = MainOrder.ofEvents(on: scheduler)
            let hop = { (block: @escaping () -> Void) in
                VirtualQueues.adopting(origin) { _ = scheduler.schedule { order.run(block) } }
            }
            return self.input(
                next: { value in hop { output.sendNext(value) } },
                error: { error in hop { output.sendError(error) } },
                completed: { hop { output.sendCompleted() } })
        }
        .named("[\(name)] -deliverOn: \(scheduler)")
    }

    /// Sends every event on the main queue; in place if the sender is on the main queue and no event waits.
    public final func deliverOnMainThread() -> RACSignal {
        .operation { output in
            let hops = MainHops()
            return self.input(
                next: { value in hops.run { output.sendNext(value) } },
                error: { error in hops.run { output.sendError(error) } },
                completed: { hops.run { output.sendCompleted() } })
        }
        .named("[\(name)] -deliverOnMainThread")
    }
}

/// Runs blocks on the main queue in order.
private final class MainHops: Sendable {
    private let waiting = Atomic<Int>(0)
    private let origin = VirtualQueues.current
    private let order = MainOrder()

    func run(_ block: @escaping () -> Void) {
        let isFirst = waiting.add(1, ordering: .acquiringAndReleasing).oldValue == 0
        if isFirst, MainQueue.isCurrent {
            perform(block)
        } else {
            VirtualQueues.adopting(origin) { RACScheduler.mainThreadScheduler().schedule { self.perform(block) } }
        }
    }

    private func perform(_ block: @escaping () -> Void) {
        order.run { [waiting = self] in
            block()
            waiting.waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }
}

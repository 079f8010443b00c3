import Foundation
import StreamCore

/// Makes the runs of one recursive block on a scheduler.
///
/// All runs are alike, so what is left to do is a number. A run that the scheduler starts inside the call that asked for
/// it, from the loop of the run before, is handed back to that loop: the stack does not grow.
final class Recursion: @unchecked Sendable {  // its own state is immutable
    let disposable = RACCompoundDisposable()
    private let scheduler: RACScheduler
    private let block: RACSchedulerRecursiveBlock

    init(scheduler: RACScheduler, block: @escaping RACSchedulerRecursiveBlock) {
        self.scheduler = scheduler
        self.block = block
    }

    /// Schedules one run.
    func scheduleRun() {
        schedule(Run(askedForBy: nil))
    }

    private func schedule(_ run: Run) {
        guard !disposable.isDisposed else { return }
        disposable.addDisposable(run.scheduling)
        let scheduling = scheduler.schedule { [self] in
            // The run has started, so there is nothing left to prevent.
            disposable.removeDisposable(run.scheduling)
            if !run.isHandedBack() { performRuns() }
        }
        run.scheduling.disposable = scheduling
    }

    private func performRuns() {
        var remaining = 1
        while remaining > 0, !disposable.isDisposed {
            remaining -= 1
            for _ in 0..<callBlock() {
                let run = Run(askedForBy: pthread_self())
                schedule(run)
                if run.endAsking() { remaining += 1 }
            }
        }
    }

    /// Calls the block once, and returns how many further runs it asked for before it returned.
    private func callBlock() -> Int {
        let requests = Requests()
        block { [self] in
            if !requests.add() { scheduleRun() }
        }
        return requests.close()
    }
}

/// Counts the further runs that one run asks for while it lasts.
private final class Requests: Sendable {
    private let state = Guarded((count: 0, isClosed: false))

    /// Counts one request, and tells whether it came in time.
    func add() -> Bool {
        state.withLock { state in
            if !state.isClosed { state.count += 1 }
            return !state.isClosed
        }
    }

    /// Ends the counting, and returns the result.
    func close() -> Int {
        state.withLock { state in
            state.isClosed = true
            return state.count
        }
    }
}

/// Stands for one run, from the request to its start.
private final class Run: Sendable {
    /// Holds what prevents the run as long as it has not started.
    let scheduling = RACSerialDisposable()
    private let state: Guarded<(askingThread: pthread_t?, wasHandedBack: Bool)>

    init(askedForBy thread: pthread_t?) {
        state = Guarded((thread, false))
    }

    /// Tells, when the run starts, whether its asker is still waiting on this very thread and will make the run itself.
    func isHandedBack() -> Bool {
        state.withLock { state in
            if let asking = state.askingThread, pthread_equal(asking, pthread_self()) != 0 {
                state.wasHandedBack = true
            }
            return state.wasHandedBack
        }
    }

    /// Ends the asker's wait, and tells whether the run was handed back to it.
    func endAsking() -> Bool {
        state.withLock { state in
            state.askingThread = nil
            return state.wasHandedBack
        }
    }
}

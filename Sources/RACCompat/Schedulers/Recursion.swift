import Foundation
import StreamCore

/// Makes the runs of one recursive block on a scheduler.
///
/// All runs are alike, so the runs that remain are a number. A run that the scheduler starts inside the call that
/// requested it, from the loop of an earlier run, is handed back to that loop: the stack does not grow.
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

    /// Calls the block once, and returns the number of further runs that the block requested before it returned.
    private func callBlock() -> Int {
        let requests = Requests()
        block { [self] in
            if !requests.add() { scheduleRun() }
        }
        return requests.close()
    }
}

/// Counts the further runs that one run requests while it lasts.
private final class Requests: Sendable {
    private let state = Guarded((count: 0, isClosed: false))

    /// Counts a request, unless the counting has ended; returns whether the request was counted.
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
    /// Holds the disposable that prevents the run, until the run starts.
    let scheduling = RACSerialDisposable()
    private let state: Guarded<(askingThread: pthread_t?, wasHandedBack: Bool)>

    init(askedForBy thread: pthread_t?) {
        state = Guarded((thread, false))
    }

    /// Returns, when the run starts, whether its requester still waits on this very thread and will make the run
    /// itself.
    func isHandedBack() -> Bool {
        state.withLock { state in
            if let asking = state.askingThread, pthread_equal(asking, pthread_self()) != 0 {
                state.wasHandedBack = true
            }
            return state.wasHandedBack
        }
    }

    /// Ends the requester's wait; returns whether the run was handed back to the requester.
    func endAsking() -> Bool {
        state.withLock { state in
            state.askingThread = nil
            return state.wasHandedBack
        }
    }
}

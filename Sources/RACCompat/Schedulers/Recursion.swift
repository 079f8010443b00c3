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
private final class Requests: @unchecked Sendable {  // its state is reached under the lock only
    private let lock = Lock()
    private var count = 0
    private var isClosed = false

    /// Counts one request, and tells whether it came in time.
    func add() -> Bool {
        lock.withLock {
            if !isClosed { count += 1 }
            return !isClosed
        }
    }

    /// Ends the counting, and returns the result.
    func close() -> Int {
        lock.withLock {
            isClosed = true
            return count
        }
    }
}

/// Stands for one run, from the request to its start.
private final class Run: @unchecked Sendable {  // its state is reached under the lock only
    /// Holds what prevents the run as long as it has not started.
    let scheduling = RACSerialDisposable()
    private let lock = Lock()
    private var askingThread: pthread_t?
    private var wasHandedBack = false

    init(askedForBy thread: pthread_t?) {
        askingThread = thread
    }

    /// Tells, when the run starts, whether its asker is still waiting on this very thread and will make the run itself.
    func isHandedBack() -> Bool {
        lock.withLock {
            if let askingThread, pthread_equal(askingThread, pthread_self()) != 0 { wasHandedBack = true }
            return wasHandedBack
        }
    }

    /// Ends the asker's wait, and tells whether the run was handed back to it.
    func endAsking() -> Bool {
        lock.withLock {
            askingThread = nil
            return wasHandedBack
        }
    }
}

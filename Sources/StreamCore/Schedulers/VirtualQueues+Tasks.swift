package import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Tasks run in virtual queues, too: one job at a time, in the order in which they became ready.
///
/// In a test without tasks of its own, the test runs the jobs when it lets time pass, before the work that is due. In a
/// test with tasks, a dispatch queue carries them, and the test itself is one of them; so one of all runs at a time,
/// and it is known when none can go on.
extension VirtualQueues: TaskExecutor {
    /// Where a job runs.
    package enum JobPlace: Sendable {
        /// Where code that is isolated to nothing runs, and actors without an executor of their own.
        case pool
        case mainActor
        case actor(VirtualActorExecutor)
    }

    /// What a task did that virtual queues do not order.
    package struct TaskFault: Sendable {
        package enum Kind: Sendable {
            /// The task was resumed by a thread that the queues do not run.
            case resumedOutside
            /// The task needs the main thread, which the test does not run.
            case needsMain
            /// The task goes on in a loop, without waiting for time or for an event.
            case endless
        }

        package let kind: Kind
        package let date: Date
    }

    package func enqueue(_ job: consuming ExecutorJob) { enqueue(UnownedJob(job), on: .pool) }

    /// Adds a job of a task that can go on.
    package func enqueue(_ job: UnownedJob, on place: JobPlace) {
        let isInside = isInside(job)
        let date = now
        let carrier = tasks.withLock { tasks in
            if !isInside { tasks.note(.resumedOutside, at: date) }
            return tasks.add(VirtualTasks.Entry(job: job, place: place))
        }
        carrier?.async { self.carryTasks() }
    }

    /// Whether the queues run the calling thread, or the job is the test itself, which may wait for anything.
    private func isInside(_ job: UnownedJob) -> Bool {
        let queues = ThreadState.current.pointee.virtualQueues ?? VirtualQueues.current
        // The test of a world inside of this one returns to this one.
        return queues === self || queues?.origin === self || isTest(unsafeBitCast(job, to: UInt.self)) || !isOpen
    }

    private func isTest(_ task: UInt) -> Bool { testTask.load(ordering: .relaxed) == task }

    /// The address of the running task, which is that of its job; 0 outside of tasks.
    private var currentTask: UInt { withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } ?? 0 } }

    /// Remembers that the running task is the test itself, which may wait for anything.
    package func adoptTest() { testTask.store(currentTask, ordering: .relaxed) }

    /// Whether the running task is the test itself.
    package var isTest: Bool { isTest(currentTask) }

    /// Returns the faults of tasks so far, and forgets them.
    package func takeTaskFaults() -> [TaskFault] { tasks.withLock { $0.takeFaults() } }

    /// Whether the work of a producer has begun, and has not returned.
    package var hasOpenWork: Bool { openWorkCount.load(ordering: .relaxed) > 0 }

    /// Runs the work of a producer in the running task, and counts it as open meanwhile.
    static func counting(
        isolation: isolated (any Actor)?, _ work: () async -> Void
    ) async {
        let queues = current
        queues?.openWorkCount.add(1, ordering: .relaxed)
        await work()
        queues?.openWorkCount.subtract(1, ordering: .relaxed)
    }

    // MARK: Running

    /// Hands the jobs to a dispatch queue from now on.
    package func carryTasks(on queue: DispatchQueue) {
        tasks.withLock { $0.isCarried(by: queue) }?.async { self.carryTasks() }
    }

    /// Runs jobs on the carrier until no task can go on; then resumes a task that waits for that.
    private func carryTasks() {
        while true {
            let date = now
            switch tasks.withLock({ $0.next(at: date) }) {
            case .stop: return
            case .resume(let continuation): asThread { continuation.resume() }
            case .run(let entry):
                if case .mainActor = entry.place, !MainQueue.isReallyCurrent {
                    // The carrier waits meanwhile, so that one job runs at a time.
                    DispatchQueue.main.async {
                        self.run(entry)
                        self.tasks.withLock { $0.carrier }?.async { self.carryTasks() }
                    }
                    return
                }
                run(entry)
            }
        }
    }

    /// Runs jobs on this thread until no task can go on.
    ///
    /// - Returns: Whether there were any; false for tasks that never come to rest.
    func runTasks() -> Bool {
        var hasRun = false
        while true {
            let date = now
            guard let entry = tasks.withLock({ $0.takeNext(at: date) }) else {
                return hasRun && tasks.withLock { $0.isEmpty }
            }
            hasRun = true
            if case .mainActor = entry.place, !MainQueue.isReallyCurrent {
                tasks.withLock { $0.note(.needsMain, at: date) }
                DispatchQueue.main.async { self.run(entry) }
            } else {
                run(entry)
            }
        }
    }

    private func run(_ entry: VirtualTasks.Entry) {
        let thread = ThreadState.current
        let outer = thread.pointee.isOnVirtualMain
        thread.pointee.isOnVirtualMain = if case .mainActor = entry.place { true } else { false }
        // One thread may run jobs of several places.
        turnNumber.add(1, ordering: .relaxed)
        defer { thread.pointee.isOnVirtualMain = outer }
        asThread {
            switch entry.place {
            case .pool: entry.job.runSynchronously(on: asUnownedTaskExecutor())
            case .mainActor: entry.job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            case .actor(let executor):
                entry.job.runSynchronously(
                    isolatedTo: executor.asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
        }
    }

    /// Runs `body` on this thread as one that these queues run.
    func asThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        let thread = ThreadState.current
        let outer = exchange(&thread.pointee.virtualQueues, with: self)
        defer { thread.pointee.virtualQueues = outer }
        return try body()
    }

    /// Waits until no other task can go on.
    package func waitForRest(isolation: isolated (any Actor)? = #isolation) async {
        await withUnsafeContinuation(isolation: isolation) { (continuation: UnsafeContinuation<Void, Never>) in
            tasks.withLock { $0.add(continuation) }?.async { self.carryTasks() }
        }
    }
}

/// Runs actors in virtual queues; all of them together run one job at a time.
package final class VirtualActorExecutor: SerialExecutor {
    private let queues: VirtualQueues

    package init(_ queues: VirtualQueues) {
        self.queues = queues
    }

    package func enqueue(_ job: consuming ExecutorJob) { queues.enqueue(UnownedJob(job), on: .actor(self)) }
}

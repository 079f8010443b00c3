import Foundation
import StreamCore

/// Takes the tasks of virtual worlds out of the process's pool of tasks, and off the main actor's executor.
///
/// `Task { }` does not inherit the executor of the code that makes it, and the main actor has an executor of its own.
/// The run-time library has hooks for every job that goes to the pool, and for the main actor's executor; a job goes to
/// the world that its task was made in. Where a program has no such library, tasks that streams make, and the child
/// tasks of a test, are the world's, and others are outside.
enum TaskHooks {
    private typealias IsMain = @convention(thin) (UnownedSerialExecutor) -> Bool
    private typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMain) -> Bool
    private typealias Main = @convention(thin) () -> UnownedSerialExecutor
    private typealias MainHook = @convention(thin) (Main) -> UnownedSerialExecutor
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void
    private typealias TaskNumber = @convention(thin) (UnownedJob) -> UInt64

    /// Returns the number of the task that a job is a part of.
    private static let taskNumber: TaskNumber? = {
        dlsym(dlopen(nil, RTLD_LAZY), "swift_task_getJobTaskId").map { unsafeBitCast($0, to: TaskNumber.self) }
    }()

    /// Sets the hooks, once in a process; false where there are none.
    static let areSet: Bool = {
        guard taskNumber != nil else { return false }
        set("swift_task_enqueueGlobal_hook", Hook.self) { job, enqueue in
            if let owner = owner(of: job) { owner.enqueue(job, on: .pool) } else { enqueue(job) }
        }
        set("swift_task_isMainExecutor_hook", IsMainHook.self) { executor, isMain in
            unsafeBitCast(executor, to: (UInt, UInt).self).0 == MainTasks.address || isMain(executor)
        }
        set("swift_task_getMainExecutor_hook", MainHook.self) { _ in MainTasks.shared.asUnownedSerialExecutor() }
        return true
    }()

    private static func set<Hook>(_ name: String, _ type: Hook.Type, _ hook: Hook) {
        dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: Hook?.self).pointee = hook
    }

    private struct Owner {
        weak var queues: VirtualQueues?
    }

    /// The worlds of tasks that the hooks have seen, by the numbers of the tasks.
    private static let owners = Guarded<[UInt64: Owner]>([:])

    /// Returns the open queues that a task was made in.
    fileprivate static func owner(of job: UnownedJob) -> VirtualQueues? {
        guard VirtualQueues.areOpen, let number = taskNumber?(job) else { return nil }
        let current = VirtualQueues.current
        // An actor's own job, which runs what waits for the actor, is part of no task: of all of them, the number is 0.
        guard number != 0 else { return current?.isOpen == true ? current : nil }
        let owner: VirtualQueues? = owners.withLock { owners in
            if let known = owners[number]?.queues { return known }
            if let current { owners[number] = Owner(queues: current) }
            return current
        }
        return owner?.isOpen == true ? owner : nil
    }

    /// Forgets the tasks of worlds that have ended.
    static func forgetEnded() {
        owners.withLock { owners in owners = owners.filter { $0.value.queues?.isOpen == true } }
    }
}

/// The executor of the main actor in a process that has virtual worlds: the main queue, for all tasks but theirs.
private final class MainTasks: SerialExecutor {
    static let shared = MainTasks()
    static let address = UInt(bitPattern: Unmanaged.passUnretained(shared).toOpaque())

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if let owner = TaskHooks.owner(of: job) { return owner.enqueue(job, on: .mainActor) }
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func isIsolatingCurrentContext() -> Bool? { MainQueue.isReallyCurrent }

    func checkIsolated() {
        require(MainQueue.isReallyCurrent, "Code of the main actor was reached off the main thread.")
    }
}

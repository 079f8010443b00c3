import StreamCore
import Synchronization

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
        schedule(RecursionRun(askedForBy: 0))
    }

    private func schedule(_ run: RecursionRun) {
        guard !disposable.isDisposed else { return }
        disposable.addDisposable(run)
        if let queue = scheduler as? RACQueueScheduler, queue.schedulesInItsOwnWay {
            queue.schedule(run, of: self)
        } else {
            run.scheduling = scheduler.schedule { [self] in start(run) }
        }
    }

    func start(_ run: RecursionRun) {
        // The run has started, so there is nothing left to prevent.
        disposable.removeDisposable(run)
        if !run.isHandedBack() { performRuns() }
    }

    private func performRuns() {
        var remaining = 1
        while remaining > 0, !disposable.isDisposed {
            remaining -= 1
            for _ in 0..<callBlock() {
                let run = RecursionRun(askedForBy: Gate.currentThread)
                schedule(run)
                if run.endAsking() { remaining += 1 }
            }
        }
    }

    /// Calls the block once, and returns the number of further runs that the block requested before it returned.
    private func callBlock() -> Int {
        let requests = Requests(self)
        // The closure captures one object, and so takes no memory of its own.
        block { requests.request() }
        return requests.close()
    }
}

/// Counts the further runs that one run requests while it lasts.
private final class Requests: Sendable {
    private let recursion: Recursion
    /// The number; negative once the counting has ended.
    private let count = Atomic<Int>(0)

    init(_ recursion: Recursion) {
        self.recursion = recursion
    }

    /// Counts a request; schedules a run if the counting has ended.
    func request() {
        if !add() { recursion.scheduleRun() }
    }

    /// Counts a request, unless the counting has ended; returns whether the request was counted.
    private func add() -> Bool {
        var present = count.load(ordering: .relaxed)
        while present >= 0 {
            let (exchanged, original) = count.weakCompareExchange(
                expected: present, desired: present + 1, ordering: .acquiringAndReleasing)
            if exchanged { return true }
            present = original
        }
        return false
    }

    /// Ends the counting, and returns the result.
    func close() -> Int { count.exchange(-1, ordering: .acquiringAndReleasing) }
}

/// Stands for one run, from the request to its start; its disposal prevents the run.
final class RecursionRun: RACDisposable, @unchecked Sendable {  // under the striped lock, or atomic
    private static let handedBack: UInt = 1

    @exclusivity(unchecked)  // under the striped lock
    private var inner: RACDisposable?
    /// The number of the thread that waits for the start inside its request, 0 for none, or `handedBack`.
    private let asking: Atomic<UInt>

    init(askedForBy thread: UInt) {
        asking = Atomic(thread)
        super.init()
    }

    /// What the scheduler returned, which is disposed with the run.
    var scheduling: RACDisposable? {
        get { StripedLock.withLock(for: self) { inner } }
        set {
            let isTooLate = StripedLock.withLock(for: self) {
                if !isDisposed { inner = newValue }
                return isDisposed
            }
            if isTooLate { newValue?.dispose() }
        }
    }

    override func dispose() {
        let last = StripedLock.withLock(for: self) { beginDisposal() ? exchange(&inner, with: nil) : nil }
        last?.dispose()
    }

    /// Returns, when the run starts, whether its requester still waits on this very thread and will make the run
    /// itself.
    func isHandedBack() -> Bool {
        let (exchanged, original) = asking.compareExchange(
            expected: Gate.currentThread, desired: Self.handedBack, ordering: .acquiringAndReleasing)
        return exchanged || original == Self.handedBack
    }

    /// Ends the requester's wait; returns whether the run was handed back to the requester.
    func endAsking() -> Bool {
        let (exchanged, original) = asking.compareExchange(
            expected: Gate.currentThread, desired: 0, ordering: .acquiringAndReleasing)
        return !exchanged && original == Self.handedBack
    }
}

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
        guard !disposable.isDisposed else { return }
        if let queue { QueuedRun(of: self, on: queue).enqueue() } else { schedule(RecursionRun(askedForBy: 0)) }
    }

    /// The scheduler, if runs need nothing but a place in its queue.
    private var queue: RACQueueScheduler? {
        guard let queue = scheduler as? RACQueueScheduler, queue.queuesInPlace else { return nil }
        return queue
    }

    private func schedule(_ run: RecursionRun) {
        disposable.addDisposable(run)
        run.scheduling = scheduler.schedule { [self] in start(run) }
    }

    private func start(_ run: RecursionRun) {
        // The run has started, so there is nothing left to prevent.
        disposable.removeDisposable(run)
        guard !run.isHandedBack() else { return }
        var remaining = 1
        var spare: Requests?
        while remaining > 0, !disposable.isDisposed {
            remaining -= 1
            for _ in 0..<callBlock(&spare) where !disposable.isDisposed {
                let run = RecursionRun(askedForBy: CurrentThread.number)
                schedule(run)
                if run.endAsking() { remaining += 1 }
            }
        }
    }

    /// Calls the block once, and returns the number of further runs that the block requested before it returned.
    ///
    /// - Parameter spare: The requests of an earlier run that nobody can make any more.
    fileprivate func callBlock(_ spare: inout Requests?) -> Int {
        var requests = exchange(&spare, with: nil) ?? Requests(self)
        // The closure captures one object, and so takes no memory of its own.
        block { [requests] in requests.request() }
        let count = requests.close()
        if isKnownUniquelyReferenced(&requests) {
            requests.reopen()
            spare = requests
        }
        return count
    }
}

/// A place in the queue of a scheduler, for one run of a recursion after the other.
final class QueuedRun: @unchecked Sendable {  // is in the queue once, and serves one run at a time
    private let recursion: Recursion
    private let scheduler: RACQueueScheduler
    /// The block that waits in the queue, which retains it; nil while the block runs.
    @exclusivity(unchecked)  // see above
    private var block: RACQueueScheduler.Work?
    @exclusivity(unchecked)  // see above
    private var spare: Requests?

    init(of recursion: Recursion, on scheduler: RACQueueScheduler) {
        self.recursion = recursion
        self.scheduler = scheduler
    }

    func enqueue() {
        enqueue { self.run() }
    }

    private func enqueue(_ block: @escaping RACQueueScheduler.Work) {
        self.block = block
        scheduler.enqueue(block)
    }

    private func run() {
        // Written out: on Linux, Swift has no metadata of blocks, which generic code would need.
        let present = block
        block = nil
        guard let present, !recursion.disposable.isDisposed else { return }
        scheduler.performAsCurrentScheduler {
            let count = recursion.callBlock(&spare)
            guard count > 0, !recursion.disposable.isDisposed else { return }
            enqueue(present)
            for _ in 1..<count { recursion.scheduleRun() }
        }
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

    /// Begins to count anew, for another run.
    func reopen() { count.store(0, ordering: .releasing) }
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
            expected: CurrentThread.number, desired: Self.handedBack, ordering: .acquiringAndReleasing)
        return exchanged || original == Self.handedBack
    }

    /// Ends the requester's wait; returns whether the run was handed back to the requester.
    func endAsking() -> Bool {
        let (exchanged, original) = asking.compareExchange(
            expected: CurrentThread.number, desired: 0, ordering: .acquiringAndReleasing)
        return !exchanged && original == Self.handedBack
    }
}

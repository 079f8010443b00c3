package import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The dispatch queues and the clock of code that runs in virtual time; `VirtualWorld` of StreamTesting makes them.
///
/// When a scheduler over a dispatch queue receives work, it passes the work to the virtual queues of the running code,
/// if there are any; the test then runs the work, in order, on its own thread. Code on a thread of another library is
/// outside of virtual queues: operators that deliver its events remember the queues that they were started in, see
/// `adopting(_:_:)`.
package final class VirtualQueues: Sendable {
    /// A queue that code can be on.
    package enum Place: Sendable, Equatable {
        case main
        case background(String)
    }

    /// Where code of these queues is, and which task or thread runs it.
    private struct Position: Sendable {
        let queues: VirtualQueues
        let place: Place
        let runner: Runner
    }

    private enum Runner: Equatable, Sendable {
        case task(Int)
        case thread(UInt)

        static var current: Runner {
            withUnsafeCurrentTask { task in
                task.map { .task($0.hashValue) } ?? .thread(UInt(bitPattern: ThreadState.current))
            }
        }
    }

    /// How many virtual queues are open; with none, a scheduler pays one load and one branch.
    private static let openCount = Atomic<Int>(0)
    @TaskLocal private static var position: Position?

    private let timeline: Guarded<VirtualTimeline>
    private let isClosed = Atomic<Bool>(false)
    /// Changes whenever the clock moves, and whenever code begins or ends to be on a queue.
    let turnNumber = Atomic<Int>(0)
    /// How many actions of each scheduler wait for the main queue or run there.
    private let hops = Guarded<[ObjectIdentifier: Int]>([:])
    let tasks = Guarded(VirtualTasks())
    /// The task that is the test itself; 0 if there is none.
    let testTask = Atomic<UInt>(0)
    /// How many producers' work has begun, and has not returned.
    let openWorkCount = Atomic<Int>(0)
    /// The queues of the code that made these.
    let origin = VirtualQueues.current

    /// Makes queues whose clock stands at a date; they are open until `close()`.
    package init(startDate: Date) {
        timeline = Guarded(VirtualTimeline(now: startDate))
        Self.openCount.add(1, ordering: .relaxed)
    }

    // MARK: The queues of the running code

    /// The open queues of the running code, and of the tasks that it has made.
    package static var current: VirtualQueues? {
        @inline(__always) get { current(or: nil) }
    }

    /// The open queues of the running code; where it has none, those that an object was made in.
    @inline(__always)
    package static func current(or origin: VirtualQueues?) -> VirtualQueues? {
        openCount.load(ordering: .relaxed) == 0 ? nil : find(or: origin)
    }

    @inline(never)
    private static func find(or origin: VirtualQueues?) -> VirtualQueues? {
        // A detached task of these queues has no position.
        let found = position?.queues ?? ThreadState.current.pointee.virtualQueues ?? origin
        return found?.isClosed.load(ordering: .relaxed) == false ? found : nil
    }

    /// Whether the running code is on the virtual main queue; nil outside of virtual queues.
    ///
    /// A task that was made on the main queue is on it where it is on the main actor.
    package static var isOnMain: Bool? {
        @inline(__always) get { openCount.load(ordering: .relaxed) == 0 ? nil : findIsOnMain() }
    }

    @inline(never)
    private static func findIsOnMain() -> Bool? {
        if let position, position.runner == .current || !position.queues.isOpen {
            return position.queues.isOpen ? position.place == .main : nil
        }
        return current == nil ? nil : ThreadState.current.pointee.isOnVirtualMain
    }

    /// The queue that the running code is on; nil for a task of its own.
    package static var place: Place? {
        guard let position, position.runner == .current else { return nil }
        return position.place
    }

    /// Runs `body` as code that is on a queue of these.
    package func run<Result>(on place: Place, _ body: () throws -> Result) rethrows -> Result {
        let position = Position(queues: self, place: place, runner: .current)
        turnNumber.add(1, ordering: .relaxed)
        // A dynamic scheduler of this thread is of another queue.
        let thread = ThreadState.current
        let scheduler = thread.pointee.scheduler
        if place != .main { thread.pointee.scheduler = nil }
        defer {
            thread.pointee.scheduler = scheduler
            turnNumber.add(1, ordering: .relaxed)
        }
        return try asThread { try VirtualQueues.$position.withValue(position, operation: body) }
    }

    /// Runs `body` as code that is on the main queue of these, also after it was suspended.
    package func run<Result>(
        isolation: isolated (any Actor)?, _ body: () async throws -> Result
    ) async rethrows -> Result {
        let position = Position(queues: self, place: .main, runner: .current)
        return try await VirtualQueues.$position.withValue(position, operation: body, isolation: isolation)
    }

    /// Runs `body`; where the running code has no queues, as code of those that an operator was started in.
    @inline(__always)
    package static func adopting(_ origin: VirtualQueues?, _ body: () -> Void) {
        if let origin { origin.adopt(body) } else { body() }
    }

    @inline(never)
    private func adopt(_ body: () -> Void) {
        if VirtualQueues.current != nil || isClosed.load(ordering: .relaxed) { return body() }
        run(on: .background("outside"), body)
    }

    // MARK: Work

    /// Changes whenever the clock moves, and whenever code begins or ends to be on a queue.
    package var turn: Int { turnNumber.load(ordering: .relaxed) }

    /// The virtual date.
    package var now: Date { timeline.withLock { $0.now } }

    /// The date of the next work, now for work without a date; nil when there is none.
    package var nextDate: Date? { timeline.withLock { $0.nextDate } }

    /// Runs work on a queue as soon as it is its turn, or when a delay in seconds has passed.
    @discardableResult
    package func add(
        on place: Place, after delay: TimeInterval? = nil, at turn: Int? = nil, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        add(on: place, at: delay.map { now.addingTimeInterval(max($0, 0)) }, turn: turn, work)
    }

    /// Runs work on a queue when the clock has come to a date.
    @discardableResult
    package func add(
        on place: Place, at date: Date?, turn: Int? = nil, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let scheduled = ScheduledAction(work)
        // Nobody would run it.
        guard !isClosed.load(ordering: .relaxed) else { return scheduled }
        timeline.withLock {
            $0.add(at: date, place: turn, disposable: scheduled) { [self] in run(on: place, scheduled.run) }
        }
        return scheduled
    }

    /// Runs work on a queue at a date, then after every interval in seconds, until disposed.
    package func add(
        on place: Place, at date: Date, every interval: TimeInterval, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        let repeating = RepeatingAction(work)
        repeats(repeating, on: place, at: date, every: interval)
        return repeating
    }

    private func repeats(_ action: RepeatingAction, on place: Place, at date: Date, every interval: TimeInterval) {
        add(on: place, at: date) { [self] in
            guard !action.isDisposed else { return }
            // Before it runs, as a real timer does.
            repeats(action, on: place, at: date.addingTimeInterval(interval), every: interval)
            action.run()
        }
    }

    /// Runs an action of a scheduler on the main queue; in place if the caller is there and no action of the scheduler
    /// waits.
    package func hop(of scheduler: AnyObject, _ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let scheduler = ObjectIdentifier(scheduler)
        let isAlone = hops.withLock { hops in
            hops[scheduler, default: 0] += 1
            return hops[scheduler] == 1
        }
        let leave: @Sendable () -> Void = { [self] in hops.withLock { $0[scheduler, default: 1] -= 1 } }
        if isAlone, VirtualQueues.isOnMain == true {
            action()
            leave()
            return nil
        }
        let scheduled = ScheduledAction(action)
        add(on: .main) {
            scheduled.run()
            leave()
        }
        return scheduled
    }

    // MARK: Running

    /// Whether work is due by a date.
    package func hasWork(until limit: Date) -> Bool {
        timeline.withLock { timeline in timeline.nextDate.map { $0 <= limit } ?? false }
    }

    /// Whether the queues have not been closed.
    package var isOpen: Bool { !isClosed.load(ordering: .relaxed) }

    /// Whether any virtual queues are open.
    package static var areOpen: Bool { openCount.load(ordering: .relaxed) > 0 }

    /// Runs the tasks that can go on, or else the next work that is due by a date, and moves the clock to its date.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    package func runNext(until limit: Date = .distantFuture) -> Bool {
        if runTasks() { return true }
        let entry: VirtualTimeline.Entry? = timeline.withLock { timeline in
            guard let next = timeline.nextDate, next <= limit else { return nil }
            let entry = timeline.takeNext()
            if let date = entry?.date { timeline.moveClock(to: date) }
            return entry
        }
        entry?.block()
        return entry != nil
    }

    /// Moves the clock, never back.
    package func moveClock(to date: Date) {
        turnNumber.add(1, ordering: .relaxed)
        timeline.withLock { $0.moveClock(to: date) }
    }

    /// Whether nothing is due now that comes before a turn.
    package func isFirst(_ turn: Int) -> Bool { timeline.withLock { $0.isFirst(turn) } }

    /// Takes the turn of work that would be added now.
    package func takeTurn() -> (now: TimeInterval, place: Int) {
        timeline.withLock { ($0.now.timeIntervalSinceReferenceDate, $0.takePlace()) }
    }

    /// Ends the queues: runs the work that waits now, drops the work that waits for time, and is not found any more.
    ///
    /// The work that waits now is run because shared schedulers count it.
    package func close() {
        guard !isClosed.load(ordering: .relaxed) else { return }
        let end = now
        var count = 0
        while count < 100_000, runNext(until: end) { count += 1 }
        guard !isClosed.exchange(true, ordering: .relaxed) else { return }
        Self.openCount.subtract(1, ordering: .relaxed)
        // The tasks that are left go on in real time.
        carryTasks(on: DispatchQueue(label: "tasks of an ended world"))
        let left = timeline.exchange(VirtualTimeline())
        withExtendedLifetime(left) {}
    }
}

extension VirtualQueues: PlacingScheduler {
    package var currentDate: Date { now }

    @discardableResult
    package func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        add(on: .main, action)
    }

    @discardableResult
    package func schedule(after date: Date, action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        add(on: .main, at: date, action)
    }

    @discardableResult
    package func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval,
        action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        add(on: .main, at: date, every: interval.seconds, action)
    }

    package func schedule(
        afterDelay delay: TimeInterval, at place: Int, action: @escaping @Sendable () -> Void
    ) -> (any Disposable)? {
        add(on: .main, after: delay, at: place, action)
    }
}

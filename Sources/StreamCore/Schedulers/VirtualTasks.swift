import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The jobs of tasks that can go on in virtual queues, first in first out, and the tasks that wait until there are
/// none.
struct VirtualTasks: ~Copyable {
    struct Entry {
        let job: UnownedJob
        let place: VirtualQueues.JobPlace
    }

    /// What the carrier does after it has given back the lock.
    enum Step {
        case run(Entry)
        case resume(UnsafeContinuation<Void, Never>)
        case stop
    }

    private var ready = ValueQueue<Entry>()
    private var waiting = ValueQueue<UnsafeContinuation<Void, Never>>()
    /// The queue that runs the jobs; without one, the test runs them when it lets time pass.
    private(set) var carrier: DispatchQueue?
    /// Whether a block of the carrier waits or runs.
    private var isRunning = false
    /// How many jobs have run since the tasks were at rest.
    private var runCount = 0
    private var faults: [VirtualQueues.TaskFault] = []

    var isEmpty: Bool { ready.isEmpty }

    /// Adds a job, and returns the queue that has to begin to run jobs, if any.
    mutating func add(_ entry: Entry) -> DispatchQueue? {
        ready.append(entry)
        return begin()
    }

    /// Adds a task that waits for rest, and returns the queue that has to begin to run jobs, if any.
    mutating func add(_ continuation: UnsafeContinuation<Void, Never>) -> DispatchQueue? {
        waiting.append(continuation)
        return begin()
    }

    /// Hands the jobs to a queue from now on, and returns it if it has to begin.
    mutating func isCarried(by queue: DispatchQueue) -> DispatchQueue? {
        if carrier == nil { carrier = queue }
        return ready.isEmpty ? nil : begin()
    }

    private mutating func begin() -> DispatchQueue? {
        guard let carrier, !isRunning else { return nil }
        isRunning = true
        return carrier
    }

    /// Returns what the carrier does next.
    mutating func next(at date: Date) -> Step {
        if !isEndless(at: date, isAwaited: !waiting.isEmpty), let entry = ready.popFirst() { return .run(entry) }
        runCount = 0
        if let continuation = waiting.popFirst() { return .resume(continuation) }
        isRunning = false
        return .stop
    }

    /// Takes the next job for the test, which runs it itself.
    mutating func takeNext(at date: Date) -> Entry? {
        if !isEndless(at: date, isAwaited: true), let entry = ready.popFirst() { return entry }
        runCount = 0
        return nil
    }

    /// Whether so many jobs have run that tasks go on for ever, while the test waits for their rest.
    private mutating func isEndless(at date: Date, isAwaited: Bool) -> Bool {
        runCount += 1
        guard runCount > (faults.contains { $0.kind == .endless } ? 1_000 : 1_000_000), isAwaited else { return false }
        note(.endless, at: date)
        return true
    }

    /// Remembers a fault; of each kind, the first.
    mutating func note(_ kind: VirtualQueues.TaskFault.Kind, at date: Date) {
        if !faults.contains(where: { $0.kind == kind }) { faults.append(.init(kind: kind, date: date)) }
    }

    /// Returns the faults so far, and forgets them.
    mutating func takeFaults() -> [VirtualQueues.TaskFault] { exchange(&faults, with: []) }
}

import Dispatch
import Foundation
import StreamCore
import StreamTesting

extension WrongImplementation {
    private static func scheduler(
        _ name: String, _ rule: ContractRule, _ fault: HandmadeScheduler.Fault, deadline: Double = 300
    ) -> WrongImplementation {
        WrongImplementation("a scheduler that \(name)", rule) {
            try conform(scheduler: { HandmadeScheduler(fault) }, deadline: deadline, run: { $0.run() })
        }
    }

    static let schedulers: [WrongImplementation] = [
        scheduler("runs the newest action first", .actionsInOrder, .runsLastFirst),
        scheduler("drops actions of other threads", .serialActions, .dropsOthers),
        scheduler("runs what was cancelled", .cancelledActions, .ignoresCancellation),
        scheduler("runs what was cancelled before its date", .cancelledActions, .ignoresCancelledDates),
        scheduler("runs actions before their dates", .actionsWait, .runsEarly),
        scheduler("makes delays shorter", .actionsWait, .shortensDelays),
        scheduler("runs the last action of a date first", .orderOfDates, .reversesDates),
        scheduler("runs the first action that it got first", .orderOfDates, .ignoresOrderOfDates),
        scheduler("keeps its actions", .releasesActions, .keepsActions),
        scheduler("repeats after disposal", .repetitionsStop, .repeatsForEver),
        scheduler("repeats until an action disposes of itself", .repetitionsStop, .repeatsUntilItself),
        scheduler("runs actions inside of a lock", .schedulesDuringActions, .locks, deadline: brief),
        WrongImplementation("a scheduler that runs actions inside the call", .actionsInOrder) {
            try conform(scheduler: { InlineScheduler() })
        },
        WrongImplementation("a scheduler with a queue for each thread", .serialActions) {
            try conform(scheduler: { QueuePerThreadScheduler() })
        },
        WrongImplementation("an immediate scheduler that runs nested actions later", .actionsInOrder) {
            try conform(scheduler: { HandmadeScheduler(.runsTopmostAtOnce) }, isImmediate: true)
        },
    ]
}

/// A scheduler that is written by hand over a `TestScheduler`, and keeps the rules; unless it is given a fault.
final class HandmadeScheduler: DateScheduler, Sendable {
    enum Fault {
        case runsLastFirst, dropsOthers, ignoresCancellation, runsEarly, shortensDelays, reversesDates, keepsActions
        case repeatsForEver, locks, runsTopmostAtOnce, ignoresCancelledDates, ignoresOrderOfDates, repeatsUntilItself
    }

    typealias Action = @Sendable () -> Void

    private let base = TestScheduler()
    private let fault: Fault?
    private let thread = ThreadIdentifier.current
    private let kept = Guarded<[Action]>([])
    private let stack = Guarded<[Action]>([])
    private let isRunning = Guarded(false)
    private let lastDate = Guarded(Date.distantPast)
    private let lock = NSRecursiveLock()

    init(_ fault: Fault? = nil) {
        self.fault = fault
    }

    var currentDate: Date { base.currentDate }

    /// A repeating action that never stops would keep `TestScheduler.run()` from returning.
    func run() { for _ in 0..<300 { base.advance(by: 0.001) } }

    func schedule(_ action: @escaping Action) -> (any Disposable)? {
        switch fault {
        case .runsLastFirst:
            stack.withLock { $0.append(action) }
            return base.schedule { [self] in stack.withLock { $0.popLast() }?() }
        case .dropsOthers where .current != thread: return nil
        case .ignoresCancellation:
            base.schedule(action)
            return AnyDisposable {}
        case .keepsActions: kept.withLock { $0.append(action) }
        case .locks:
            return lock.withLock { base.schedule { [self] in lock.withLock(action) } }
        case .runsTopmostAtOnce:
            guard !isRunning.exchange(true) else {
                stack.withLock { $0.append(action) }
                return nil
            }
            action()
            while let next = stack.withLock({ $0.popLast() }) { next() }
            isRunning.withLock { $0 = false }
            return nil
        default: break
        }
        return base.schedule(action)
    }

    func schedule(after date: Date, action: @escaping Action) -> (any Disposable)? {
        switch fault {
        case .runsEarly: return base.schedule(after: date.addingTimeInterval(-0.01), action: action)
        case .reversesDates:
            stack.withLock { $0.append(action) }
            return base.schedule(after: date) { [self] in stack.withLock { $0.popLast() }?() }
        case .ignoresCancelledDates:
            base.schedule(after: date, action: action)
            return AnyDisposable {}
        case .ignoresOrderOfDates:
            let later = lastDate.withLock { last in
                last = max(last, date)
                return last
            }
            return base.schedule(after: later, action: action)
        default: return base.schedule(after: date, action: action)
        }
    }

    func schedule(afterDelay delay: TimeInterval, action: @escaping Action) -> (any Disposable)? {
        base.schedule(afterDelay: fault == .shortensDelays ? delay / 2 : delay, action: action)
    }

    func schedule(
        after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping Action
    ) -> (any Disposable)? {
        guard fault == .repeatsUntilItself else {
            let repetition = base.schedule(after: date, interval: interval, leeway: leeway, action: action)
            return fault == .repeatsForEver ? nil : repetition
        }
        let repetition = SerialDisposable()
        let isEnding = Guarded(false)
        repetition.inner = base.schedule(after: date, interval: interval, leeway: leeway) { [self] in
            isRunning.withLock { $0 = true }
            action()
            isRunning.withLock { $0 = false }
            if isEnding.read() { repetition.dispose() }
        }
        return AnyDisposable { [self] in if isRunning.read() { isEnding.withLock { $0 = true } } }
    }
}

private final class InlineScheduler: Scheduler {
    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        action()
        return AnyDisposable {}
    }
}

/// A scheduler that keeps the order of each thread and of each action, and runs actions of two threads at once.
private final class QueuePerThreadScheduler: Scheduler {
    @TaskLocal private static var current: DispatchQueue?
    private let queues = Guarded<[ObjectIdentifier: DispatchQueue]>([:])

    func schedule(_ action: @escaping @Sendable () -> Void) -> (any Disposable)? {
        let queue =
            Self.current
            ?? queues.withLock { queues in
                let thread = ObjectIdentifier(Thread.current)
                let queue = queues[thread] ?? DispatchQueue(label: "one of many")
                queues[thread] = queue
                return queue
            }
        queue.async { Self.$current.withValue(queue, operation: action) }
        return nil
    }
}

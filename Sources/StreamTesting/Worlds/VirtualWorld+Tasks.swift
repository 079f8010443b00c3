public import Foundation
import StreamCore

/// Tasks in a virtual world.
///
/// The tasks that are made in a world, their child tasks, and the actors that they enter run one at a time, in the
/// order in which they became ready, and all of them up to their next wait before time passes: the result of a test is
/// the same every time. Code of the main actor runs on the main thread, and no other code of the world beside it.
///
/// What such a task waits for has to be of the world, too. A task that sleeps by a clock of the machine, or that is
/// resumed by a thread, a dispatch queue, or input and output, goes on at a time that no test can repeat:
/// `withVirtualWorld` throws a failure that names it, unless `allowsWorkOutside(waitingAtMost:)` was called.
extension VirtualWorld {
    /// The world's clock, for `Task.sleep(for:clock:)` and for code that takes `any Clock<Duration>`.
    public var clock: VirtualClock { VirtualClock(queues: queues, startDate: startDate) }

    /// The world's executor of tasks, for code that takes one.
    ///
    /// Tasks that are made in the world need it only where the program has been linked with a static run-time library.
    public var taskExecutor: any TaskExecutor { queues }

    /// Makes an executor for actors that take one; actors without an executor of their own need none.
    public func serialExecutor() -> any SerialExecutor { VirtualActorExecutor(queues) }

    /// Allows tasks that are resumed from outside of the world, and lets checks wait for them in real time.
    ///
    /// - Parameter seconds: How long a check waits in real time when nothing else can happen.
    public func allowsWorkOutside(waitingAtMost seconds: TimeInterval = 1) {
        patience.exchange(seconds)
    }

    /// Whether work outside of the world meets a condition or leaves work that is due, within a short real time.
    ///
    /// A check that is about to fail pays for that; so the failure can say what is outside.
    func workOutsideGoesOn(
        until date: Date, or condition: () -> Bool, isolation: isolated (any Actor)? = #isolation
    ) async -> Bool {
        let patience = patience.read()
        guard patience != nil || queues.isTest else { return false }
        return await letTasksRun(until: { condition() || queues.hasWork(until: date) }, atMost: patience ?? 0.2)
    }

    /// What may be the reason that nothing comes, in a sentence.
    var waitingWork: String? {
        guard queues.hasOpenWork else { return nil }
        return """
            the work of a producer has not returned: it waits for an event that does not come, or outside of the \
            world, such as by a clock of the machine (world.clock is the world's).
            """
    }

    /// The first thing that tasks did and that the world does not order, in a sentence; nil if there is none.
    func takeTaskFault() -> String? {
        let faults = queues.takeTaskFaults().filter { patience.read() == nil || $0.kind != .resumedOutside }
        guard let fault = faults.first else { return nil }
        let time = timeText(fault.date.timeIntervalSince(startDate))
        return switch fault.kind {
        case .resumedOutside:
            """
            a task was resumed at \(time) from outside of the world: by a clock of the machine (world.clock is the \
            world's), a thread, a dispatch queue, input or output. No test can repeat that; world.allowsWorkOutside() \
            accepts it.
            """
        case .needsMain:
            "a task enters the main actor at \(time), which this test does not run: mark the test @MainActor."
        case .endless: "a task does not come to rest at \(time): it goes on in a loop, without waiting for anything."
        }
    }
}

package import StreamCore
import Synchronization

/// Reports in debug builds that the main queue does not run, when work has waited for it for long; once in a process.
package enum MainQueueReport {
    /// Whether the main queue is being watched, or a report was sent.
    private static let isWatching = Atomic<Bool>(false)
    /// The number of blocks that the main scheduler has begun.
    private static let turns = Atomic<Int>(0)
    /// The number of blocking operators that block the main thread; each reports itself.
    private static let blockingCalls = Atomic<Int>(0)
    private static let clock = Guarded<any DateScheduler>(QueueScheduler(name: "RACCompat.MainQueueReport"))

    /// Changes what measures the wait, for tests.
    package static func setClock(_ scheduler: any DateScheduler) {
        clock.exchange(scheduler)
    }

    /// Notes that work waits for a turn of the main queue; reports if there is none soon.
    ///
    /// - Parameter command: The command whose execution is the work; nil for other work.
    static func expectTurn(of command: RACCommand? = nil) {
        #if DEBUG
            // A virtual main queue is run by the test, when the test likes.
            guard VirtualQueues.current == nil, !isWatching.exchange(true, ordering: .relaxed) else { return }
            watch(command.map { "An execution of \($0)" } ?? "Work of the main scheduler")
        #endif
    }

    /// Notes that the main scheduler begins a block.
    static func noteTurn() {
        #if DEBUG
            turns.add(1, ordering: .relaxed)
        #endif
    }

    static func beginBlocking() { blockingCalls.add(1, ordering: .relaxed) }

    static func endBlocking() { blockingCalls.subtract(1, ordering: .relaxed) }

    private static func watch(_ subject: String) {
        let earlierTurns = turns.load(ordering: .relaxed)
        clock.read().schedule(afterDelay: BlockingReport.patienceInSeconds) {
            guard RACMainThreadScheduler.shared.isWaiting else { return isWatching.store(false, ordering: .relaxed) }
            let isBlocked = blockingCalls.load(ordering: .relaxed) > 0
            // The queue works; the blocks that wait now have come later.
            if isBlocked || turns.load(ordering: .relaxed) != earlierTurns {
                return watch("Work of the main scheduler")
            }
            send(subject)
        }
    }

    private static func send(_ subject: String) {
        RACSignal.reportSink(
            """
            \(subject) is waiting for the main queue, which nobody runs, or which is blocked. Commands, deliverOn, delay, \
            interval, timeout and their like need it: end main with dispatchMain(), or run RunLoop.main; or wait with \
            asynchronouslyWaitUntilCompleted(). It goes on waiting.
            """)
    }
}

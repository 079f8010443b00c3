package import StreamCore
import Synchronization

/// Says in debug builds that nobody runs the main queue, when an execution has waited for it for long.
package enum MainQueueReport {
    /// Whether that has been said since the main queue last ran: once is enough.
    private static let isSent = Atomic<Bool>(false)
    private static let clock = Guarded<any DateScheduler>(QueueScheduler(name: "RACCompat.MainQueueReport"))

    /// Changes what measures the wait, for tests.
    package static func setClock(_ scheduler: any DateScheduler) {
        clock.exchange(scheduler)
    }

    /// Reports if the main queue does not run soon.
    static func expectTurn(of command: RACCommand) {
        #if DEBUG
            // A virtual main queue is run by the test, when it likes.
            if VirtualQueues.current != nil { return }
            let subject = "\(command)"
            let report = clock.read().schedule(afterDelay: BlockingReport.patienceInSeconds) { send(subject) }
            RACScheduler.mainThreadScheduler().schedule {
                report?.dispose()
                isSent.store(false, ordering: .relaxed)
            }
        #endif
    }

    private static func send(_ subject: String) {
        guard !isSent.exchange(true, ordering: .relaxed) else { return }
        RACSignal.reportSink(
            """
            An execution of \(subject) is waiting for the main queue, which nobody runs, or which is blocked. A process \
            that executes commands must run it: end main with dispatchMain(), or run RunLoop.main; or wait with \
            asynchronouslyWaitUntilCompleted(). It goes on waiting.
            """)
    }
}

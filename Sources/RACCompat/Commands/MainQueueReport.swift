import Dispatch
import Synchronization

/// Says in debug builds that nobody runs the main queue, when an execution has waited for it for long.
enum MainQueueReport {
    /// Whether that has been said since the main queue last ran: once is enough.
    private static let isSent = Atomic<Bool>(false)

    /// Reports if the main queue does not run soon.
    static func expectTurn(of command: RACCommand) {
        #if DEBUG
            let subject = "\(command)"
            let report = DispatchWorkItem { send(subject) }
            DispatchQueue.global().asyncAfter(deadline: .now() + BlockingReport.patience, execute: report)
            RACScheduler.mainThreadScheduler().schedule {
                report.cancel()
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

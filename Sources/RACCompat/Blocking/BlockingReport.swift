import Dispatch
import Foundation
import StreamCore
import Synchronization

/// Says in debug builds what waits for what, when a blocking operator has waited for long.
package enum BlockingReport {
    private static let patienceInMilliseconds = Atomic<Int>(1000)

    /// How long a wait may last before it is reported.
    static var patience: DispatchTimeInterval {
        .milliseconds(patienceInMilliseconds.load(ordering: .relaxed))
    }

    /// The same in seconds.
    static var patienceInSeconds: Double { Double(patienceInMilliseconds.load(ordering: .relaxed)) / 1000 }

    /// Changes how long a wait may last before it is reported, for tests.
    package static func setPatience(milliseconds: Int) {
        patienceInMilliseconds.store(milliseconds, ordering: .relaxed)
    }

    /// Reports a wait of the calling thread.
    static func send(operation: StaticString, signal: RACSignal) {
        RACSignal.reportSink(
            """
            \(operation) is waiting for the first event of \(signal). It blocks \(caller()), so that no event can come \
            that needs it. It goes on waiting.
            """)
    }

    /// The calling thread, and what runs there.
    private static func caller() -> String {
        let thread = Thread.current.name.map { "thread \"\($0)\"" } ?? "thread \(pthread_self())"
        let place = Thread.isMainThread || MainQueue.isCurrent ? "the main thread" : thread
        guard let scheduler = RACScheduler.currentScheduler() else {
            return "\(place), where no scheduler is current (\(RACScheduler.subscriptionScheduler()) subscribes for it)"
        }
        return "\(place) and \(scheduler)"
    }
}

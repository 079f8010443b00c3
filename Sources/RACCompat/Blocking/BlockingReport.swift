import Dispatch
import Foundation
import StreamCore
import Synchronization

/// Reports in debug builds which thread waits for which signal, when a blocking operator has waited for long.
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

    /// The calling thread or queue, and what runs there.
    private static func caller() -> String {
        guard let scheduler = RACScheduler.currentScheduler() else {
            let subscribing = RACScheduler.subscriptionScheduler()
            return "\(place()), where no scheduler is current (\(subscribing) subscribes for it)"
        }
        return "\(place()) and \(scheduler)"
    }

    /// The thread or queue, by the name that best identifies the work that it blocks.
    private static func place() -> String {
        if Thread.isMainThread || MainQueue.isCurrent { return "the main thread" }
        if let queue = OperationQueue.current, queue.maxConcurrentOperationCount == 1 {
            return """
                the serial operation queue "\(queue.name ?? "")" (if it is the delegate queue of a URLSession, no \
                request of that session is answered meanwhile: send the value from another queue)
                """
        }
        return Thread.current.name.map { "thread \"\($0)\"" } ?? "thread \(pthread_self())"
    }
}

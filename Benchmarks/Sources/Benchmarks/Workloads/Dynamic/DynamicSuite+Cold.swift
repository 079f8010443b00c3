// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import Dispatch
import RACCompat

/// Cold sources and restarts.
extension DynamicSuite {
    static func coldSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = numbers(count)
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .subscribeNext { sum.pointee &+= $0 as! Int }
        subscription.dispose()
    }

    static func subscriptions(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let subscription = RACSignal.return(1)
                .map { $0 as! Int &+ 1 }
                .subscribeNext { sum.pointee &+= $0 as! Int }
            subscription.dispose()
        }
    }

    /// Restarts run on the scheduler of the subscription: on the main one they would wait for its loop.
    static func retry(count: Int, sum: UnsafeMutablePointer<Int>) {
        let done = DispatchSemaphore(value: 0)
        let subscription = RACSignal.createSignal { subscriber in
            sum.pointee &+= 1
            subscriber.sendError(nil)
            return nil
        }
        .retry(count)
        .subscribeOn(RACScheduler.scheduler())
        .subscribeError { _ in done.signal() }
        done.wait()
        subscription.dispose()
    }

    static func repetition(count: Int, sum: UnsafeMutablePointer<Int>) {
        let done = DispatchSemaphore(value: 0)
        let subscription = RACSignal.return(1)
            .repeat()
            .take(count)
            .subscribeOn(RACScheduler.scheduler())
            .subscribeNext({ sum.pointee &+= $0 as! Int }, completed: { done.signal() })
        done.wait()
        subscription.dispose()
    }

    /// The sequence `0..<count`, as it was done: a loop in `createSignal`.
    static func numbers(_ count: Int) -> RACSignal {
        RACSignal.createSignal { subscriber in
            for value in 0..<count { subscriber.sendNext(value as Any?) }
            subscriber.sendCompleted()
            return nil
        }
    }
}

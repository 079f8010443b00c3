// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// A buffer of all values, for whoever comes later.
extension DynamicSuite {
    static func replay(count: Int, sum: UnsafeMutablePointer<Int>) {
        // Inside a scheduler, where a subscription gets the buffer within the call.
        RACTestScheduler().performAsCurrentScheduler {
            let subject = RACReplaySubject()
            for value in 0..<Workload.replayed { subject.sendNext(value as Any?) }
            for _ in 0..<count {
                let subscription = subject.subscribeNext { sum.pointee &+= $0 as! Int }
                subscription.dispose()
            }
        }
    }

    static func replayFilled(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACReplaySubject()
        let subscription = subject.subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }
}

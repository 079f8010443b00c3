// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Timed operators, in virtual time.
extension DynamicSuite {
    static func throttle(count: Int, sum: UnsafeMutablePointer<Int>) {
        let scheduler = RACTestScheduler()
        scheduler.performAsCurrentScheduler {
            let subject = RACSubject.subject()
            let subscription = subject.throttle(1).subscribeNext { sum.pointee &+= $0 as! Int }
            for value in 0..<count {
                subject.sendNext(value as Any?)
                scheduler.stepAll()
            }
            subscription.dispose()
        }
    }
}

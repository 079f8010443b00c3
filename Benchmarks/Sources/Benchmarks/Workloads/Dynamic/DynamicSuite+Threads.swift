// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import Dispatch
import RACCompat

/// More than one thread, and sends from inside an observer.
extension DynamicSuite {
    static func hop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let done = DispatchSemaphore(value: 0)
        let subscription = subject.deliverOn(RACScheduler.scheduler()).subscribeNext { value in
            let value = value as! Int
            sum.pointee &+= value
            if value == count - 1 { done.signal() }
        }
        for value in 0..<count { subject.sendNext(value as Any?) }
        done.wait()
        subscription.dispose()
    }

    static func merge(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subjects = (0..<8).map { _ in RACSubject.subject() }
        let subscription = RACSignal.merge(subjects).subscribeNext { _ in sum.pointee &+= 1 }
        runOnTwoThreads {
            for value in 0..<count / 2 { subjects[value & 3].sendNext(value as Any?) }
        } _: {
            for value in 0..<count / 2 { subjects[4 + (value & 3)].sendNext(value as Any?) }
        }
        subscription.dispose()
    }

    static func reentrantOrder(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let first = subject.subscribeNext { value in
            let value = value as! Int
            ReentrantOrder.first(value, sum)
            if value > 0 { subject.sendNext(value - 1) }
        }
        let second = subject.subscribeNext { ReentrantOrder.second($0 as! Int, sum) }
        subject.sendNext(3)
        first.dispose()
        second.dispose()
    }

    static func reentrantDepth(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription = subject.subscribeNext { value in
            let value = value as! Int
            sum.pointee &+= 1
            if value > 0 { subject.sendNext(value - 1) }
        }
        subject.sendNext(count)
        subscription.dispose()
    }
}

import Dispatch
import RxCompat

/// More than one thread, and sends from inside an observer.
extension RxSuite {
    static func hop(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let done = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "hop")
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { value in
            sum.pointee &+= value
            if value == count - 1 { done.signal() }
        })
        for value in 0..<count { subject.onNext(value) }
        done.wait()
        subscription.dispose()
    }

    static func merge(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subjects = (0..<8).map { _ in PublishSubject<Int>() }
        let subscription = Observable.merge(subjects).subscribe(onNext: { _ in sum.pointee &+= 1 })
        runOnTwoThreads {
            for value in 0..<count / 2 { subjects[value & 3].onNext(value) }
        } _: {
            for value in 0..<count / 2 { subjects[4 + (value & 3)].onNext(value) }
        }
        subscription.dispose()
    }

    static func reentrantOrder(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let first = subject.subscribe(onNext: { value in
            ReentrantOrder.first(value, sum)
            if value > 0 { subject.onNext(value - 1) }
        })
        let second = subject.subscribe(onNext: { ReentrantOrder.second($0, sum) })
        subject.onNext(3)
        first.dispose()
        second.dispose()
    }

    static func reentrantDepth(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { value in
            sum.pointee &+= 1
            if value > 0 { subject.onNext(value - 1) }
        })
        subject.onNext(count)
        subscription.dispose()
    }
}

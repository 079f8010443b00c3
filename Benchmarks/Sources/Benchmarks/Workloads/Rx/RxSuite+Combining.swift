// The casts are what the workloads with values of type `Any?` are about.
// swift-format-ignore-file: NeverForceUnwrap

import RxCompat

/// Two sources into one, and operators with state.
extension RxSuite {
    static func combineLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let subscription = Observable.combineLatest(left, right).subscribe(onNext: { sum.pointee &+= $0 &+ $1 })
        for value in 0..<count { (value & 1 == 0 ? left : right).onNext(value) }
        subscription.dispose()
    }

    static func combineLatestAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PublishSubject<Any?>()
        let right = PublishSubject<Any?>()
        let subscription = Observable.combineLatest(left, right)
            .subscribe(onNext: { sum.pointee &+= ($0 as! Int) &+ ($1 as! Int) })
        for value in 0..<count { (value & 1 == 0 ? left : right).onNext(value as Any?) }
        subscription.dispose()
    }

    static func zip(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        let subscription = Observable.zip(left, right).subscribe(onNext: { sum.pointee &+= $0 &+ $1 })
        for value in 0..<count { (value & 1 == 0 ? left : right).onNext(value) }
        subscription.dispose()
    }

    static func zipAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = PublishSubject<Any?>()
        let right = PublishSubject<Any?>()
        let subscription = Observable.zip(left, right)
            .subscribe(onNext: { sum.pointee &+= ($0 as! Int) &+ ($1 as! Int) })
        for value in 0..<count { (value & 1 == 0 ? left : right).onNext(value as Any?) }
        subscription.dispose()
    }

    static func race(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.amb(Observable.never()).subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func scanDistinctTake(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription =
            subject
            .scan(0, accumulator: &+)
            .distinctUntilChanged()
            .take(while: { $0 >= 0 })
            .subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }
}

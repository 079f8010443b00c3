// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Two sources into one, and operators with state.
extension DynamicSuite {
    static func combineLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = RACSubject.subject()
        let right = RACSubject.subject()
        add(RACSignal.combineLatest([left, right]), left, right, count: count, sum: sum)
    }

    static func zip(count: Int, sum: UnsafeMutablePointer<Int>) {
        let left = RACSubject.subject()
        let right = RACSubject.subject()
        add(RACSignal.zip([left, right]), left, right, count: count, sum: sum)
    }

    private static func add(
        _ pairs: RACSignal, _ left: RACSubject, _ right: RACSubject, count: Int, sum: UnsafeMutablePointer<Int>
    ) {
        let subscription = pairs.subscribeNext { pair in
            let pair = pair as! RACTuple
            sum.pointee &+= (pair.first as! Int) &+ (pair.second as! Int)
        }
        for value in 0..<count { (value & 1 == 0 ? left : right).sendNext(value as Any?) }
        subscription.dispose()
    }

    static func scanDistinctTake(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .scanWithStart(0) { ($0 as! Int) &+ ($1 as! Int) }
            .distinctUntilChanged()
            .takeWhileBlock { $0 as! Int >= 0 }
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }
}

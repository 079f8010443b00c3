// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Streams of streams.
extension DynamicSuite {
    static func flattenMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .flattenMap { RACSignal.return($0) }
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func concat(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { RACSignal.return($0) }
            .concat()
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func switchToLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { RACSignal.return($0) }
            .switchToLatest()
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func concatenation(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = numbers(count)
            .map { _ in RACSignal.return(1) }
            .concat()
            .subscribeNext { sum.pointee &+= $0 as! Int }
        subscription.dispose()
    }

    static func recursion(count: Int, sum: UnsafeMutablePointer<Int>) {
        func level(_ remaining: Any?) -> RACSignal {
            let remaining = remaining as! Int
            if remaining == 0 { return RACSignal.return(count) }
            return RACSignal.return(remaining - 1).flattenMap { level($0) }
        }
        let subscription = level(count).subscribeNext { sum.pointee &+= $0 as! Int }
        subscription.dispose()
    }
}

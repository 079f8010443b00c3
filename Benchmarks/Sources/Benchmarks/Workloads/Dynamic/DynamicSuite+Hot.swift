// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// Values pushed through a chain.
extension DynamicSuite {
    static func noObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        for value in 0..<count { subject.sendNext(value as Any?) }
    }

    static func oneObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription = subject.subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func mapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .map { ($0 as! Int &* 2) as Any? }
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func oneTypedObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription = subject.subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func typedMapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { (value: Int) in value &+ 1 }
            .filter { (value: Int) in value != -1 }
            .map { (value: Int) in value &* 2 }
            .subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func tenMaps(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }
            .map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }
            .map { $0 as! Int &+ 1 }.map { $0 as! Int &+ 1 }
            .subscribeNext { sum.pointee &+= $0 as! Int }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }

    static func manyObservers(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        var subscriptions: [RACDisposable] = []
        for _ in 0..<Workload.fanOut {
            subscriptions.append(subject.subscribeNext { sum.pointee &+= $0 as! Int })
        }
        for value in 0..<count { subject.sendNext(value as Any?) }
        for subscription in subscriptions { subscription.dispose() }
    }

    static func deepChain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        var chain: RACSignal = subject
        for _ in 0..<count { chain = chain.map { $0 as! Int &+ 1 } }
        let subscription = chain.subscribeNext { sum.pointee &+= $0 as! Int }
        subject.sendNext(0)
        subscription.dispose()
    }
}

// The casts are what these workloads are about.
// swift-format-ignore-file: NeverForceUnwrap

import RxCompat

/// The same with values of type `Any?`.
extension RxSuite {
    static func oneObserverAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Any?>()
        let subscription = subject.subscribe(onNext: { sum.pointee &+= $0 as! Int })
        for value in 0..<count { subject.onNext(value as Any?) }
        subscription.dispose()
    }

    static func mapFilterMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Any?>()
        let subscription =
            subject
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .map { ($0 as! Int &* 2) as Any? }
            .subscribe(onNext: { sum.pointee &+= $0 as! Int })
        for value in 0..<count { subject.onNext(value as Any?) }
        subscription.dispose()
    }

    static func coldSequenceAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Observable.from((0..<count).lazy.map { $0 as Any? })
            .map { ($0 as! Int &+ 1) as Any? }
            .filter { $0 as! Int != -1 }
            .subscribe(onNext: { sum.pointee &+= $0 as! Int })
        subscription.dispose()
    }

    static func flatMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Any?>()
        let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 as! Int })
        for value in 0..<count { subject.onNext(value as Any?) }
        subscription.dispose()
    }

    static func concatMapAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Any?>()
        let subscription = subject.concatMap { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 as! Int })
        for value in 0..<count { subject.onNext(value as Any?) }
        subscription.dispose()
    }

    static func flatMapLatestAny(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Any?>()
        let subscription = subject.flatMapLatest { Observable.just($0) }
            .subscribe(onNext: { sum.pointee &+= $0 as! Int })
        for value in 0..<count { subject.onNext(value as Any?) }
        subscription.dispose()
    }
}

import RxCompat

/// Streams of streams.
extension RxSuite {
    static func flatMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func concatMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.concatMap { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func flatMapLatest(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMapLatest { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func concatenation(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Observable.from(0..<count)
            .concatMap { _ in Observable.just(1) }
            .subscribe(onNext: { sum.pointee &+= $0 })
        subscription.dispose()
    }

    static func recursion(count: Int, sum: UnsafeMutablePointer<Int>) {
        func level(_ remaining: Int) -> Observable<Int> {
            if remaining == 0 { return .just(count) }
            return Observable.just(remaining - 1).flatMap(level)
        }
        let subscription = level(count).subscribe(onNext: { sum.pointee &+= $0 })
        subscription.dispose()
    }
}

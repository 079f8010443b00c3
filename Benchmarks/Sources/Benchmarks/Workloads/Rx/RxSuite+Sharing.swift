import RxCompat

/// One subscription for many observers.
extension RxSuite {
    static func replay(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = ReplaySubject<Int>.createUnbounded()
        for value in 0..<Workload.replayed { subject.onNext(value) }
        for _ in 0..<count {
            let subscription = subject.subscribe(onNext: { sum.pointee &+= $0 })
            subscription.dispose()
        }
    }

    static func replayFilled(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = ReplaySubject<Int>.createUnbounded()
        let subscription = subject.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func share(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.share(replay: 1).subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func shareForever(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.share(replay: 1, scope: .forever).subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func joins(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let first = shared.subscribe()
        subject.onNext(1)
        for _ in 0..<count { shared.subscribe(onNext: { sum.pointee &+= $0 }).dispose() }
        first.dispose()
    }
}

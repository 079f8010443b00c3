import RxCompat

/// The workloads as a user of RxCompat writes them.
enum RxSuite {
    static func body(of workload: Workload) -> Body? {
        switch workload {
        case .w0: noObserver
        case .w1: oneObserver
        case .w2: mapFilterMap
        case .w4: coldSequence
        case .w5: subscriptions
        case .w8m: flatMap
        default: nil
        }
    }

    static func noObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        for value in 0..<count { subject.onNext(value) }
    }

    static func oneObserver(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func mapFilterMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription =
            subject
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .map { $0 &* 2 }
            .subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func coldSequence(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Observable.from(0..<count)
            .map { $0 &+ 1 }
            .filter { $0 != -1 }
            .subscribe(onNext: { sum.pointee &+= $0 })
        subscription.dispose()
    }

    static func subscriptions(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            let subscription = Observable.just(1)
                .map { $0 &+ 1 }
                .subscribe(onNext: { sum.pointee &+= $0 })
            subscription.dispose()
        }
    }

    static func flatMap(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }
}

import RxCompat

/// Cold sources and restarts.
extension RxSuite {
    private struct Refusal: Error {}

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

    static func emptySources(count: Int, sum: UnsafeMutablePointer<Int>) {
        for _ in 0..<count {
            Observable<Int>.empty().ifEmpty(default: 1).subscribe(onNext: { sum.pointee &+= $0 }).dispose()
        }
    }

    /// The number is that of all attempts, and not of those after the first.
    static func retry(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Observable<Int>.create { observer in
            sum.pointee &+= 1
            observer.onError(Refusal())
            return Disposables.create()
        }
        .retry(count + 1)
        .subscribe(onError: { _ in })
        subscription.dispose()
    }

    static func retryWhen(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subscription = Observable<Int>.create { observer in
            sum.pointee &+= 1
            if sum.pointee > count { observer.onCompleted() } else { observer.onError(Refusal()) }
            return Disposables.create()
        }
        .retry(when: { failures in failures })
        .subscribe()
        subscription.dispose()
    }
}

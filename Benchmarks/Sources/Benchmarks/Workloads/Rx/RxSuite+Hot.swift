import RxCompat

/// Values pushed through a chain.
extension RxSuite {
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

    static func oneObserverOnMain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: { sum.pointee &+= $0 })
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

    static func tenMaps(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription =
            subject
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
            .subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }

    static func manyObservers(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        var subscriptions: [any Disposable] = []
        for _ in 0..<Workload.fanOut {
            subscriptions.append(subject.subscribe(onNext: { sum.pointee &+= $0 }))
        }
        for value in 0..<count { subject.onNext(value) }
        for subscription in subscriptions { subscription.dispose() }
    }

    static func deepChain(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        var chain: Observable<Int> = subject
        for _ in 0..<count { chain = chain.map { $0 &+ 1 } }
        let subscription = chain.subscribe(onNext: { sum.pointee &+= $0 })
        subject.onNext(0)
        subscription.dispose()
    }
}

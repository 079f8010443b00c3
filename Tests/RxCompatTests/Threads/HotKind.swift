import RxCompat

/// One way of sending values to several observers, for tests that do the same with each.
struct HotKind: CustomStringConvertible, Sendable {
    let description: String
    /// The number of values that an observer receives when it joins.
    let replayed: Int
    /// Makes the source; returns how a value is sent, and what is observed.
    let make: @Sendable () -> (send: (Int) -> Void, observable: Observable<Int>)

    init(
        _ description: String, _ replayed: Int,
        _ make: @escaping @Sendable () -> (send: (Int) -> Void, observable: Observable<Int>)
    ) {
        self.description = description
        self.replayed = replayed
        self.make = make
    }

    private static func shared(
        _ description: String, _ replayed: Int,
        _ share: @escaping @Sendable (Observable<Int>) -> Observable<Int>
    ) -> HotKind {
        HotKind(description, replayed) {
            let subject = PublishSubject<Int>()
            return (subject.onNext, share(subject))
        }
    }

    static let all = [
        HotKind("PublishSubject", 0) {
            let subject = PublishSubject<Int>()
            return (subject.onNext, subject)
        },
        HotKind("BehaviorSubject", 1) {
            let subject = BehaviorSubject(value: -1)
            return (subject.onNext, subject)
        },
        HotKind("ReplaySubject of 3", 3) {
            let subject = ReplaySubject<Int>.create(bufferSize: 3)
            return (subject.onNext, subject)
        },
        HotKind("ReplaySubject of all", .max) {
            let subject = ReplaySubject<Int>.createUnbounded()
            return (subject.onNext, subject)
        },
        HotKind("PublishRelay", 0) {
            let relay = PublishRelay<Int>()
            return (relay.accept, relay.asObservable())
        },
        HotKind("BehaviorRelay", 1) {
            let relay = BehaviorRelay(value: -1)
            return (relay.accept, relay.asObservable())
        },
        HotKind("ReplayRelay of 2", 2) {
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return (relay.accept, relay.asObservable())
        },
        shared("share()", 0) { $0.share() },
        shared("share(replay: 1)", 1) { $0.share(replay: 1) },
        shared("share(replay: 2)", 2) { $0.share(replay: 2) },
        shared("share(scope: .forever)", 0) { $0.share(scope: .forever) },
        shared("share(replay: 2, scope: .forever)", 2) { $0.share(replay: 2, scope: .forever) },
        shared("publish().refCount()", 0) { $0.publish().refCount() },
        shared("replay(2).refCount()", 2) { $0.replay(2).refCount() },
    ]
}

import Exploring
import RxCompat
import StreamCore

@testable import RACCompat

/// Runs `body` on a thread with a scheduler: on a thread without one the original subscribes on a queue.
@discardableResult
func onScheduler<Result>(_ body: () -> Result) -> Result {
    CurrentScheduler.perform(on: .immediateScheduler(), body)
}

extension Run {
    /// Adds a thread with a scheduler.
    func scheduledThread(_ body: @escaping () -> Void) { thread { onScheduler(body) } }
}

/// Numbers that threads count up without being ordered by it.
final class Count: @unchecked Sendable {  // guarded
    private let number = Guarded(0)
    func add(_ difference: Int) { number.withLock { $0 += difference } }
    var value: Int { number.read() }
}

/// An observable that is shared, and a name for it.
private let shares: [(name: String, make: @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("share()", { $0.share() }), ("share(replay: 1)", { $0.share(replay: 1) }),
    ("share(replay: 2)", { $0.share(replay: 2) }),
    ("publish().refCount()", { $0.publish().refCount() }),
]

let sharingModels =
    shares.flatMap { share in
        [
            Model("\(share.name) leaves no run behind when its observers come and go", bound: 2) { run in
                let (begun, ended) = (Count(), Count())
                let shared = share.make(
                    Observable.create { _ in
                        begun.add(1)
                        return Disposables.create { ended.add(1) }
                    })
                for _ in 1...2 { run.thread { shared.subscribe().dispose() } }
                run.after {
                    run.check(
                        begun.value == ended.value && 1...2 ~= begun.value, "\(begun.value) runs, \(ended.value) ended")
                }
            },
            Model("\(share.name) sends two observers that come together what is sent after both have come", bound: 2) {
                run in
                let source = PublishSubject<Int>()
                let shared = share.make(source)
                let got = [run.cell("one", [Int]()), run.cell("other", [Int]())]
                for cell in got { run.thread { _ = shared.subscribe(onNext: { cell.value.append($0) }) } }
                run.after {
                    source.onNext(1)
                    run.check(got.allSatisfy { $0.value == [1] }, "\(got.map(\.value))")
                }
            },
        ]
    } + [
        Model("an observable that ends while observers come and go is shared anew, or ends them", bound: 2) { run in
            let starts = Count()
            let source = PublishSubject<Int>()
            let shared = Observable<Int>.deferred {
                starts.add(1)
                return starts.value == 1 ? source.asObservable() : .just(9)
            }.share(replay: 1)
            let ends = [Count(), Count()]
            _ = shared.subscribe(onCompleted: { ends[0].add(1) })
            run.thread { source.onCompleted() }
            run.thread { _ = shared.subscribe(onCompleted: { ends[1].add(1) }) }
            run.after { run.check(ends.allSatisfy { $0.value == 1 }, "each ends once: \(ends.map(\.value))") }
        },
        Model("a producer that is shared while it ends is started anew, or ends its observers", bound: 2) { run in
            let starts = Count()
            let source = Signal<Int, Never>.pipe()
            let shared = SignalProducer<SignalProducer<Int, Never>, Never> { () -> SignalProducer<Int, Never> in
                starts.add(1)
                return starts.value == 1 ? SignalProducer(source.output) : SignalProducer(value: 9)
            }.flatten(.concat).share(replay: 1)
            let ends = [Count(), Count()]
            shared.startWithCompleted { ends[0].add(1) }
            run.thread { source.input.sendCompleted() }
            run.thread { shared.startWithCompleted { ends[1].add(1) } }
            run.after { run.check(ends.allSatisfy { $0.value == 1 }, "each ends once: \(ends.map(\.value))") }
        },
        Model("a connection that two threads make subscribes once", bound: 2) { run in
            let subscriptions = Count()
            let signal = RACSignal.createSignal { _ in
                subscriptions.add(1)
                return nil
            }
            let connection = signal.publish()
            for _ in 1...2 { run.scheduledThread { _ = connection.connect() } }
            run.after { run.check(subscriptions.value == 1, "\(subscriptions.value) subscriptions") }
        },
        Model("a connection that begins with its subscribers ends when both have left", bound: 2) { run in
            let (begun, ended) = (Count(), Count())
            let signal = RACSignal.createSignal { _ in
                begun.add(1)
                return RACDisposable { ended.add(1) }
            }
            let shared = signal.publish().autoconnect()
            for _ in 1...2 { run.scheduledThread { shared.subscribeNext { _ in }.dispose() } }
            run.after { run.check(begun.value == 1 && ended.value == 1, "\(begun.value) began, \(ended.value) ended") }
        },
        Model("replayLazily subscribes once for two that come together", bound: 2) { run in
            let subscriptions = Count()
            let signal = RACSignal.createSignal { subscriber in
                subscriptions.add(1)
                subscriber.sendNext(1)
                return nil
            }.replayLazily()
            let got = [run.cell("one", 0), run.cell("other", 0)]
            for cell in got { run.scheduledThread { _ = signal.subscribeNext { _ in cell.value += 1 } } }
            run.after {
                run.check(subscriptions.value == 1, "\(subscriptions.value) subscriptions")
                run.check(got.allSatisfy { $0.value == 1 }, "\(got.map(\.value))")
            }
        },
    ]

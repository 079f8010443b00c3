import Dispatch
import Foundation
import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting
import TestTurns
import Testing

/// An implementation for observables that is written by hand, as programs do; it breaks one rule, or none.
struct HandmadeObservable: CustomTestStringConvertible, Sendable {
    typealias Input = Observable<Int>

    let testDescription: String
    let rule: ContractRule?
    let check: @Sendable () throws -> Void

    init(_ name: String, _ rule: ContractRule? = nil, _ check: @escaping @Sendable () throws -> Void) {
        testDescription = rule.map { "\(name) (\($0.rawValue))" } ?? name
        self.rule = rule
        self.check = check
    }

    private static func `operator`(
        _ name: String, _ rule: ContractRule? = nil, deadline: Double = 300,
        _ make: @escaping @Sendable (Input) -> Input
    ) -> HandmadeObservable {
        HandmadeObservable("an operator that \(name)", rule) {
            try conform(operator: { make($0.observable) }, deadline: deadline)
        }
    }

    private static func joining(
        _ name: String, _ rule: ContractRule? = nil, _ make: @escaping @Sendable (Input, Input) -> any RecordableStream
    ) -> HandmadeObservable {
        HandmadeObservable("an operator of two observables that \(name)", rule) {
            try conform(operator: { Handmade(make($0.observable, $1.observable)) })
        }
    }

    private static func subject(
        _ name: String, _ rule: ContractRule? = nil, _ fault: HandmadeRxSubject.Fault? = nil, replaying count: Int = 0,
        deadline: Double = 300
    ) -> HandmadeObservable {
        HandmadeObservable("a subject that \(name)", rule) {
            try conform(
                subject: { HandmadeRxSubject(replaying: count, fault) }, order: .nested, deadline: deadline
            ) { $0.send($1) }
        }
    }

    private static func scheduler(
        _ name: String, _ rule: ContractRule? = nil, deadline: Double = 300,
        _ make: @escaping @Sendable () -> any ImmediateSchedulerType
    ) -> HandmadeObservable {
        HandmadeObservable("a scheduler that \(name)", rule) {
            try conform(scheduler: { RxScheduler(make()) }, deadline: deadline)
        }
    }

    /// Calls a closure for each event, and what is remembered of this subscription.
    private static func each(
        _ input: Input, _ body: @escaping (Event<Int>, RxCompat.AnyObserver<Int>, inout [Int]) -> Void
    ) -> Input {
        .create { observer in
            let memory = Guarded([Int]())
            return input.subscribe { event in
                var seen = memory.read()
                body(event, observer, &seen)
                memory.withLock { $0 = seen }
            }
        }
    }

    // MARK: Right

    static let right: [HandmadeObservable] = [
        `operator`("maps") { each($0) { event, observer, _ in observer.on(event.map { $0 * 2 }) } },
        `operator`("filters") {
            each($0) { event, observer, _ in
                if event.element.map({ $0 % 2 == 0 }) ?? true { observer.on(event) }
            }
        },
        `operator`("remembers what it has seen") {
            each($0) { event, observer, seen in
                guard let value = event.element else { return observer.on(event) }
                if seen.last != value { observer.on(event) }
                seen = [value]
            }
        },
        `operator`("waits for silence") { input in
            .create { observer in
                let (timer, last) = (RxCompat.SerialDisposable(), Box<Int?>(nil))
                let subscription = input.subscribe { event in
                    timer.disposable = Disposables.create()
                    guard let value = event.element else {
                        if let value = last.value, event.isCompleted { observer.onNext(value) }
                        return observer.on(event)
                    }
                    last.value = value
                    timer.disposable = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(1)) {
                        last.value = nil
                        observer.onNext(value)
                        return Disposables.create()
                    }
                }
                return Disposables.create(timer, subscription)
            }
        },
        `operator`("begins again after a failure") { input in
            .create { observer in
                let subscription = RxCompat.SerialDisposable()
                @Sendable func attempt(_ rest: Int) {
                    guard !subscription.isDisposed else { return }
                    subscription.disposable = input.subscribe { event in
                        if event.error != nil, rest > 0 { attempt(rest - 1) } else { observer.on(event) }
                    }
                }
                attempt(2)
                return subscription
            }
        },
        `operator`("delivers on a scheduler") { input in
            .create { observer in
                input.subscribe { event in
                    _ = MainScheduler.instance.schedule(()) {
                        observer.on(event)
                        return Disposables.create()
                    }
                }
            }
        },
        `operator`("delivers on a dispatch queue") { input in
            .create { observer in
                let queue = DispatchQueue(label: "own")
                return input.subscribe { event in queue.async { observer.on(event) } }
            }
        },
        `operator`("switches to a stream of a moment") { input in
            .create { observer in
                let inner = RxCompat.SerialDisposable()
                let outer = input.subscribe { event in
                    guard let value = event.element else { return observer.on(event) }
                    inner.disposable = Input.just(value).delay(.milliseconds(100), scheduler: MainScheduler.instance)
                        .subscribe { observer.onNext($0) }
                }
                return Disposables.create(outer, inner)
            }
        },
        joining("merges them") { first, second in
            let drain = Drain()
            return Input.create { observer in
                let rest = Guarded(2)
                let take = { (event: Event<Int>) in
                    let isLast =
                        event.isCompleted
                        && rest.withLock { rest in
                            rest -= 1
                            return rest == 0
                        }
                    if !event.isCompleted || isLast { drain.run { observer.on(event) } }
                }
                return Disposables.create(first.subscribe(take), second.subscribe(take))
            }
        },
        subject("sends to its observers"), subject("replays one value", replaying: 1),
        subject("replays three values", replaying: 3),
        scheduler("has a queue") { HandmadeRxScheduler() },
        scheduler("is that of the library") { SerialDispatchQueueScheduler(qos: .default) },
    ]

    // MARK: Wrong

    static let wrong: [HandmadeObservable] = [
        `operator`("swallows the error", .everyEndTerminates) {
            each($0) { event, observer, _ in
                if event.error == nil { observer.on(event) }
            }
        },
        `operator`("returns no disposable", .disposalReleasesResources) { input in
            .create { observer in
                _ = input.subscribe(observer)
                return Disposables.create()
            }
        },
        `operator`("begins again after disposal", .disposalReleasesResources) { input in
            .create { observer in
                let last = Box<(any RxCompat.Disposable)?>(nil)
                @Sendable func attempt(_ rest: Int) {
                    last.value = input.subscribe { event in
                        guard event.error != nil, rest > 0 else { return observer.on(event) }
                        _ = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(1)) {
                            attempt(rest - 1)
                            return Disposables.create()
                        }
                    }
                }
                attempt(2)
                return Disposables.create { last.value?.dispose() }
            }
        },
        `operator`("leaves a timer for each value", .disposalReleasesResources) { input in
            .create { observer in
                input.subscribe { event in
                    if case .next(let value) = event {
                        _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
                            .take(until: { _ in false }).subscribe { _ in observer.onNext(value) }
                    } else {
                        observer.on(event)
                    }
                }
            }
        },
        `operator`("counts for all subscriptions", .workOfItsOwn) { input in
            let count = Guarded(0)
            return input.filter { _ in
                count.withLock { count in
                    count += 1
                    return count % 2 == 1
                }
            }
        },
        `operator`("holds a lock while it sends", .operatorsDoNotWait, deadline: 0.5) { input in
            let lock = NSLock()
            return .create { observer in input.subscribe { event in lock.withLock { observer.on(event) } } }
        },
        `operator`("retains its observers", .releasesStarts) { input in
            let kept = Guarded([RxCompat.AnyObserver<Int>]())
            return .create { observer in
                kept.withLock { $0.append(observer) }
                return input.subscribe(observer)
            }
        },
        `operator`("searches all it has seen", .growsInProportion) {
            each($0) { event, observer, seen in
                if let value = event.element, seen.allSatisfy({ $0 != -value }) { seen.append(value) }
                observer.on(event)
            }
        },
        joining("merges them on two threads at once", .serialDelivery) { first, second in
            Handmade { recorder in
                let subscriptions = [first, second].map { input in
                    UncheckedSendable(input.subscribe { if let value = $0.element { recorder.receive(.value(value)) } })
                }
                return { for subscription in subscriptions { subscription.value.dispose() } }
            }
        },
        joining("loses the end of two threads", .everyEndTerminates) { first, second in
            Input.create { observer in
                let (rest, drain) = (WrongCount(), Drain())
                let take = { (event: Event<Int>) in
                    guard event.isCompleted else { return drain.run { observer.on(event) } }
                    if rest.countDown() { drain.run { observer.on(event) } }
                }
                return Disposables.create(first.subscribe(take), second.subscribe(take))
            }
        },
        subject("ends twice", .nothingAfterTheEnd, .endsTwice),
        subject("drops an error", .everyEndTerminates, .dropsErrors),
        subject("delivers on two threads at once", .serialDelivery, .deliversAtOnce),
        subject("sends inside of a lock", .sendsDoNotWait, .locks, deadline: 0.5),
        subject("replays, and then adds the observer", .joinOnceAmongThreads, .joinsLate, replaying: 1),
        subject("removes another observer", .orderOfObservers, .removesLast),
        subject("keeps observers after its end", .releasesObservers, .keepsEnded),
        subject("notifies the last observer first", .orderOfObservers, .reverses),
        scheduler("runs an action at once", .actionsInOrder) { HandmadeRxScheduler(.isImmediate) },
        scheduler("runs what was cancelled", .cancelledActions) { HandmadeRxScheduler(.ignoresCancellation) },
        scheduler("is concurrent", .serialActions) { HandmadeRxScheduler(.isConcurrent) },
        scheduler("keeps the action in its disposable", .releasesActions) { HandmadeRxScheduler(.keepsActions) },
        scheduler("runs a batch whatever is cancelled in it", .cancelledActions) { HandmadeRxScheduler(.runsBatches) },
    ]
}

/// Counts to zero in two steps, between which another thread can count.
private final class WrongCount: Sendable {
    private let rest = Guarded(2)

    func countDown() -> Bool {
        let now = rest.read() - 1
        sched_yield()
        rest.withLock { $0 = now }
        return now == 0
    }
}

/// Content that one thread at a time uses.
private final class Box<Content>: @unchecked Sendable {
    var value: Content

    init(_ value: Content) { self.value = value }
}

struct Handmade: RecordableStream {
    private let begin: (Recorder) -> @Sendable () -> Void

    init(_ begin: @escaping (Recorder) -> @Sendable () -> Void) { self.begin = begin }

    init(_ stream: any RecordableStream) { begin = { stream.startRecording($0) } }

    func startRecording(_ recorder: Recorder) -> @Sendable () -> Void { begin(recorder) }
}

@Suite(.takesTurns) struct HandmadeObservableTests {
    @Test("What is written by hand for observables, and is right, keeps the rules", arguments: HandmadeObservable.right)
    func isRight(item: HandmadeObservable) throws { try item.check() }

    @Test("What is wrong of observables is caught by the number of its rule", arguments: HandmadeObservable.wrong)
    func isCaught(item: HandmadeObservable) throws {
        let failure = #expect(throws: StreamTestFailure.self) { try item.check() }
        let rule = try #require(item.rule)
        #expect(failure?.summary.contains(rule.rawValue) == true, "\(failure?.description ?? "")")
    }
}

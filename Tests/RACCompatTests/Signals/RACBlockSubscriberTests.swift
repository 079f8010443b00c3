import RACCompat
import StreamTesting
import Testing

@Suite struct RACBlockSubscriberTests {
    private let log = Recorder()

    private func makeSubscriber() -> RACBlockSubscriber {
        .subscriberWithNext(
            { [log] in log.note(text($0)) },
            error: { [log] in log.note($0 == nil ? "failed(nil)" : "error") },
            completed: { [log] in log.note("completed") })
    }

    @Test("Every event reaches its block, and nothing comes after the end")
    func delivers() {
        let subscriber = makeSubscriber()
        subscriber.sendNext(1)
        subscriber.sendNext(nil)
        subscriber.sendError(nil)
        subscriber.sendNext(2)
        subscriber.sendCompleted()
        #expect(log.entries == ["1", "nil", "failed(nil)"])
    }

    @Test("The end disposes all subscriptions, before the block is told")
    func disposesFirst() {
        let subscriber = makeSubscriber()
        let subject = RACSubject()
        subject.subscribe(subscriber)
        let other = RACCompoundDisposable { [log] in log.note("disposed") }
        subscriber.didSubscribeWithDisposable(other)
        subject.sendNext(1)
        subject.sendCompleted()
        #expect(log.entries == ["1", "disposed", "completed"])
        let late = RACCompoundDisposable()
        subscriber.didSubscribeWithDisposable(late)
        #expect(late.isDisposed)
    }

    @Test("A value sent from inside the block for values is delivered at once")
    func nests() {
        nonisolated(unsafe) weak var sender: RACBlockSubscriber?
        let subscriber = RACBlockSubscriber(
            next: { [log] value in
                if value as? Int == 1 { sender?.sendNext(2) }
                log.note(text(value))
            }, error: nil, completed: nil)
        sender = subscriber
        subscriber.sendNext(1)
        #expect(log.entries == ["2", "1"])
    }

    @Test("Release of the subscriber ends its subscriptions")
    func disposesWhenReleased() {
        let subscription = RACCompoundDisposable()
        do {
            let subscriber = makeSubscriber()
            subscriber.didSubscribeWithDisposable(subscription)
            #expect(!subscription.isDisposed)
        }
        #expect(subscription.isDisposed)
    }

    @Test("A subscriber forgets the subscriptions that are disposed, in any order, and ends the others")
    func forgetsDisposed() {
        let subscriber = makeSubscriber()
        let live = LiveCount()
        var subscriptions = (0..<100).map { CountedSubscription(live, number: $0, log) }
        for subscription in subscriptions { subscriber.didSubscribeWithDisposable(subscription) }
        for number in [0, 99, 50, 1, 98] + Array(2..<97).filter({ $0 != 50 }) { subscriptions[number].dispose() }
        #expect(live.now == 100)
        subscriptions = []
        #expect(live.now == 1)
        let disposed = log.entries.count
        subscriber.sendCompleted()
        #expect(log.entries.dropFirst(disposed) == ["disposed 97", "completed"])
        #expect(live.now == 0)
    }

    @Test("A subscription of a signal is released once it is disposed, while its subscriber lives")
    func releasesDisposed() {
        let subscriber = makeSubscriber()
        let subject = RACSubject()
        weak let subscription = subject.subscribe(subscriber)
        #expect(subscription != nil)
        subscription?.dispose()
        #expect(subscription == nil)
        subject.subscribe(subscriber)
        subject.sendNext(1)
        #expect(log.entries == ["1"])
    }

    @Test("A pass-through subscriber passes on until its disposable is disposed")
    func passesThrough() {
        let disposable = RACCompoundDisposable()
        let through = RACPassthroughSubscriber(
            subscriber: makeSubscriber(), signal: .never(), disposable: disposable)
        through.sendNext(1)
        disposable.dispose()
        through.sendNext(2)
        through.sendCompleted()
        #expect(log.entries == ["1"])
    }

    @Test("The end passes through, and the subscriber disposes")
    func passesEnd() {
        let disposable = RACCompoundDisposable()
        let through = RACPassthroughSubscriber(
            subscriber: makeSubscriber(), signal: .never(), disposable: disposable)
        through.sendCompleted()
        #expect(log.entries == ["completed"])
        #expect(disposable.isDisposed)
    }
}

/// A subscription that is counted as long as any object holds it.
private final class CountedSubscription: RACCompoundDisposable, @unchecked Sendable {  // immutable
    private let tracked: Tracked

    init(_ live: LiveCount, number: Int, _ log: Recorder) {
        tracked = Tracked(live)
        super.init(disposables: [RACDisposable { log.note("disposed \(number)") }])
    }
}

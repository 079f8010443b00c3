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

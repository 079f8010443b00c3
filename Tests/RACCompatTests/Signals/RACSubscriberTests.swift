import RACCompat
import Testing

/// Subscribers of a client's own making, and the forms that take blocks.
@Suite struct RACSubscriberTests {
    /// Keeps its disposables and disposes them at its end, as a subscriber must.
    private final class OwnSubscriber: RACSubscriber {
        let log = EventLog()
        let disposables = RACCompoundDisposable()
        var given: [RACCompoundDisposable] = []

        func sendNext(_ value: Any?) { log.add(text(value)) }

        func sendError(_ error: (any Error)?) {
            disposables.dispose()
            log.add(error.map { "error \(text($0))" } ?? "error nil")
        }

        func sendCompleted() {
            disposables.dispose()
            log.add("completed")
        }

        func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
            log.add("subscribed")
            given.append(disposable)
            disposables.addDisposable(disposable)
        }
    }

    @Test func itIsGivenTheDisposableBeforeTheSubscriptionBegins() {
        inVirtualTime { _ in
            let subscriber = OwnSubscriber()
            let subscription = RACSignal.createSignal { source in
                subscriber.log.add("begun")
                source.sendNext(1)
                return nil
            }
            .subscribe(subscriber)
            #expect(subscriber.log.events == ["subscribed", "begun", "1"])
            #expect(subscriber.given.first === subscription)
        }
    }

    @Test func whatItAddsToTheDisposableIsDisposedFirst() {
        inVirtualTime { _ in
            let subscriber = OwnSubscriber()
            let log = subscriber.log
            final class Adding: RACSubscriber {
                let log: EventLog
                init(_ log: EventLog) { self.log = log }
                func sendNext(_ value: Any?) {}
                func sendError(_ error: (any Error)?) {}
                func sendCompleted() {}
                func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
                    disposable.addDisposable(RACDisposable { [log] in log.add("own") })
                }
            }
            let signal = RACSignal.createSignal { _ in RACDisposable { log.add("source") } }
            signal.subscribe(Adding(log))?.dispose()
            #expect(log.events == ["own", "source"])
        }
    }

    @Test func oneSubscriberMayFollowSeveralSignalsAndTheFirstEndEndsAll() {
        let first = RACSubject()
        let second = RACSubject()
        let subscriber = OwnSubscriber()
        first.subscribe(subscriber)
        second.subscribe(subscriber)
        first.sendNext(1)
        second.sendNext(2)
        first.sendCompleted()
        second.sendNext(3)
        #expect(subscriber.log.events == ["subscribed", "subscribed", "1", "2", "completed"])
        let later = RACSubject().subscribe(subscriber)
        #expect(later?.isDisposed == true)
    }

    @Test func aSubscriberMayCutTheSubscriptionWhileItBegins() {
        inVirtualTime { _ in
            let log = EventLog()
            let subscriber = OwnSubscriber()
            RACSignal.createSignal { source in
                source.sendNext(1)
                subscriber.disposables.dispose()
                source.sendNext(2)
                return RACDisposable { log.add("disposed") }
            }
            .subscribe(subscriber)
            #expect(subscriber.log.events == ["subscribed", "1"])
            #expect(log.events == ["disposed"])
        }
    }

    @Test func everyFormWithBlocksTakesItsEvents() {
        let log = EventLog()
        inVirtualTime { _ in
            let good = RACSignal.return(1)
            let bad = RACSignal.error(nil)
            good.subscribeNext { log.add("a\(text($0))") }
            good.subscribeNext({ log.add("b\(text($0))") }, completed: { log.add("b end") })
            good.subscribeNext({ log.add("c\(text($0))") }, error: { _ in log.add("c error") })
            good.subscribeCompleted { log.add("d end") }
            bad.subscribeError { log.add("e \($0 == nil)") }
            bad.subscribeError({ log.add("f \($0 == nil)") }, completed: { log.add("f end") })
            good.subscribeError({ _ in log.add("g error") }, completed: { log.add("g end") })
        }
        #expect(log.events == ["a1", "b1", "b end", "c1", "d end", "e true", "f true", "g end"])
    }

    @Test func anErrorWithoutABlockForItIsSwallowed() {
        inVirtualTime { _ in
            let subscription = RACSignal.error(TestFailure.first).subscribeNext { _ in }
            #expect(subscription.isDisposed)
        }
    }

    @Test func cleanUpRunsBeforeTheBlockForTheEnd() {
        let log = EventLog()
        inVirtualTime { _ in
            let trigger = RACSubject()
            let signal = RACSignal.createSignal { subscriber in
                let inner = trigger.subscribeCompleted { subscriber.sendCompleted() }
                return RACDisposable {
                    inner.dispose()
                    log.add("cleaned up")
                }
            }
            log.subscribe(to: signal)
            trigger.sendCompleted()
        }
        #expect(log.events == ["cleaned up", "completed"])
    }

    @Test func nothingComesAfterTheEndOrDisposal() {
        inVirtualTime { _ in
            let log = EventLog()
            nonisolated(unsafe) var sender: (any RACSubscriber)?
            let signal = RACSignal.createSignal { subscriber in
                sender = subscriber
                return nil
            }
            let subscription = log.subscribe(to: signal)
            sender?.sendNext(1)
            subscription.dispose()
            sender?.sendNext(2)
            log.subscribe(to: signal)
            sender?.sendError(nil)
            sender?.sendNext(3)
            sender?.sendCompleted()
            #expect(log.events == ["1", "error nil"])
        }
    }
}

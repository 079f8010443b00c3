import RACCompat
import StreamTesting
import Testing

/// Subscribers of a client's own making, and the forms that take blocks.
@Suite struct RACSubscriberTests {
    /// Keeps its disposables and disposes them at its end, as a subscriber must.
    private final class OwnSubscriber: RACSubscriber {
        let log = Recorder()
        let disposables = RACCompoundDisposable()
        var given: [RACCompoundDisposable] = []

        func sendNext(_ value: Any?) { log.note(text(value)) }

        func sendError(_ error: (any Error)?) {
            disposables.dispose()
            log.note(error.map { "failed(\(text($0)))" } ?? "failed(nil)")
        }

        func sendCompleted() {
            disposables.dispose()
            log.note("completed")
        }

        func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
            log.note("subscribed")
            given.append(disposable)
            disposables.addDisposable(disposable)
        }
    }

    @Test func subscriberReceivesTheDisposableBeforeTheSubscriptionBegins() {
        inVirtualTime { _ in
            let subscriber = OwnSubscriber()
            let subscription = RACSignal.createSignal { source in
                subscriber.log.note("begun")
                source.sendNext(1)
                return nil
            }
            .subscribe(subscriber)
            #expect(subscriber.log.entries == ["subscribed", "begun", "1"])
            #expect(subscriber.given.first === subscription)
        }
    }

    @Test func disposablesThatASubscriberAddsAreDisposedFirst() {
        inVirtualTime { _ in
            let subscriber = OwnSubscriber()
            let log = subscriber.log
            final class Adding: RACSubscriber {
                let log: Recorder
                init(_ log: Recorder) { self.log = log }
                func sendNext(_ value: Any?) {}
                func sendError(_ error: (any Error)?) {}
                func sendCompleted() {}
                func didSubscribeWithDisposable(_ disposable: RACCompoundDisposable) {
                    disposable.addDisposable(RACDisposable { [log] in log.note("own") })
                }
            }
            let signal = RACSignal.createSignal { _ in RACDisposable { log.note("source") } }
            signal.subscribe(Adding(log))?.dispose()
            #expect(log.entries == ["own", "source"])
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
        #expect(subscriber.log.entries == ["subscribed", "subscribed", "1", "2", "completed"])
        let later = RACSubject().subscribe(subscriber)
        #expect(later?.isDisposed == true)
    }

    @Test func aSubscriberMayCutTheSubscriptionWhileItBegins() {
        inVirtualTime { _ in
            let log = Recorder()
            let subscriber = OwnSubscriber()
            RACSignal.createSignal { source in
                source.sendNext(1)
                subscriber.disposables.dispose()
                source.sendNext(2)
                return RACDisposable { log.note("disposed") }
            }
            .subscribe(subscriber)
            #expect(subscriber.log.entries == ["subscribed", "1"])
            #expect(log.entries == ["disposed"])
        }
    }

    @Test func everyFormWithBlocksTakesItsEvents() {
        let log = Recorder()
        inVirtualTime { _ in
            let good = RACSignal.return(1)
            let bad = RACSignal.error(nil)
            good.subscribeNext { log.note("a\(text($0))") }
            good.subscribeNext({ log.note("b\(text($0))") }, completed: { log.note("b end") })
            good.subscribeNext({ log.note("c\(text($0))") }, error: { _ in log.note("c error") })
            good.subscribeCompleted { log.note("d end") }
            bad.subscribeError { log.note("e \($0 == nil)") }
            bad.subscribeError({ log.note("f \($0 == nil)") }, completed: { log.note("f end") })
            good.subscribeError({ _ in log.note("g error") }, completed: { log.note("g end") })
        }
        #expect(log.entries == ["a1", "b1", "b end", "c1", "d end", "e true", "f true", "g end"])
    }

    @Test func anErrorWithoutABlockForItIsSwallowed() {
        inVirtualTime { _ in
            let subscription = RACSignal.error(TestFailure.first).subscribeNext { _ in }
            #expect(subscription.isDisposed)
        }
    }

    @Test func cleanUpRunsBeforeTheBlockForTheEnd() {
        let log = Recorder()
        inVirtualTime { _ in
            let trigger = RACSubject()
            let signal = RACSignal.createSignal { subscriber in
                let inner = trigger.subscribeCompleted { subscriber.sendCompleted() }
                return RACDisposable {
                    inner.dispose()
                    log.note("cleaned up")
                }
            }
            log.subscribe(to: signal)
            trigger.sendCompleted()
        }
        #expect(log.entries == ["cleaned up", "completed"])
    }

    @Test func nothingComesAfterTheEndOrDisposal() {
        inVirtualTime { _ in
            let log = Recorder()
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
            #expect(log.entries == ["1", "failed(nil)"])
        }
    }
}

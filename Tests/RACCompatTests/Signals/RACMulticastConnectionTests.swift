import RACCompat
import StreamTesting
import Testing

@Suite(.takesTurns) struct RACMulticastConnectionTests {
    /// A signal that counts its subscriptions, and those that are open.
    private final class Source: @unchecked Sendable {  // used by one thread
        let subject = RACSubject()
        var count = 0
        var open = 0

        var signal: RACSignal {
            .createSignal { [self] subscriber in
                count += 1
                open += 1
                let inner = subject.subscribe(subscriber)
                return RACDisposable { [self] in
                    inner?.dispose()
                    open -= 1
                }
            }
        }
    }

    @Test func connectSubscribesOnceAndReturnsOneDisposable() {
        inVirtualTime { _ in
            let source = Source()
            let connection = source.signal.publish()
            #expect(source.count == 0)
            let first = connection.connect()
            let second = connection.connect()
            #expect(source.count == 1)
            #expect(first === second)
            first.dispose()
            #expect(source.open == 0)
            connection.connect()
            #expect(source.count == 1)
        }
    }

    @Test func connectingFromManyThreadsSubscribesOnce() {
        let source = Source()
        let connection = source.signal.publish()
        onThreads(8) { _ in RACTestScheduler().performAsCurrentScheduler { _ = connection.connect() } }
        #expect(source.count == 1)
    }

    @Test func allSubscribersShareTheEvents() {
        inVirtualTime { _ in
            let source = Source()
            let logs = [Recorder(), Recorder()]
            let connection = source.signal.publish()
            for log in logs { log.subscribe(to: connection.signal) }
            connection.connect()
            source.subject.sendNext(1)
            source.subject.sendCompleted()
            for log in logs { #expect(log.entries == ["1", "completed"]) }
        }
    }

    @Test func autoconnectLastsFromTheFirstSubscriberToTheLast() {
        inVirtualTime { _ in
            let source = Source()
            let signal = source.signal.publish().autoconnect()
            #expect(source.count == 0)
            let first = signal.subscribeNext { _ in }
            let second = signal.subscribeNext { _ in }
            #expect(source.count == 1 && source.open == 1)
            first.dispose()
            #expect(source.open == 1)
            second.dispose()
            #expect(source.open == 0)
            signal.subscribeNext { _ in }
            #expect(source.count == 1)
        }
    }

    @Test func everyAutoconnectCountsItsOwnSubscribers() {
        inVirtualTime { _ in
            let source = Source()
            let connection = source.signal.publish()
            let first = connection.autoconnect().subscribeNext { _ in }
            connection.autoconnect().subscribeNext { _ in }
            first.dispose()
            #expect(source.open == 0)
        }
    }

    @Test func replaySubscribesNowAndReplayLazilyAtTheFirstSubscription() {
        inVirtualTime { _ in
            let eager = Source()
            let replayed = eager.signal.replay()
            #expect(eager.count == 1)
            let lazy = Source()
            let lazily = lazy.signal.replayLazily()
            #expect(lazy.count == 0)
            lazily.subscribeNext { _ in }
            lazily.subscribeNext { _ in }
            #expect(lazy.count == 1)
            for source in [eager, lazy] {
                source.subject.sendNext(1)
                source.subject.sendNext(nil)
                source.subject.sendError(nil)
            }
            for signal in [replayed, lazily] {
                let log = Recorder()
                log.subscribe(to: signal)
                #expect(log.entries == ["1", "nil", "failed(nil)"])
            }
        }
    }

    @Test func replayLastKeepsTheNewestValueAlone() {
        inVirtualTime { _ in
            let source = Source()
            let signal = source.signal.replayLast()
            source.subject.sendNext(1)
            source.subject.sendNext(2)
            let log = Recorder()
            log.subscribe(to: signal)
            #expect(log.entries == ["2"])
        }
    }
}

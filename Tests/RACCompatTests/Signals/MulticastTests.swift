import RACCompat
import StreamTesting
import Testing

/// What subscribers of a connection see, early and late ones.
@Suite struct MulticastTests {
    private let source = ManualStream<Any?>()

    private func subscribed(to signal: RACSignal) -> Recorder {
        let log = Recorder()
        log.subscribe(to: signal)
        return log
    }

    @Test("no reconnection after disposal") func noReconnection() {
        inVirtualTime { _ in
            let connection = source.racSignal.publish()
            let log = subscribed(to: connection.signal)
            connection.connect().dispose()
            #expect(source.openSubscriptionCount == 0)
            connection.connect()
            source.send(1)
            #expect(source.subscriptionCount == 1)
            #expect(log.entries.isEmpty)
        }
    }

    @Test("autoconnect never reconnects, and leaves late subscribers without an end") func autoconnect() {
        inVirtualTime { _ in
            let signal = source.racSignal.publish().autoconnect()
            let early = subscribed(to: signal)
            source.send(1)
            source.complete()
            let late = subscribed(to: signal)
            source.send(2)
            #expect(early.entries == ["1", "completed"])
            #expect(late.entries.isEmpty)
            #expect(source.subscriptionCount == 1 && source.openSubscriptionCount == 0)
        }
    }

    @Test("with a replay subject values are still replayed afterwards", arguments: [true, false])
    func replayedAfterwards(completes: Bool) {
        inVirtualTime { _ in
            let signal = source.racSignal.multicast(RACReplaySubject()).autoconnect()
            let first = Recorder()
            let subscription = first.subscribe(to: signal)
            source.send(1)
            source.send(2)
            if completes { source.complete() } else { subscription.dispose() }
            #expect(source.openSubscriptionCount == 0)
            #expect(subscribed(to: signal).entries == ["1", "2"] + (completes ? ["completed"] : []))
            #expect(source.subscriptionCount == 1)
        }
    }

    @Test("Several subjects of one signal have a subscription each") func separateConnections() {
        inVirtualTime { _ in
            let signal = source.racSignal
            signal.publish().connect()
            signal.publish().connect()
            #expect(source.subscriptionCount == 2)
        }
    }

    @Test("publish: subscribers that come late miss what was sent") func publish() {
        inVirtualTime { _ in
            let connection = source.racSignal.publish()
            connection.connect()
            source.send(1)
            let log = subscribed(to: connection.signal)
            source.send(2)
            source.fail(TestFailure.first)
            #expect(log.entries == ["2", "failed(first)"])
            #expect(subscribed(to: connection.signal).entries.isEmpty)
        }
    }

    @Test("replayLazily: subscribes on demand") func onDemand() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            #expect(source.subscriptionCount == 0)
            #expect(subscribed(to: signal).entries == ["1"])
            #expect(source.subscriptionCount == 1)
        }
    }

    @Test("replayLazily: replays") func replays() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            let logs = [subscribed(to: signal), subscribed(to: signal)]
            source.send(2)
            source.complete()
            for log in logs + [subscribed(to: signal)] { #expect(log.entries == ["1", "2", "completed"]) }
            #expect(source.subscriptionCount == 1)
        }
    }

    @Test("replayLazily: replays after disposal") func replaysAfterDisposal() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            signal.subscribeNext { _ in }.dispose()
            #expect(source.openSubscriptionCount == 1)
            source.send(2)
            #expect(subscribed(to: signal).entries == ["1", "2"])
            #expect(source.subscriptionCount == 1)
        }
    }

    @Test("replay, replayLast: the source's subscription outlives all subscribers", arguments: [true, false])
    func replaysOutlive(isLast: Bool) {
        inVirtualTime { _ in
            let signal = isLast ? source.racSignal.replayLast() : source.racSignal.replay()
            let subscription = signal.subscribeNext { _ in }
            source.send(1)
            subscription.dispose()
            source.send(2)
            #expect(source.subscriptionCount == 1 && source.openSubscriptionCount == 1)
            #expect(subscribed(to: signal).entries == (isLast ? ["2"] : ["1", "2"]))
        }
    }
}

import RACCompat
import Testing

/// What subscribers of a connection see, early and late ones.
@Suite struct MulticastTests {
    private let source = Probe()

    private func subscribed(to signal: RACSignal) -> EventLog {
        let log = EventLog()
        log.subscribe(to: signal)
        return log
    }

    @Test("no reconnection after disposal") func noReconnection() {
        inVirtualTime { _ in
            let connection = source.signal.publish()
            let log = subscribed(to: connection.signal)
            connection.connect().dispose()
            #expect(source.openCount == 0)
            connection.connect()
            source.subject.sendNext(1)
            #expect(source.count == 1)
            #expect(log.events.isEmpty)
        }
    }

    @Test("autoconnect never reconnects, and leaves late subscribers without an end") func autoconnect() {
        inVirtualTime { _ in
            let signal = source.signal.publish().autoconnect()
            let early = subscribed(to: signal)
            source.subject.sendNext(1)
            source.subject.sendCompleted()
            let late = subscribed(to: signal)
            source.subject.sendNext(2)
            #expect(early.events == ["1", "completed"])
            #expect(late.events.isEmpty)
            #expect(source.count == 1 && source.openCount == 0)
        }
    }

    @Test("with a replay subject values are still replayed afterwards", arguments: [true, false])
    func replayedAfterwards(completes: Bool) {
        inVirtualTime { _ in
            let signal = source.signal.multicast(RACReplaySubject()).autoconnect()
            let first = EventLog()
            let subscription = first.subscribe(to: signal)
            source.subject.sendNext(1)
            source.subject.sendNext(2)
            if completes { source.subject.sendCompleted() } else { subscription.dispose() }
            #expect(source.openCount == 0)
            #expect(subscribed(to: signal).events == ["1", "2"] + (completes ? ["completed"] : []))
            #expect(source.count == 1)
        }
    }

    @Test("Several subjects of one signal have a subscription each") func separateConnections() {
        inVirtualTime { _ in
            let signal = source.signal
            signal.publish().connect()
            signal.publish().connect()
            #expect(source.count == 2)
        }
    }

    @Test("publish: subscribers that come late miss what was sent") func publish() {
        inVirtualTime { _ in
            let connection = source.signal.publish()
            connection.connect()
            source.subject.sendNext(1)
            let log = subscribed(to: connection.signal)
            source.subject.sendNext(2)
            source.subject.sendError(TestFailure.first)
            #expect(log.events == ["2", "error first"])
            #expect(subscribed(to: connection.signal).events.isEmpty)
        }
    }

    @Test("replayLazily: subscribes on demand") func onDemand() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            #expect(source.count == 0)
            #expect(subscribed(to: signal).events == ["1"])
            #expect(source.count == 1)
        }
    }

    @Test("replayLazily: replays") func replays() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            let logs = [subscribed(to: signal), subscribed(to: signal)]
            source.subject.sendNext(2)
            source.subject.sendCompleted()
            for log in logs + [subscribed(to: signal)] { #expect(log.events == ["1", "2", "completed"]) }
            #expect(source.count == 1)
        }
    }

    @Test("replayLazily: replays after disposal") func replaysAfterDisposal() {
        inVirtualTime { _ in
            let signal = source.signal(sendingFirst: 1).replayLazily()
            signal.subscribeNext { _ in }.dispose()
            #expect(source.openCount == 1)
            source.subject.sendNext(2)
            #expect(subscribed(to: signal).events == ["1", "2"])
            #expect(source.count == 1)
        }
    }

    @Test("replay, replayLast: the source's subscription outlives all subscribers", arguments: [true, false])
    func replaysOutlive(isLast: Bool) {
        inVirtualTime { _ in
            let signal = isLast ? source.signal.replayLast() : source.signal.replay()
            let subscription = signal.subscribeNext { _ in }
            source.subject.sendNext(1)
            subscription.dispose()
            source.subject.sendNext(2)
            #expect(source.count == 1 && source.openCount == 1)
            #expect(subscribed(to: signal).events == (isLast ? ["2"] : ["1", "2"]))
        }
    }
}

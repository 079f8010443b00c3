import RACCompat
import StreamTesting
import Testing

@Suite(.takesTurns) struct RACBehaviorSubjectTests {
    private func received(from subject: RACSubject, _ body: () -> Void = {}) -> [String] {
        let log = Recorder()
        inVirtualTime { _ in
            log.subscribe(to: subject)
            body()
        }
        return log.entries
    }

    @Test func newSubscribersGetTheCurrentValueFirst() {
        let subject = RACBehaviorSubject(defaultValue: 0)
        #expect(received(from: subject) { subject.sendNext(1) } == ["0", "1"])
        #expect(received(from: subject) { subject.sendNext(2) } == ["1", "2"])
    }

    @Test func nilIsAValue() {
        #expect(received(from: RACBehaviorSubject()) == ["nil"])
        let subject = RACBehaviorSubject(defaultValue: 0)
        subject.sendNext(nil)
        #expect(received(from: subject) == ["nil"])
    }

    @Test func afterItsEndItStillSendsItsLastValueAndNoEnd() {
        let subject = RACBehaviorSubject(defaultValue: 0)
        subject.sendNext(1)
        subject.sendCompleted()
        #expect(received(from: subject) == ["1"])
    }

    @Test func aValueSentFromInsideTheFirstDeliveryIsDeliveredToo() {
        let subject = RACBehaviorSubject(defaultValue: 0)
        let log = Recorder()
        inVirtualTime { _ in
            subject.subscribeNext { value in
                log.note(text(value))
                if value as? Int == 0 { subject.sendNext(1) }
            }
        }
        #expect(log.entries == ["0", "1"])
    }

    @Test("Every subscriber gets the value of its own moment, then all that follow") func severalSubscribers() {
        let subject = RACBehaviorSubject(defaultValue: 0)
        let logs = [Recorder(), Recorder()]
        inVirtualTime { _ in
            for (number, log) in logs.enumerated() {
                log.subscribe(to: subject)
                subject.sendNext(number + 1)
            }
        }
        #expect(logs.map(\.entries) == [["0", "1", "2"], ["1", "2"]])
    }

    @Test("An error reaches the present subscribers, and later ones get the last value alone") func error() {
        let subject = RACBehaviorSubject(defaultValue: 0)
        let early = received(from: subject) { subject.sendError(TestFailure.first) }
        #expect(early == ["0", "failed(first)"])
        #expect(received(from: subject) == ["0"])
    }

    @Test("The value before is released when another is sent") func releases() {
        let live = LiveCount()
        let subject = RACBehaviorSubject(defaultValue: Tracked(live))
        for _ in 0..<10 { subject.sendNext(Tracked(live)) }
        #expect(live.now == 1)
        #expect(live.peak <= 2)
    }

    @Test("A subscription that is disposed before its first value gets none") func disposedBeforeTheValue() {
        let log = Recorder()
        onUnknownQueue {
            RACScheduler.subscriptionScheduler().schedule { _ = log.wait(for: "disposed") }
            RACBehaviorSubject(defaultValue: 0).subscribeNext { log.note(text($0)) }.dispose()
            log.note("disposed")
            RACSignal.empty().subscribeCompleted { log.note("later") }
        }
        #expect(log.wait(for: "later"), "the shared scheduler has not gone on")
        #expect(log.entries == ["disposed", "later"])
    }
}

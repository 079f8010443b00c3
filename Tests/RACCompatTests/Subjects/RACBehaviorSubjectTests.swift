import RACCompat
import Testing

@Suite struct RACBehaviorSubjectTests {
    private func received(from subject: RACSubject, _ body: () -> Void = {}) -> [String] {
        let log = EventLog()
        inVirtualTime { _ in
            log.subscribe(to: subject)
            body()
        }
        return log.events
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
        let log = EventLog()
        inVirtualTime { _ in
            subject.subscribeNext { value in
                log.add(text(value))
                if value as? Int == 0 { subject.sendNext(1) }
            }
        }
        #expect(log.events == ["0", "1"])
    }
}

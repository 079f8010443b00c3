import RACCompat
import Testing

@Suite("if") struct IfTests {
    private let log = EventLog()
    private let condition = RACSubject()
    private let whenTrue = Probe()
    private let whenFalse = Probe()

    private func switched(_ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            log.subscribe(to: .if(condition, then: whenTrue.signal, else: whenFalse.signal))
            body()
        }
        return log.events
    }

    @Test("if: silent before a boolean") func silent() {
        let events = switched {
            whenTrue.subject.sendNext("missed")
            whenFalse.subject.sendNext("missed")
        }
        #expect(events.isEmpty)
        #expect(whenTrue.count == 0 && whenFalse.count == 0)
    }

    @Test("if: follows booleans") func follows() {
        let events = switched {
            condition.sendNext(true)
            whenTrue.subject.sendNext(1)
            whenFalse.subject.sendNext("missed")
            condition.sendNext(false)
            whenTrue.subject.sendNext("missed")
            whenFalse.subject.sendNext(2)
            condition.sendNext(1)
            whenTrue.subject.sendNext(3)
        }
        #expect(events == ["1", "2", "3"])
    }

    @Test("if: boolean completion alone does not end it") func conditionCompletion() {
        let events = switched {
            condition.sendNext(true)
            condition.sendCompleted()
            whenTrue.subject.sendNext(1)
        }
        #expect(events == ["1"])
    }

    @Test("if: ends with both") func ends() {
        let events = switched {
            condition.sendNext(true)
            condition.sendCompleted()
            whenTrue.subject.sendCompleted()
        }
        #expect(events == ["completed"])
    }

    @Test("An error of the condition or of the chosen signal ends all", arguments: [true, false])
    func errors(isCondition: Bool) {
        let events = switched {
            condition.sendNext(false)
            (isCondition ? condition : whenFalse.subject).sendError(TestFailure.first)
        }
        #expect(events == ["error first"])
        #expect(whenFalse.openCount == 0)
    }
}

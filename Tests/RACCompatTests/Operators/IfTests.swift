import RACCompat
import StreamTesting
import Testing

@Suite("if") struct IfTests {
    private let log = Recorder()
    private let condition = RACSubject()
    private let whenTrue = ManualStream<Any?>()
    private let whenFalse = ManualStream<Any?>()

    private func switched(_ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            log.subscribe(to: .if(condition, then: whenTrue.racSignal, else: whenFalse.racSignal))
            body()
        }
        return log.entries
    }

    @Test("if: silent before a boolean") func silent() {
        let events = switched {
            whenTrue.send("missed")
            whenFalse.send("missed")
        }
        #expect(events.isEmpty)
        #expect(whenTrue.subscriptionCount == 0 && whenFalse.subscriptionCount == 0)
    }

    @Test("if: follows booleans") func follows() {
        let events = switched {
            condition.sendNext(true)
            whenTrue.send(1)
            whenFalse.send("missed")
            condition.sendNext(false)
            whenTrue.send("missed")
            whenFalse.send(2)
            condition.sendNext(1)
            whenTrue.send(3)
        }
        #expect(events == ["1", "2", "3"])
    }

    @Test("if: boolean completion alone does not end it") func conditionCompletion() {
        let events = switched {
            condition.sendNext(true)
            condition.sendCompleted()
            whenTrue.send(1)
        }
        #expect(events == ["1"])
    }

    @Test("if: ends with both") func ends() {
        let events = switched {
            condition.sendNext(true)
            condition.sendCompleted()
            whenTrue.complete()
        }
        #expect(events == ["completed"])
    }

    @Test("An error of the condition or of the chosen signal ends all", arguments: [true, false])
    func errors(isCondition: Bool) {
        let events = switched {
            condition.sendNext(false)
            if isCondition { condition.sendError(TestFailure.first) } else { whenFalse.fail(TestFailure.first) }
        }
        #expect(events == ["failed(first)"])
        #expect(whenFalse.openSubscriptionCount == 0)
    }
}

import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite("switch") struct SwitchTests {
    private let log = Recorder()
    private let keys = RACSubject()
    private let cases = [ManualStream<Any?>(), ManualStream<Any?>(), ManualStream<Any?>()]

    private func switched(default defaultSignal: RACSignal? = nil, _ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            let table: [AnyHashable: RACSignal] = [
                0: cases[0].racSignal, "one": cases[1].racSignal, RACTupleNil.tupleNil(): cases[2].racSignal,
            ]
            log.subscribe(to: .switch(keys, cases: table, default: defaultSignal))
            body()
        }
        return log.entries
    }

    @Test("switch: silent before a key") func silent() {
        #expect(switched { for probe in cases { probe.send("missed") } }.isEmpty)
        #expect(cases.map(\.subscriptionCount) == [0, 0, 0])
    }

    @Test("switch: follows keys") func follows() {
        let events = switched {
            keys.sendNext(0)
            cases[0].send(1)
            cases[1].send("missed")
            keys.sendNext("one")
            cases[0].send("missed")
            cases[1].send(2)
        }
        #expect(events == ["1", "2"])
    }

    @Test("switch: a key that comes again subscribes again") func sameKey() {
        _ = switched {
            keys.sendNext(0)
            keys.sendNext(0.0)
        }
        #expect(cases[0].subscriptionCount == 2 && cases[0].openSubscriptionCount == 1)
    }

    @Test("switch: key completion alone does not end it") func keyCompletion() {
        let events = switched {
            keys.sendNext(0)
            keys.sendCompleted()
            cases[0].send(1)
        }
        #expect(events == ["1"])
    }

    @Test("switch: ends with keys and case") func ends() {
        let events = switched {
            keys.sendNext(0)
            keys.sendCompleted()
            cases[0].complete()
        }
        #expect(events == ["completed"])
    }

    @Test("switch: default for unknown keys") func defaultSignal() {
        let fallback = ManualStream<Any?>()
        let events = switched(default: fallback.racSignal) {
            keys.sendNext("unknown")
            fallback.send(1)
            keys.sendNext(0)
            fallback.send("missed")
            cases[0].send(2)
        }
        #expect(events == ["1", "2"])
    }

    @Test("switch: error with domain and code without default") func noMatchingCase() {
        var failure: NSError?
        inVirtualTime { _ in
            _ = RACSignal.switch(RACSignal.return("x"), cases: [0: .never()], default: nil)
                .subscribeError { failure = $0 as NSError? }
        }
        #expect(failure?.domain == RACSignalErrorDomain)
        #expect(failure?.code == RACSignalErrorNoMatchingCase)
        #expect(failure?.localizedDescription == "No matching signal found for value x")
    }

    @Test("switch: nil key matches the tuple-nil case") func nilKey() {
        let events = switched {
            keys.sendNext(nil)
            cases[2].send(1)
        }
        #expect(events == ["1"])
    }
}

import Foundation
import RACCompat
import Testing

@Suite("switch") struct SwitchTests {
    private let log = EventLog()
    private let keys = RACSubject()
    private let cases = [Probe(), Probe(), Probe()]

    private func switched(default defaultSignal: RACSignal? = nil, _ body: () -> Void) -> [String] {
        inVirtualTime { _ in
            let table: [AnyHashable: RACSignal] = [
                0: cases[0].signal, "one": cases[1].signal, RACTupleNil.tupleNil(): cases[2].signal,
            ]
            log.subscribe(to: .switch(keys, cases: table, default: defaultSignal))
            body()
        }
        return log.events
    }

    @Test("switch: silent before a key") func silent() {
        #expect(switched { for probe in cases { probe.subject.sendNext("missed") } }.isEmpty)
        #expect(cases.map(\.count) == [0, 0, 0])
    }

    @Test("switch: follows keys") func follows() {
        let events = switched {
            keys.sendNext(0)
            cases[0].subject.sendNext(1)
            cases[1].subject.sendNext("missed")
            keys.sendNext("one")
            cases[0].subject.sendNext("missed")
            cases[1].subject.sendNext(2)
        }
        #expect(events == ["1", "2"])
    }

    @Test("switch: a key that comes again subscribes again") func sameKey() {
        _ = switched {
            keys.sendNext(0)
            keys.sendNext(0.0)
        }
        #expect(cases[0].count == 2 && cases[0].openCount == 1)
    }

    @Test("switch: key completion alone does not end it") func keyCompletion() {
        let events = switched {
            keys.sendNext(0)
            keys.sendCompleted()
            cases[0].subject.sendNext(1)
        }
        #expect(events == ["1"])
    }

    @Test("switch: ends with keys and case") func ends() {
        let events = switched {
            keys.sendNext(0)
            keys.sendCompleted()
            cases[0].subject.sendCompleted()
        }
        #expect(events == ["completed"])
    }

    @Test("switch: default for unknown keys") func defaultSignal() {
        let fallback = Probe()
        let events = switched(default: fallback.signal) {
            keys.sendNext("unknown")
            fallback.subject.sendNext(1)
            keys.sendNext(0)
            fallback.subject.sendNext("missed")
            cases[0].subject.sendNext(2)
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
            cases[2].subject.sendNext(1)
        }
        #expect(events == ["1"])
    }
}

import RACCompat
import StreamCore
import Testing

@Suite struct UnitBridgeTests {
    private let log = EventLog()

    @Test("An empty Swift tuple arrives as the unit")
    func becomesUnit() {
        inVirtualTime { _ in
            var values: [Any?] = []
            SignalProducer<Void, Never>([(), ()]).bridged.subscribeNext { values.append($0) }
            #expect(values.count == 2 && values.allSatisfy { $0 as? RACUnit === RACUnit.defaultUnit() })
            log.subscribe(to: SignalProducer<Void, Never>([(), ()]).bridged.distinctUntilChanged().mapReplace("unit"))
            #expect(log.events == ["unit", "completed"])
        }
    }

    @Test("The unit arrives as an empty Swift tuple, also as an optional one")
    func becomesVoid() {
        inVirtualTime { _ in
            let units = RACSignal.return(RACUnit.defaultUnit())
            units.producer(of: Void.self).start(.init(value: { [log] in log.add("void") }))
            units.producer(of: Void?.self).start(.init(value: { [log] in log.add($0 == nil ? "nil" : "void") }))
            units.producer(of: RACUnit.self).start(.init(value: { [log] _ in log.add("unit") }))
            RACSignal.return(1).producer(of: Void.self).start(.init(failed: { [log] in log.add("\($0)") }))
            #expect(log.events.prefix(3) == ["void", "void", "unit"])
            #expect(log.events.count == 4 && log.events.last?.contains("where () was expected") == true)
        }
    }
}

import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct UnitBridgeTests {
    private let log = Recorder()

    @Test("An empty Swift tuple arrives as the unit")
    func becomesUnit() {
        inVirtualTime { _ in
            var values: [Any?] = []
            SignalProducer<Void, Never>([(), ()]).bridged.subscribeNext { values.append($0) }
            #expect(values.count == 2 && values.allSatisfy { $0 as? RACUnit === RACUnit.defaultUnit() })
            log.subscribe(to: SignalProducer<Void, Never>([(), ()]).bridged.distinctUntilChanged().mapReplace("unit"))
            #expect(log.entries == ["unit", "completed"])
        }
    }

    @Test("The unit arrives as an empty Swift tuple, also as an optional one")
    func becomesVoid() {
        inVirtualTime { _ in
            let units = RACSignal.return(RACUnit.defaultUnit())
            units.producer(of: Void.self).start(.init(value: { [log] in log.note("void") }))
            units.producer(of: Void?.self).start(.init(value: { [log] in log.note($0 == nil ? "nil" : "void") }))
            units.producer(of: RACUnit.self).start(.init(value: { [log] _ in log.note("unit") }))
            RACSignal.return(1).producer(of: Void.self).start(.init(failed: { [log] in log.note("\($0)") }))
            #expect(log.entries.prefix(3) == ["void", "void", "unit"])
            #expect(log.entries.count == 4 && log.entries.last?.contains("where () was expected") == true)
        }
    }
}

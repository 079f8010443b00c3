import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct EventBridgeTests {
    private typealias Event = Signal<Int?, TestFailure>.Event

    @Test("A typed event becomes the dynamic one; an interruption becomes completion")
    func becomesDynamicEvent() {
        #expect(Event.value(1).bridged == RACEvent.eventWithValue(1))
        #expect(Event.value(nil).bridged == RACEvent.eventWithValue(nil))
        #expect(Event.failed(.first).bridged == RACEvent.eventWithError(TestFailure.first))
        #expect(Event.completed.bridged === RACEvent.completedEvent())
        #expect(Event.interrupted.bridged === RACEvent.completedEvent())
        #expect(Signal<Void, Never>.Event.value(()).bridged == RACEvent.eventWithValue(RACUnit.defaultUnit()))
    }

    @Test("A dynamic event becomes a typed one")
    func becomesTypedEvent() throws {
        #expect(try RACEvent.eventWithValue(1).event(of: Int.self).value == 1)
        #expect(try RACEvent.eventWithValue(nil).event(of: Int?.self).value == .some(nil))
        #expect(try RACEvent.eventWithError(TestFailure.second).event(of: Int.self).error as? TestFailure == .second)
        #expect(try RACEvent.completedEvent().event(of: Int.self).isCompleted)
        let error = try RACEvent.eventWithError(nil).event(of: Int.self).error
        #expect(error.map { "\($0)" } == RACBridgeError.nilError.description)
    }

    @Test("A value of another type is an error")
    func rejectsOtherTypes() {
        for event in [RACEvent.eventWithValue("a"), RACEvent.eventWithValue(nil)] {
            let error = #expect(throws: RACBridgeError.self) { try event.event(of: Int.self) }
            #expect(error?.description.contains("where Int was expected") == true)
        }
    }

    @Test("Materialized streams cross")
    func crosses() {
        inVirtualTime { _ in
            let log = Recorder()
            let producer = SignalProducer<Int, TestFailure>([1, 2]).concat(SignalProducer(error: .first))
            log.subscribe(to: producer.materialize().map(\.bridged).bridged.dematerialize())
            #expect(log.entries == ["1", "2", "failed(first)"])
        }
    }
}

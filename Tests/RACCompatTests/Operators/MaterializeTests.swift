import RACCompat
import StreamTesting
import Testing

@Suite("materialize and dematerialize") struct MaterializeTests {
    /// The events that a signal sends as values.
    private func materialized(_ signal: RACSignal) -> [RACEvent?] {
        var events: [RACEvent?] = []
        var isCompleted = false
        inVirtualTime { _ in
            _ = signal.materialize().subscribeNext(
                { events.append($0 as? RACEvent) }, completed: { isCompleted = true })
        }
        #expect(isCompleted)
        return events
    }

    @Test("materialize: values and completion") func values() {
        #expect(materialized(sending(1, nil)) == [.eventWithValue(1), .eventWithValue(nil), .completedEvent()])
    }

    @Test("materialize: error becomes a value and completes") func error() {
        #expect(
            materialized(sending(1).concat(.error(TestFailure.first)))
                == [.eventWithValue(1), .eventWithError(TestFailure.first)])
        #expect(materialized(.error(nil)) == [.eventWithError(nil)])
    }

    @Test("dematerialize: values") func dematerializedValues() {
        let signal = sending(RACEvent.eventWithValue(1), RACEvent.eventWithValue(nil)).dematerialize()
        #expect(events(of: signal) == ["1", "nil", "completed"])
    }

    @Test("dematerialize: completion") func completion() {
        let probe = ManualStream<Any?>()
        let signal = probe.signal(sendingFirst: RACEvent.completedEvent(), RACEvent.eventWithValue(1)).dematerialize()
        #expect(events(of: signal) == ["completed"])
        #expect(probe.openSubscriptionCount == 0)
    }

    @Test("dematerialize: error") func dematerializedError() {
        let signal = sending(RACEvent.eventWithError(TestFailure.first), RACEvent.eventWithValue(1)).dematerialize()
        #expect(events(of: signal) == ["failed(first)"])
    }

    @Test("dematerialize is the opposite of materialize", arguments: ["a-b|", "a-~#", "|", "#"])
    func opposite(diagram: String) {
        #expect(timeline { drawn(diagram).materialize().dematerialize() } == timeline { drawn(diagram) })
    }
}

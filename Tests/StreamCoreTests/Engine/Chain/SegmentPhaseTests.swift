import StreamCore
import StreamTesting
import Testing

/// Each phase of a segment, and what each event makes of it.
@Suite struct SegmentPhaseTests {
    /// What may happen to a segment.
    enum Event: Character, CaseIterable {
        case value = "v"
        case complete = "c"
        case dispose = "d"
        case settle = "s"
    }

    /// Two events after the beginning, and what the observer hears; a bar stands where the segment is over.
    private static let attaching = [
        "vv": "1 1", "vc": "1 | completed", "vd": "1", "vs": "1",
        "cv": "| completed", "cc": "| completed", "cd": "| completed", "cs": "| completed",
        "dv": "1", "dc": "| completed", "dd": "", "ds": "|",
        "sv": "1", "sc": "| completed", "sd": "|", "ss": "",
    ]

    @Test("While its source is attached, an end counts at once and disposal waits", arguments: attaching)
    func attaches(events: String, expected: String) {
        let log = Recorder()
        let segment = Segment(policy: .dynamic, isSettled: false)
        segment.add { log.note("|") }
        send(events, to: segment, LoggingObserver(log))
        #expect(log.history == expected)
        #expect(segment.isDisposed == expected.contains("|"))
        segment.settle()
        // Nothing is lost by the waiting.
        #expect(segment.isDisposed == (expected.contains("|") || events.contains("d")))
    }

    /// What happens inside the delivery of a first value, and what the observer hears.
    private static let delivering = [
        "vv": "1 2 1 1", "vc": "1 2 1 completed |", "vd": "1 2 1 interrupted |",
        "cv": "1 2 completed |", "cc": "1 2 completed |", "cd": "1 2 interrupted |",
        "dv": "1 2 interrupted |", "dc": "1 2 interrupted |", "dd": "1 2 interrupted |",
    ]

    @Test("An end that waits behind a delivery comes in its turn, and interruption wins over it", arguments: delivering)
    func delivers(events: String, expected: String) {
        let log = Recorder()
        let observer = LoggingObserver(log)
        let segment = Segment(policy: .typed)
        segment.setHead(observer)
        segment.add { log.note("|") }
        observer.onValue = { value in
            guard value == 1, log.history == "1" else { return }
            self.send(events, to: segment, observer)
            #expect(segment.isActive)
            log.note("2")
        }
        segment.send(1, to: observer)
        #expect(log.history == expected)
        #expect(segment.isDisposed == expected.contains("|"))
        observer.onValue = nil
    }

    @Test("Every phase lets events pass until the end begins")
    func isActive() {
        #expect(SegmentPhase.allCases.filter(\.isActive) == [.active, .attaching, .attachingDisposed, .disposing])
    }

    private func send(_ events: String, to segment: Segment, _ observer: LoggingObserver) {
        for event in events.compactMap(Event.init) {
            switch event {
            case .value: segment.send(1, to: observer)
            case .complete: segment.complete(observer)
            case .dispose: segment.dispose()
            case .settle: segment.settle()
            }
        }
    }
}

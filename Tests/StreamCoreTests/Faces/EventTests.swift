import StreamCore
import Testing

@Suite struct EventTests {
    private typealias Event = Signal<Int, TestFailure>.Event

    @Test("Every event but a value terminates")
    func terminates() {
        let events: [Event] = [.value(1), .failed(.first), .completed, .interrupted]
        #expect(events.map(\.isTerminating) == [false, true, true, true])
        #expect(events.map(\.isCompleted) == [false, false, true, false])
    }

    @Test("Value and failure can be taken out and transformed")
    func transforms() {
        #expect(Event.value(1).map { $0 + 1 } == .value(2))
        #expect(Event.failed(.first).mapError { _ in TestFailure.second } == .failed(.second))
        #expect(Event.completed.map { $0 + 1 } == .completed)
        #expect(Event.value(1).value == 1)
        #expect(Event.failed(.first).error == .first)
        #expect(Event.interrupted.value == nil)
        #expect(Event.interrupted.error == nil)
    }

    @Test("Events print as in ReactiveSwift")
    func prints() {
        let events: [Event] = [.value(1), .failed(.first), .completed, .interrupted]
        #expect(events.map(\.description) == ["VALUE 1", "FAILED first", "COMPLETED", "INTERRUPTED"])
    }
}

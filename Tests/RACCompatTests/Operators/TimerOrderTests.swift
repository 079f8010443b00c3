import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What is due at one instant of virtual time runs in the order in which it was scheduled.
@Suite struct TimerOrderTests {
    struct Operation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What comes when a value, a timer and another value come at once, and when the timer comes last.
        let between: [String]
        let behind: [String]
        let build: @Sendable (RACSignal, RACTestScheduler) -> RACSignal
    }

    static let operations = [
        Operation(testDescription: "throttle", between: ["timer", "2"], behind: ["2", "timer"]) { source, _ in
            source.throttle(10)
        },
        Operation(testDescription: "delay", between: ["1", "timer", "2"], behind: ["1", "2", "timer"]) { source, _ in
            source.delay(10)
        },
        // Its time counts from the first value.
        Operation(testDescription: "bufferWithTime", between: ["(1, 2)", "timer"], behind: ["(1, 2)", "timer"]) {
            $0.bufferWithTime(10, onScheduler: $1)
        },
        Operation(testDescription: "the typed debounce", between: ["timer", "2"], behind: ["2", "timer"]) {
            $0.producer.debounce(10, on: $1).bridged
        },
        Operation(testDescription: "the typed delay", between: ["1", "timer", "2"], behind: ["1", "2", "timer"]) {
            $0.producer.delay(10, on: $1).bridged
        },
    ]

    private func events(
        _ operation: Operation, _ body: (RACSubject, RACTestScheduler, _ setTimer: () -> Void) -> Void
    ) -> [String] {
        let log = Recorder()
        inVirtualTime { scheduler in
            let subject = RACSubject()
            log.subscribe(to: operation.build(subject, scheduler))
            body(subject, scheduler) { scheduler.afterDelay(10) { log.note("timer") } }
            scheduler.stepAll()
        }
        return log.entries
    }

    @Test("A timer that was set between two values of one instant runs between them", arguments: operations)
    func runsBetween(operation: Operation) {
        let events = events(operation) { subject, _, setTimer in
            subject.sendNext(1)
            setTimer()
            subject.sendNext(2)
        }
        #expect(events == operation.between)
    }

    @Test("A timer that was set after the last value runs after it", arguments: operations)
    func runsBehind(operation: Operation) {
        let events = events(operation) { subject, scheduler, setTimer in
            subject.sendNext(1)
            scheduler.advance(to: scheduler.now.addingTimeInterval(4))
            subject.sendNext(2)
            setTimer()
        }
        #expect(events == operation.behind)
    }
}

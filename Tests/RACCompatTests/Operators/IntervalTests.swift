import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite("interval", .takesTurns) struct IntervalTests {
    /// Schedulers with real queues, and whether a leeway is given.
    static let places: [OperatorCase] = [
        OperatorCase("interval on main") { _, _ in .interval(0.002, onScheduler: .mainThreadScheduler()) },
        OperatorCase("interval on background") { _, _ in .interval(0.002, onScheduler: .scheduler()) },
        OperatorCase("interval with leeway on main") { _, _ in
            .interval(0.002, onScheduler: .mainThreadScheduler(), withLeeway: 0.001)
        },
        OperatorCase("interval with leeway on background") { _, _ in
            .interval(0.002, onScheduler: .scheduler(), withLeeway: 0.001)
        },
    ]

    @Test("interval on main and on background, with and without leeway", arguments: places)
    func realQueues(place: OperatorCase) {
        let log = Recorder()
        let begin = Date()
        let ticks = place.build(.never(), Tracked(LiveCount())).take(3)
        ticks.subscribeNext(
            { value in
                let earliest = begin.addingTimeInterval(0.002 * Double(log.entries.count + 1))
                log.note((value as? Date).map { $0 >= earliest } == true ? "date" : "no date, or an early one")
            }, completed: { log.note("completed") })
        #expect(log.wait(for: "completed"), "\(place) has not sent three dates")
        #expect(log.entries == ["date", "date", "date", "completed"])
    }

    @Test("interval: first after one interval, then for ever, until disposal") func virtualTime() {
        let seconds = { (date: Any?) in (date as? Date)?.timeIntervalSinceReferenceDate }
        #expect(
            timeline(seconds: 7) { .interval(2, onScheduler: virtualScheduler).map(seconds) } == "22.0 44.0 66.0")
    }

    @Test("interval: every subscription has a timer of its own") func ownTimers() {
        let signal = { RACSignal.interval(2, onScheduler: virtualScheduler).mapReplace("x") }
        #expect(timeline(seconds: 5) { signal().merge(drawn("-a").concat(signal())) } == "1a 2x 4x")
        #expect(timeline(seconds: 5) { signal().merge(drawn("-|").concat(signal())) } == "2x 3x 4x 5x")
    }
}

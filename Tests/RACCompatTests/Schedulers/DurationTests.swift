import Foundation
import RACCompat
import StreamTesting
import Testing

/// The operators and schedulers that take seconds take a `Duration` as well.
@Suite struct DurationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let seconds: @Sendable (RACSignal) -> RACSignal
        let duration: @Sendable (RACSignal) -> RACSignal

        init(
            _ name: String, _ seconds: @escaping @Sendable (RACSignal) -> RACSignal,
            _ duration: @escaping @Sendable (RACSignal) -> RACSignal
        ) {
            testDescription = name
            self.seconds = seconds
            self.duration = duration
        }
    }

    static let cases = [
        Case("delay", { $0.delay(1.5) }, { $0.delay(.milliseconds(1500)) }),
        Case("throttle", { $0.throttle(1.5) }, { $0.throttle(.seconds(1.5)) }),
        Case(
            "throttle with a test", { $0.throttle(1.5) { (text: String) in text != "a" } },
            { $0.throttle(.seconds(1.5)) { (text: String) in text != "a" } }),
        Case(
            "timeout", { $0.timeout(2.5, onScheduler: .mainThreadScheduler()) },
            { $0.timeout(.seconds(2.5), onScheduler: .mainThreadScheduler()) }),
        Case(
            "bufferWithTime", { $0.bufferWithTime(1.5, onScheduler: .mainThreadScheduler()) },
            { $0.bufferWithTime(.seconds(1.5), onScheduler: .mainThreadScheduler()) }),
        Case(
            "interval", { _ in RACSignal.interval(1.5, onScheduler: .mainThreadScheduler()).take(3) },
            { _ in RACSignal.interval(.seconds(1.5), onScheduler: .mainThreadScheduler()).take(3) }),
        Case(
            "interval with leeway",
            { _ in RACSignal.interval(1.5, onScheduler: .mainThreadScheduler(), withLeeway: 0).take(3) },
            { _ in RACSignal.interval(.seconds(1.5), onScheduler: .mainThreadScheduler(), withLeeway: .zero).take(3) }),
    ]

    @Test("An operator does the same with a duration", arguments: cases)
    func operators(example: Case) throws {
        try compare(
            inputs: ["text": "-a-b-(cd)--e-----f|"],
            legacy: { world in example.seconds(try world.input("text").racSignal) },
            ported: { world in example.duration(try world.input("text").racSignal) })
    }

    @Test("A scheduler waits for a duration, and repeats after it")
    func schedulers() {
        let scheduler = RACTestScheduler()
        var runs: [String] = []
        scheduler.afterDelay(.milliseconds(500)) { runs.append("delayed") }
        let timer = scheduler.after(Date(), repeatingEvery: .seconds(2), withLeeway: .zero) { runs.append("timer") }
        scheduler.step(3)
        timer?.dispose()
        #expect(Set(runs) == ["delayed", "timer"] && runs.count == 3)
    }

    @Test("A wait takes a duration")
    @MainActor func waits() throws {
        let value =
            try RACSignal.return(1).delay(.milliseconds(1))
            .asynchronousFirstOrDefault(nil, timeout: .seconds(300)) as? Int
        #expect(value == 1)
        try RACSignal.empty().asynchronouslyWaitUntilCompleted(timeout: .seconds(300))
        #expect(throws: (any Error).self) {
            try RACSignal.never().asynchronouslyWaitUntilCompleted(timeout: .milliseconds(1))
        }
    }
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

/// What is due at one instant of virtual time runs in the order in which it was scheduled, and what an operator puts off
/// counts from when it was put off.
@Suite struct TimerOrderTests {
    /// An operator whose timer takes ten seconds.
    struct OperatorCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// A value that has its effect before everything else.
        var first: Int?
        /// What comes when a value, a timer and another value come at once, and when the timer comes last.
        let between: String
        let behind: String
        let build: @Sendable (Signal<Int, TestFailure>, TestScheduler) -> Signal<String, TestFailure>
    }

    static let operators = [
        OperatorCase(testDescription: "debounce", between: "10:timer 10:2", behind: "14:2 14:timer") {
            $0.debounce(10, on: $1).map { "\($0)" }
        },
        // The first value is sent at once, and begins the interval.
        OperatorCase(
            testDescription: "throttle", first: 0, between: "0:0 10:timer 10:2", behind: "0:0 10:2 14:timer"
        ) { $0.throttle(10, on: $1).map { "\($0)" } },
        OperatorCase(testDescription: "delay", between: "10:1 10:timer 10:2", behind: "10:1 14:2 14:timer") {
            $0.delay(10, on: $1).map { "\($0)" }
        },
        OperatorCase(
            testDescription: "timeout", between: "10:timer 10:failed(first)", behind: "14:failed(first) 14:timer"
        ) { $0.timeout(betweenValues: 10, raising: .first, on: $1).filter { _ in false }.map { "\($0)" } },
        // Its values come to the scheduler first, so that the second one cuts behind the setting of the timer.
        OperatorCase(
            testDescription: "buffer", between: "0:[1, 2] 10:timer 10:[] 10:completed",
            behind: "4:[1, 2] 14:timer 14:[] 14:completed"
        ) {
            $0.buffer(upTo: 2, every: .seconds(10), on: $1).take(first: 2).map { "\($0)" }
        },
    ]

    private final class World {
        let scheduler = TestScheduler()
        let recorder: Recorder
        let input: Signal<Int, TestFailure>.Observer
        private let subscription: (any Disposable)?

        init(_ operation: OperatorCase) {
            let (signal, input) = Signal<Int, TestFailure>.pipe()
            self.input = input
            recorder = Recorder(clock: scheduler)
            subscription = operation.build(signal, scheduler).observe(recorder.observer())
            if let first = operation.first {
                input.send(value: first)
                scheduler.advance(by: 0)
            }
        }

        func setTimer() { scheduler.schedule(afterDelay: 10) { [recorder] in recorder.note("timer") } }

        /// Everything up to the first minute.
        var history: String {
            scheduler.advance(by: 60)
            subscription?.dispose()
            return recorder.history
        }
    }

    @Test("A timer that was set between two values of one instant runs between them", arguments: operators)
    func runsBetween(operation: OperatorCase) {
        let world = World(operation)
        world.input.send(value: 1)
        world.setTimer()
        world.input.send(value: 2)
        #expect(world.history == operation.between)
    }

    @Test("A timer that was set after the last value runs after it", arguments: operators)
    func runsBehind(operation: OperatorCase) {
        let world = World(operation)
        world.input.send(value: 1)
        world.scheduler.advance(by: 4)
        world.input.send(value: 2)
        world.setTimer()
        #expect(world.history == operation.behind)
    }

    @Test("Many values of one instant are delivered in their order, among timers that are set between them")
    func keepsOrder() {
        let world = World(Self.operators[2])
        for number in 1...3 {
            world.input.send(value: number)
            world.input.send(value: number)
            world.setTimer()
        }
        #expect(world.history == "10:1 10:1 10:timer 10:2 10:2 10:timer 10:3 10:3 10:timer")
    }
}

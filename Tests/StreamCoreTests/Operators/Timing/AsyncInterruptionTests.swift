import Dispatch
import StreamCore
import StreamTesting
import Testing

/// What all operators that deliver on a scheduler have in common when they are interrupted.
@Suite struct AsyncInterruptionTests {
    struct Operator: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let onSignal: @Sendable (Signal<Int, TestFailure>, TestScheduler) -> Signal<Int, TestFailure>
        let onProducer: @Sendable (SignalProducer<Int, TestFailure>, TestScheduler) -> SignalProducer<Int, TestFailure>
    }

    static let operators = [
        Operator(testDescription: "observe(on:)") {
            $0.observe(on: $1)
        } onProducer: {
            $0.observe(on: $1)
        },
        Operator(testDescription: "observe(on:buffering:)") {
            $0.observe(on: $1, buffering: .bounded(1, whenFull: .dropOldest))
        } onProducer: {
            $0.observe(on: $1, buffering: .bounded(1, whenFull: .dropOldest))
        },
        Operator(testDescription: "delay") {
            $0.delay(1, on: $1)
        } onProducer: {
            $0.delay(1, on: $1)
        },
        Operator(testDescription: "throttle") {
            $0.throttle(1, on: $1)
        } onProducer: {
            $0.throttle(1, on: $1)
        },
        Operator(testDescription: "throttle(latest: false)") {
            $0.throttle(1, on: $1, latest: false)
        } onProducer: {
            $0.throttle(1, on: $1, latest: false)
        },
        Operator(testDescription: "debounce") {
            $0.debounce(1, on: $1, discardWhenCompleted: false)
        } onProducer: {
            $0.debounce(1, on: $1, discardWhenCompleted: false)
        },
        Operator(testDescription: "throttle(while:)") {
            $0.throttle(while: Signal<Bool, Never>.never, on: $1)
        } onProducer: {
            $0.throttle(while: SignalProducer<Bool, Never>(value: false), on: $1)
        },
        Operator(testDescription: "lazyMap") {
            $0.lazyMap(on: $1) { $0 }
        } onProducer: {
            $0.lazyMap(on: $1) { $0 }
        },
        Operator(testDescription: "collect(every:)") {
            $0.collect(every: .seconds(1), on: $1).map(\.count)
        } onProducer: {
            $0.collect(every: .seconds(1), on: $1).map(\.count)
        },
    ]

    private let scheduler = TestScheduler()

    private func makeTrial(_ face: Face, _ operator: Operator) -> Trial<Int, TestFailure, Int, TestFailure> {
        let scheduler = scheduler
        return Trial(
            face, of: Int.self, into: Recorder(clock: scheduler),
            { `operator`.onSignal($0, scheduler) }, { `operator`.onProducer($0, scheduler) })
    }

    @Test("Interruption discards what is pending, and comes on the scheduler", arguments: Face.allCases, operators)
    func interrupts(face: Face, operator: Operator) {
        let trial = makeTrial(face, `operator`)
        trial.send(1, 2)
        trial.interrupt()
        #expect(trial.history.isEmpty)
        scheduler.advance(by: 10)
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal releases the work at once, and interrupts on the scheduler", arguments: operators)
    func disposes(operator: Operator) {
        let trial = makeTrial(.producer, `operator`)
        trial.send(1, 2)
        trial.dispose()
        #expect(trial.isInputEnded)
        #expect(trial.history.isEmpty)
        scheduler.advance(by: 10)
        #expect(trial.history == "0:interrupted")
    }

    @Test("Disposal when everything is over says nothing", arguments: Face.allCases, operators)
    func disposesLate(face: Face, operator: Operator) {
        let trial = makeTrial(face, `operator`)
        trial.complete()
        scheduler.advance(by: 10)
        trial.dispose()
        trial.send(1)
        trial.interrupt()
        scheduler.advance(by: 10)
        #expect(trial.history.hasSuffix(":completed"))
        #expect(trial.recorder.count == 1)
    }

    @Test("Objects that a stage retains are released when its stream is interrupted", arguments: Face.allCases)
    func releases(face: Face) {
        let counter = Counted.Counter()
        let scheduler = scheduler
        let trial = Trial(
            face, of: Counted.self,
            { $0.delay(1, on: scheduler).lazyMap(on: scheduler) { $0 }.debounce(1, on: scheduler).map { _ in 0 } },
            { $0.delay(1, on: scheduler).lazyMap(on: scheduler) { $0 }.debounce(1, on: scheduler).map { _ in 0 } })
        trial.send(Counted(counter), Counted(counter))
        #expect(counter.live == 2)
        trial.interrupt()
        #expect(counter.live == 0)
    }
}

import Foundation
import RxCompat
import StreamCore
import Testing

extension RxTests {
    /// The differences between this module and the typed core, a test for each row of the page's table.
    @Suite struct CoreDifferenceTests {
        /// The events of a producer that ends by itself.
        private func events<Value, Failure>(_ producer: SignalProducer<Value, Failure>) -> String {
            let log = Lines()
            producer.start { log("\($0)") }
            return log.text
        }

        @Test("Disposal sends nothing here, and interruption there")
        func disposal() {
            let (here, there) = (Lines(), Lines())
            here.follow(Observable<Int>.never()).dispose()
            SignalProducer<Int, Never>.never.start { there("\($0)") }.dispose()
            #expect(here.text == "disposed")
            #expect(there.text == "INTERRUPTED")
        }

        @Test("A failure is any error here, and of a type there")
        func failure() {
            let here: Observable<Int> = .error(TestError.first)
            let there: SignalProducer<Int, TestError> = SignalProducer(error: .first)
            #expect(lines(here.catch { .error($0 as? TestError ?? .second) }) == "error(first) disposed")
            #expect(
                lines(there.flatMapError { SignalProducer<Int, TestError>(error: $0) }.observable)
                    == "error(first) disposed")
        }

        @Test(
            "combineLatest ends at the next value when an input has ended without one here, and with all inputs there")
        func combineLatestEnd() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), end: 3)
            #expect(clock.lines(Observable.combineLatest(source, Observable<Int>.empty()) { $0 + $1 }) == "1:completed")
            let core = Clock()
            let values = core.source((1, 1), (2, 2), end: 3).producer
            let both = values.combineLatest(with: SignalProducer<Int, any Error>.empty).map { $0 + $1 }
            #expect(core.lines(both.observable) == "3:completed")
        }

        @Test("zip ends with all its inputs here, and as soon as no pair can follow there")
        func zipEnd() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), end: 3)
            #expect(clock.lines(Observable.zip(source, Observable.of(5)) { $0 + $1 }) == "1:6 3:completed")
            let list = Clock()
            let values = list.source((1, 1), (2, 2), end: 3)
            #expect(list.lines(Observable.zip([values, .of(5)]) { $0.reduce(0, +) }) == "1:6 2:completed")
            let core = Clock()
            let pairs = core.source((1, 1), (2, 2), end: 3).producer.zip(with: SignalProducer<Int, any Error>(value: 5))
            #expect(core.lines(pairs.map { $0 + $1 }.observable) == "1:6 1:completed")
        }

        @Test("debounce sends a waiting value at completion here; there it is dropped, or comes when it is due")
        func debounceEnd() {
            let clock = Clock()
            let source = clock.source((1, 1), end: 2)
            #expect(clock.lines(source.debounce(.seconds(5), scheduler: clock.scheduler)) == "2:1 2:completed")
            for (discards, early, late) in [(true, "COMPLETED", "COMPLETED"), (false, "", "VALUE 1 COMPLETED")] {
                let time = TestScheduler()
                let log = Lines()
                let (signal, input) = StreamCore.Signal<Int, Never>.pipe()
                signal.debounce(5, on: time, discardWhenCompleted: discards).observe { log("\($0)") }
                let begin = time.currentDate
                time.advance(to: begin.addingTimeInterval(1))
                input.send(value: 1)
                time.advance(to: begin.addingTimeInterval(2))
                input.sendCompleted()
                time.advance()
                #expect(log.text == early)
                time.advance(by: .seconds(10))
                #expect(log.text == late)
            }
        }

        private typealias Core = StreamCore.Signal<Int, TestError>

        /// What an operator of the core sends, with the seconds before each event.
        private func coreEvents(
            _ sent: [(Double, Core.Event)], _ operation: (Core, TestScheduler) -> SignalProducer<Int, TestError>
        ) -> String {
            let (time, log) = (TestScheduler(), Lines())
            let begin = time.currentDate
            let (signal, input) = Core.pipe()
            operation(signal, time).start { log("\(Int(time.currentDate.timeIntervalSince(begin))):\($0)") }
            var now = 0.0
            for (date, event) in sent {
                if date > exchange(&now, with: date) { time.advance(to: begin.addingTimeInterval(date)) }
                input.send(event)
            }
            time.advance(by: .seconds(20))
            return log.text
        }

        @Test("throttle sends its first value in the call here; there the value waits for the scheduler")
        func throttleBurst() {
            let clock = Clock()
            let source = clock.source((1, 1), (1, 2))
            #expect(clock.lines(source.throttle(.seconds(3), scheduler: clock.scheduler)) == "1:1 4:2")
            let throttle = { (signal: Core, time: TestScheduler) in signal.producer.throttle(3, on: time, latest: true)
            }
            #expect(coreEvents([(1, .value(1)), (1, .value(2))], throttle) == "1:VALUE 2")
            #expect(coreEvents([(1, .value(1)), (1, .completed)], throttle) == "1:COMPLETED")
        }

        @Test("completion waits for the last value of throttle here, and drops it there")
        func throttleEnd() {
            let clock = Clock()
            let source = clock.source((1, 1), (2, 2), end: 3)
            let throttled = source.throttle(.seconds(5), scheduler: clock.scheduler)
            #expect(clock.lines(throttled) == "1:1 6:2 6:completed")
            let events = coreEvents([(1, .value(1)), (2, .value(2)), (3, .completed)]) { signal, time in
                signal.producer.throttle(5, on: time, latest: true)
            }
            #expect(events == "1:VALUE 1 3:COMPLETED")
        }

        @Test(
            "skip(until:) sends a failure that comes before its trigger here, and is interrupted by the trigger there")
        func skipUntilEnd() {
            let clock = Clock()
            let failing = clock.source((1, 1), end: 2).concat(Observable.error(TestError.first))
            #expect(clock.lines(failing.skip(until: clock.source((3, 0)))) == "2:error(first)")
            let ending = Clock()
            let ended = ending.source((1, 1), end: 2)
            #expect(ending.lines(ended.skip(until: ending.source((3, 0)))) == "")
            for end in [Core.Event.failed(.first), .completed] {
                let events = coreEvents([(1, .value(1)), (2, end)]) { signal, time in
                    signal.producer.skip(until: SignalProducer<(), Never>(value: ()).delay(3, on: time))
                }
                #expect(events == "3:INTERRUPTED")
            }
        }

        @Test("retry(when:) whose trigger has completed ends with the next failure here, and at once there")
        func retryWhenEnd() {
            let clock = Clock()
            let failing = Observable<Int>.error(TestError.first)
                .delaySubscription(.seconds(2), scheduler: clock.scheduler)
            #expect(clock.lines(failing.retry(when: { $0.take(1) })) == "4:completed")
            let events = coreEvents([]) { _, time in
                SignalProducer(error: TestError.first).delayStart(2, on: time)
                    .retry(when: { $0.take(first: 1).map { _ in }.promoteError(TestError.self) })
            }
            #expect(events == "2:COMPLETED")
        }

        @Test("take of no values completes here, and interrupts there")
        func takeZero() {
            #expect(lines(Observable.of(1).take(0)) == "completed disposed")
            #expect(events(SignalProducer<Int, Never>(value: 1).take(first: 0)) == "INTERRUPTED")
        }

        @Test("An error thrown by the closure of map is sent here; the core has attemptMap for closures that throw")
        func throwing() {
            let failing: (Int) throws -> Int = { _ in throw TestError.first }
            #expect(lines(Observable.of(1).map(failing)) == "error(first) disposed")
            #expect(events(SignalProducer<Int, any Error>(value: 1).attemptMap(failing)) == "FAILED first")
        }
    }
}

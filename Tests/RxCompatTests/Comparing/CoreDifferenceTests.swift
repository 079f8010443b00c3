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

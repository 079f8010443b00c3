import Foundation
import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: time and schedulers.
@MainActor
struct TimingExamples {
    @Test func throttling() throws {
        try example {
            let clock = RACTestScheduler()
            let words = RACSubject.subject()
            words.deliverOn(clock).throttle(2)
                .subscribeNext { print($0 ?? "nil") }

            words.sendNext("a")
            words.sendNext("ab")
            words.sendCompleted()
            clock.stepAll()  // prints ab
        }
        try example {
            let clock = TestScheduler()
            let (words, word) = Signal<String, Never>.pipe()
            words.debounce(2, on: clock, discardWhenCompleted: false)
                .observeValues { print($0) }

            word.send(value: "a")
            word.send(value: "ab")
            word.sendCompleted()
            clock.run()  // prints ab
        }
    }

    @Test func delaying() throws {
        try example {
            let clock = RACTestScheduler()
            let words = RACSubject.subject()
            words.deliverOn(clock).delay(5)
                .subscribeNext { print($0 ?? "nil", clock.now.timeIntervalSinceReferenceDate) }

            words.sendNext("late")
            clock.stepAll()  // prints late 5.0
        }
        try example {
            let clock = TestScheduler()
            let (words, word) = Signal<String, Never>.pipe()
            words.delay(5, on: clock)
                .observeValues { print($0, clock.currentDate.timeIntervalSinceReferenceDate) }

            word.send(value: "late")
            clock.run()  // prints late 5.0
        }
    }

    @Test func delivering() throws {
        try example {
            let scheduler = RACTestScheduler()
            let words = RACSubject.subject()
            words.deliverOn(scheduler)
                .subscribeNext { print("received", $0 ?? "nil") }

            words.sendNext("hop")
            print("sent")  // prints sent
            scheduler.stepAll()  // prints received hop
        }
        try example {
            let scheduler = TestScheduler()
            let (words, word) = Signal<String, Never>.pipe()
            words.observe(on: scheduler)
                .observeValues { print("received", $0) }

            word.send(value: "hop")
            print("sent")  // prints sent
            scheduler.advance()  // prints received hop
        }
    }

    @Test func testSchedulers() throws {
        try example {
            let clock = RACTestScheduler()
            clock.afterDelay(5) { print("later") }
            clock.schedule { print("first") }

            clock.step()  // prints first
            clock.stepAll()  // prints later
        }
        try example {
            let clock = TestScheduler()
            clock.schedule(afterDelay: 5) { print("later") }
            clock.schedule { print("first") }

            clock.advance()  // prints first
            clock.advance(by: 5)  // prints later
        }
    }
}

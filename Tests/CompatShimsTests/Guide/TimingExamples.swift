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

    @Test func timingOut() throws {
        try example {
            let clock = RACTestScheduler()
            RACSignal.never().timeout(5, onScheduler: clock)
                .subscribeError { (error: NSError) in print(error.code == RACSignalErrorTimedOut) }

            clock.stepAll()  // prints true
        }
        try example {
            struct TooLate: Error {}
            let clock = TestScheduler()
            SignalProducer<String, TooLate>.never.timeout(after: 5, raising: TooLate(), on: clock)
                .startWithFailed { error in print(error) }

            clock.run()  // prints TooLate()
        }
    }

    @Test func buffering() throws {
        try example {
            let clock = RACTestScheduler()
            let letters = RACSubject.subject()
            letters.bufferWithTime(2, onScheduler: clock)
                .subscribeNext { (letters: RACTuple) in print("\(letters.allObjects())") }

            letters.sendNext("a")
            letters.sendNext("b")
            clock.stepAll()  // prints ["a", "b"]
        }
        try example {
            let clock = TestScheduler()
            let (letters, letter) = Signal<String, Never>.pipe()
            letters.buffer(every: .seconds(2), on: clock, skipEmpty: true)
                .observeValues { print($0) }

            letter.send(value: "a")
            letter.send(value: "b")
            clock.advance(by: 2)  // prints ["a", "b"]
        }
    }

    @Test func hopping() async throws {
        try example {
            RACScheduler.immediateScheduler().schedule { print("at once") }  // prints at once
            let work = RACSignal.return("worked").subscribeOn(.schedulerWithPriority(.low))
            print(try work.asynchronousFirstOrDefault(nil) ?? "nil")  // prints worked
            let shown = work.deliverOn(.mainThreadScheduler())
            print(try shown.asynchronousFirstOrDefault(nil) ?? "nil")  // prints worked
        }
        try await asynchronousExample {
            ImmediateScheduler().schedule { print("at once") }  // prints at once
            let work = SignalProducer<String, Never>(value: "worked").start(on: QueueScheduler(qos: .utility))
            print(await work.first() ?? "nil")  // prints worked
            let shown = work.observe(on: QueueScheduler.main)
            print(await shown.first() ?? "nil")  // prints worked
        }
    }
}

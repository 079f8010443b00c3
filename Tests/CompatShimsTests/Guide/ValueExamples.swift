import Foundation
import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: making streams, and changing their values.
@MainActor
struct ValueExamples {
    @Test func creating() throws {
        try example {
            let signal = RACSignal.createSignal { subscriber in
                subscriber.sendNext("loaded")
                subscriber.sendCompleted()
                return RACDisposable.disposableWithBlock { print("cleaned up") }
            }
            signal.subscribeNext(
                { print($0 ?? "nil") },  // prints loaded
                error: { print("failed:", $0 as Any) },
                completed: { print("done") })  // prints done, cleaned up
        }
        try example {
            let producer = SignalProducer<String, Never> { observer, lifetime in
                lifetime.observeEnded { print("cleaned up") }
                observer.send(value: "loaded")
                observer.sendCompleted()
            }
            producer.start { event in
                switch event {
                case .value(let value): print(value)  // prints loaded
                case .completed: print("done")  // prints done, cleaned up
                case .interrupted: print("disposed")
                }
            }
        }
    }

    @Test func transforming() throws {
        try example {
            let names = RACSubject.subject()
            names
                .ignore(nil)
                .map { ($0 as? String)?.uppercased() }
                .filter { $0 as? String != "BO" }
                .distinctUntilChanged()
                .subscribeNext { print($0 ?? "nil") }

            names.sendNext("ann")  // prints ANN
            names.sendNext(nil)
            names.sendNext("bo")
            names.sendNext("Ann")
            names.sendNext("cy")  // prints CY
        }
        try example {
            let (names, input) = Signal<String?, Never>.pipe()
            names
                .skipNil()
                .map { $0.uppercased() }
                .filter { $0 != "BO" }
                .skipRepeats()
                .observeValues { print($0) }

            input.send(value: "ann")  // prints ANN
            input.send(value: nil)
            input.send(value: "bo")
            input.send(value: "Ann")
            input.send(value: "cy")  // prints CY
        }
    }

    @Test func accumulating() throws {
        try example {
            let numbers = RACSignal.merge([.return(1), .return(2), .return(3)])
            let add = { (total: Any?, next: Any?) in (total as? Int ?? 0) + (next as? Int ?? 0) }
            numbers.scanWithStart(0, reduce: add)
                .subscribeNext { print($0 ?? "nil") }  // prints 1, 3, 6
            numbers.aggregateWithStart(0, reduce: add)
                .subscribeNext { print($0 ?? "nil") }  // prints 6
            numbers.collect()
                .subscribeNext { print($0 ?? "nil") }  // prints [1, 2, 3]
        }
        try example {
            let numbers = SignalProducer<Int, Never>([1, 2, 3])
            numbers.scan(0, +)
                .startWithValues { print($0) }  // prints 1, 3, 6
            numbers.reduce(0, +)
                .startWithValues { print($0) }  // prints 6
            numbers.collect()
                .startWithValues { print($0) }  // prints [1, 2, 3]
        }
    }

    @Test func limiting() throws {
        try example {
            let touches = RACSubject.subject()
            let screenCloses = RACSubject.subject()
            touches.skip(1).take(2)
                .subscribeNext({ print("taken", $0 ?? "nil") }, completed: { print("enough") })
            touches.takeUntil(screenCloses)
                .subscribeNext({ print($0 ?? "nil") }, completed: { print("closed") })

            touches.sendNext(1)  // prints 1
            touches.sendNext(2)  // prints taken 2, 2
            screenCloses.sendNext(RACUnit.defaultUnit())  // prints closed
            touches.sendNext(3)  // prints taken 3, enough
        }
        try example {
            let (touches, touch) = Signal<Int, Never>.pipe()
            let (screenCloses, close) = Signal<(), Never>.pipe()
            touches.skip(first: 1).take(first: 2)
                .observe(.init(value: { print("taken", $0) }, completed: { print("enough") }))
            touches.take(until: screenCloses)
                .observe(.init(value: { print($0) }, completed: { print("closed") }))

            touch.send(value: 1)  // prints 1
            touch.send(value: 2)  // prints taken 2, 2
            close.send(value: ())  // prints closed
            touch.send(value: 3)  // prints taken 3, enough
        }
    }

    @Test func sideEffects() throws {
        try example {
            RACSignal.return(1)
                .initially { print("starting") }
                .doNext { print("value", $0 ?? "nil") }
                .doCompleted { print("completed") }
                .finally { print("over") }
                .subscribeNext { print($0 ?? "nil") }
            // prints starting, value 1, 1, completed, over
        }
        try example {
            SignalProducer<Int, Never>(value: 1)
                .on(
                    starting: { print("starting") },
                    completed: { print("completed") },
                    terminated: { print("over") },
                    value: { print("value", $0) }
                )
                .startWithValues { print($0) }
            // prints starting, value 1, 1, completed, over
        }
    }

    @Test func pairing() throws {
        try example {
            let readings = RACSubject.subject()
            readings.combinePreviousWithStart(0) { (before: Int, now: Int) in now - before }
                .subscribeNext { print("by", $0 ?? "nil") }

            readings.sendNext(3)  // prints by 3
            readings.sendNext(10)  // prints by 7
        }
        try example {
            let (readings, reading) = Signal<Int, Never>.pipe()
            readings.combinePrevious(0)
                .map { before, now in now - before }
                .observeValues { print("by", $0) }

            reading.send(value: 3)  // prints by 3
            reading.send(value: 10)  // prints by 7
        }
    }

    @Test func conditions() throws {
        try example {
            let numbers = RACSignal.merge([.return(1), .return(5), .return(2)])
            numbers.takeWhileBlock { (number: Int) in number < 3 }
                .subscribeNext { print("while", $0 ?? "nil") }  // prints while 1
            numbers.takeUntilBlock { (number: Int) in number > 3 }
                .subscribeNext { print("until", $0 ?? "nil") }  // prints until 1
            numbers.skipUntilBlock { (number: Int) in number > 3 }
                .subscribeNext { print("from", $0 ?? "nil") }  // prints from 5, from 2
        }
        try example {
            let numbers = SignalProducer<Int, Never>([1, 5, 2])
            numbers.take(while: { $0 < 3 })
                .startWithValues { print("while", $0) }  // prints while 1
            numbers.take(while: { !($0 > 3) })
                .startWithValues { print("until", $0) }  // prints until 1
            numbers.skip(while: { !($0 > 3) })
                .startWithValues { print("from", $0) }  // prints from 5, from 2
        }
    }

    @Test func events() throws {
        try example {
            let offline = NSError(domain: "App", code: 7)
            RACSignal.return("saved").concat(.error(offline))
                .materialize()
                .subscribeNext { (event: RACEvent) in
                    print(event.isFinished ? "code \((event.error as NSError?)?.code ?? 0)" : event.value ?? "nil")
                }
            // prints saved, code 7
        }
        try example {
            struct Offline: Error { let code: Int }
            SignalProducer<String, Offline>(value: "saved").concat(SignalProducer(error: Offline(code: 7)))
                .materialize()
                .startWithValues { event in
                    print(event.error.map { "code \($0.code)" } ?? event.value ?? "over")
                }
            // prints saved, code 7
        }
    }
}

import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: streams of streams, and several streams.
@MainActor
struct FlatteningExamples {
    @Test func flattening() throws {
        try example {
            let ids = RACSubject.subject()
            let load = { (id: Any?) in RACSignal.return("user \(id ?? "?")") }
            ids.flattenMap(load)
                .subscribeNext { print($0 ?? "nil") }

            ids.sendNext(1)  // prints user 1
            ids.sendNext(2)  // prints user 2
        }
        try example {
            let (ids, input) = Signal<Int, Never>.pipe()
            let load = { (id: Int) in SignalProducer<String, Never>(value: "user \(id)") }
            ids.flatMap(.merge, load)
                .observeValues { print($0) }

            input.send(value: 1)  // prints user 1
            input.send(value: 2)  // prints user 2
        }
    }

    @Test func switching() throws {
        try example {
            let searches = RACSubject.subject()
            let first = RACSubject.subject()
            let second = RACSubject.subject()
            searches.switchToLatest()
                .subscribeNext { print($0 ?? "nil") }

            searches.sendNext(first)
            first.sendNext("1a")  // prints 1a
            searches.sendNext(second)
            first.sendNext("1b")
            second.sendNext("2a")  // prints 2a
        }
        try example {
            let (searches, search) = Signal<Signal<String, Never>, Never>.pipe()
            let (first, sendFirst) = Signal<String, Never>.pipe()
            let (second, sendSecond) = Signal<String, Never>.pipe()
            searches.flatten(.latest)
                .observeValues { print($0) }

            search.send(value: first)
            sendFirst.send(value: "1a")  // prints 1a
            search.send(value: second)
            sendFirst.send(value: "1b")
            sendSecond.send(value: "2a")  // prints 2a
        }
    }

    @Test func inLine() throws {
        try example {
            let save = RACSignal.return("saved")
            let load = RACSignal.return("loaded")
            save.concat(load)
                .subscribeNext { print($0 ?? "nil") }  // prints saved, loaded
            save.then { load }.startWith("begin")
                .subscribeNext { print($0 ?? "nil") }  // prints begin, loaded
        }
        try example {
            let save = SignalProducer<String, Never>(value: "saved")
            let load = SignalProducer<String, Never>(value: "loaded")
            save.concat(load)
                .startWithValues { print($0) }  // prints saved, loaded
            save.then(load).prefix(value: "begin")
                .startWithValues { print($0) }  // prints begin, loaded
        }
    }

    @Test func combining() throws {
        try example {
            let names = RACSubject.subject()
            let ages = RACSubject.subject()
            RACSignal.combineLatest([names, ages]) { (name: String, age: Int) in "\(name) is \(age)" }
                .subscribeNext { print($0 ?? "nil") }
            RACSignal.zip([names, ages])
                .reduceEach { (name: String, age: Int) in "\(name)+\(age)" }
                .subscribeNext { print($0 ?? "nil") }
            RACSignal.merge([names, ages])
                .subscribeNext { print($0 ?? "nil") }

            names.sendNext("Ann")  // prints Ann
            ages.sendNext(30)  // prints Ann is 30, Ann+30, 30
            ages.sendNext(31)  // prints Ann is 31, 31
        }
        try example {
            let (names, name) = Signal<String, Never>.pipe()
            let (ages, age) = Signal<Int, Never>.pipe()
            Signal.combineLatest(names, ages)
                .map { name, age in "\(name) is \(age)" }
                .observeValues { print($0) }
            Signal.zip(names, ages)
                .map { name, age in "\(name)+\(age)" }
                .observeValues { print($0) }
            Signal.merge(names, ages.map { "\($0)" })
                .observeValues { print($0) }

            name.send(value: "Ann")  // prints Ann
            age.send(value: 30)  // prints Ann is 30, Ann+30, 30
            age.send(value: 31)  // prints Ann is 31, 31
        }
    }
}

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

    @Test func grouping() throws {
        try example {
            let words = RACSubject.subject()
            words.groupBy { ($0 as? String)?.first }
                .flattenMap { group in (group as? RACGroupedSignal)?.collect() }
                .subscribeNext { print($0 ?? "nil") }

            for word in ["ant", "bee", "ape"] { words.sendNext(word) }
            words.sendCompleted()  // prints ["ant", "ape"], ["bee"]
        }
        try example {
            let (words, word) = Signal<String, Never>.pipe()
            words.groupBy(\.first)
                .flatMap(.merge) { group in group.producer.collect() }
                .observeValues { print($0) }

            for text in ["ant", "bee", "ape"] { word.send(value: text) }
            word.sendCompleted()  // prints ["ant", "ape"], ["bee"]
        }
    }

    @Test func deciding() throws {
        try example {
            let isOnline = RACSubject.subject()
            let isValid = RACSubject.subject()
            RACSignal.combineLatest([isOnline, isValid]).and()
                .subscribeNext { (canSend: Bool) in print("can send:", canSend) }
            isOnline.not()
                .subscribeNext { (isOffline: Bool) in print("offline:", isOffline) }

            isOnline.sendNext(true)  // prints offline: false
            isValid.sendNext(true)  // prints can send: true
        }
        try example {
            let (isOnline, online) = Signal<Bool, Never>.pipe()
            let (isValid, valid) = Signal<Bool, Never>.pipe()
            Signal.all(isOnline, isValid)
                .observeValues { canSend in print("can send:", canSend) }
            isOnline.negate()
                .observeValues { isOffline in print("offline:", isOffline) }

            online.send(value: true)  // prints offline: false
            valid.send(value: true)  // prints can send: true
        }
    }

    @Test func sampling() throws {
        try example {
            let positions = RACSubject.subject()
            let frames = RACSubject.subject()
            positions.sample(frames)
                .subscribeNext { print("drawn at", $0 ?? "nil") }

            positions.sendNext(1)
            positions.sendNext(2)
            frames.sendNext(RACUnit.defaultUnit())  // prints drawn at 2
        }
        try example {
            let (positions, position) = Signal<Int, Never>.pipe()
            let (frames, frame) = Signal<(), Never>.pipe()
            positions.sample(on: frames)
                .observeValues { print("drawn at", $0) }

            position.send(value: 1)
            position.send(value: 2)
            frame.send(value: ())  // prints drawn at 2
        }
    }
}

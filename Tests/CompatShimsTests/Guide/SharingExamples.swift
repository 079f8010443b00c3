import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: subjects, sharing and disposal.
@MainActor
struct SharingExamples {
    @Test func subjects() throws {
        try example {
            let subject = RACSubject.subject()
            let subscription = subject.subscribeNext { print($0 ?? "nil") }
            subject.sendNext(1)  // prints 1
            subscription.dispose()
            subject.sendNext(2)
        }
        try example {
            let (signal, input) = Signal<Int, Never>.pipe()
            let observation = signal.observeValues { print($0) }
            input.send(value: 1)  // prints 1
            observation?.dispose()
            input.send(value: 2)
        }
    }

    @Test func releasing() throws {
        try example {
            var prices: RACSubject? = RACSubject.subject()
            let ticker = RACSignal.createSignal { [weak prices] subscriber in
                prices?.subscribe(subscriber)
                return RACDisposable { print("cleaned up") }
            }
            ticker.subscribeNext { print($0 ?? "nil") }
            prices?.sendNext(100)  // prints 100
            prices = nil  // prints cleaned up
        }
    }

    @Test func sharing() throws {
        try example {
            let download = RACSignal.createSignal { subscriber in
                print("downloading")
                subscriber.sendNext("data")
                return nil
            }
            let connection = download.publish()
            connection.signal.subscribeNext { print("first", $0 ?? "nil") }
            connection.signal.subscribeNext { print("second", $0 ?? "nil") }
            connection.connect()  // prints downloading, first data, second data
        }
        try example {
            let download = SignalProducer<String, Never> { observer, _ in
                print("downloading")
                observer.send(value: "data")
            }
            download.startWithSignal { signal, _ in
                signal.observeValues { print("first", $0) }
                signal.observeValues { print("second", $0) }
            }  // prints downloading, first data, second data
        }
    }

    @Test func connecting() throws {
        try example {
            let here = RACSignal.createSignal { subscriber in
                print("starting")
                subscriber.sendNext("here")
                return RACDisposable.disposableWithBlock { print("stopping") }
            }
            let position = here.multicast(RACReplaySubject(capacity: 1)).autoconnect()
            let map = position.subscribeNext { print("map", $0 ?? "nil") }  // prints starting, map here
            let panel = position.subscribeNext { print("panel", $0 ?? "nil") }  // prints panel here
            map.dispose()
            panel.dispose()  // prints stopping
        }
        try example {
            let here = SignalProducer<String, Never>.never
                .prefix(value: "here")
                .on(starting: { print("starting") }, disposed: { print("stopping") })
            let position = here.makeConnectable(replay: 1).autoconnect()
            let map = position.startWithValues { print("map", $0) }  // prints starting, map here
            let panel = position.startWithValues { print("panel", $0) }  // prints panel here
            map.dispose()
            panel.dispose()  // prints stopping
        }
    }

    @Test func replaying() throws {
        try example {
            let progress = RACReplaySubject(capacity: 1)
            progress.sendNext("10 %")
            progress.sendNext("20 %")
            progress.subscribeNext { print($0 ?? "nil") }  // prints 20 %
        }
        try example {
            let (progress, input) = SignalProducer<String, Never>.pipe(replaying: 1)
            input.send(value: "10 %")
            input.send(value: "20 %")
            progress.startWithValues { print($0) }  // prints 20 %
        }
    }

    @Test func properties() throws {
        try example {
            let name = RACBehaviorSubject.behaviorSubjectWithDefaultValue("Ada")
            name.map { "Hello \($0 ?? "nil")" }.subscribeNext { print($0 ?? "nil") }  // prints Hello Ada
            name.sendNext("Grace")  // prints Hello Grace
        }
        try example {
            let name = MutableProperty("Ada")
            let greeting = MutableProperty("")
            greeting.signal.observeValues { print($0) }
            greeting <~ name.map { "Hello \($0)" }  // prints Hello Ada
            name.value = "Grace"  // prints Hello Grace
            print(greeting.value.count)  // prints 11
        }
    }

    @Test func actions() throws {
        try example {
            let isOnline = MutableProperty(false)
            let save = Action<String, Int, Never>(enabledIf: isOnline) { SignalProducer(value: $0.count) }
            save.values.observeValues { print("saved", $0) }
            save.disabledErrors.observeValues { print("not now") }
            save.apply("draft").start()  // prints not now
            isOnline.value = true
            save.apply("draft").start()  // prints saved 5
        }
    }

    @Test func executionPolicies() throws {
        try example {
            let pages = (0...2).map { _ in Signal<String, Never>.pipe() }
            func makeLoad(_ policy: ExecutionPolicy) -> Action<Int, String, Never> {
                Action(policy: policy) { pages[$0].output.producer.take(first: 1) }
            }

            let load = makeLoad(.error)
            load.apply(1).start()
            load.apply(2).startWithFailed { print($0.reason == .isExecuting, $0) }
            // prints true The action is executing already (policy: error)

            let queue = makeLoad(.queue(.bounded(10, whenFull: .fail(.queueIsFull))))
            let latest = makeLoad(.latest)
            for action in [queue, latest] {
                action.values.observeValues { print($0) }
                action.apply(1).startWithInterrupted { print("made way") }
                action.apply(2).start()  // prints made way
            }
            pages[1].input.send(value: "one")  // prints one
            pages[2].input.send(value: "two")  // prints two, two
        }
    }

    @Test func disposables() throws {
        try example {
            let all = RACCompoundDisposable.compoundDisposable()
            all.addDisposable(RACDisposable.disposableWithBlock { print("one") })
            all.addDisposable(RACDisposable.disposableWithBlock { print("two") })
            all.dispose()  // prints one, two
        }
        try example {
            let all = CompositeDisposable()
            all += AnyDisposable { print("one") }
            all += { print("two") }
            all.dispose()  // prints one, two
        }
    }

    @Test func serialDisposables() throws {
        try example {
            let request = RACSerialDisposable()
            request.disposable = RACDisposable.disposableWithBlock { print("first stopped") }
            request.disposable?.dispose()  // prints first stopped
            request.disposable = RACDisposable.disposableWithBlock { print("second stopped") }
            request.dispose()  // prints second stopped
        }
        try example {
            let request = SerialDisposable()
            request.inner = AnyDisposable { print("first stopped") }
            request.inner = AnyDisposable { print("second stopped") }  // prints first stopped
            request.dispose()  // prints second stopped
        }
    }

    @Test func commanding() throws {
        try example {
            let isOnline = RACBehaviorSubject.behaviorSubjectWithDefaultValue(true)
            let save = RACCommand(enabled: isOnline) { draft in .return("saved \(draft ?? "nothing")") }
            save.executionSignals.switchToLatest().subscribeNext { print($0 ?? "nil") }

            _ = try save.execute("draft").asynchronousFirstOrDefault(nil)  // prints saved draft
        }
        try example {
            let isOnline = MutableProperty(true)
            let save = Action<String, String, Never>(enabledIf: isOnline) { SignalProducer(value: "saved \($0)") }
            save.values.observeValues { print($0) }

            save.apply("draft").start()  // prints saved draft
        }
    }

    @Test func replayingLatest() throws {
        try example {
            let download = RACSignal.createSignal { subscriber in
                print("downloading")
                subscriber.sendNext("data")
                return nil
            }
            let latest = download.replayLast()  // prints downloading
            latest.subscribeNext { print("first", $0 ?? "nil") }  // prints first data
            latest.subscribeNext { print("second", $0 ?? "nil") }  // prints second data
        }
        try example {
            let download = SignalProducer<String, Never> { observer, _ in
                print("downloading")
                observer.send(value: "data")
            }
            let latest = download.makeConnectable(replay: 1)
            latest.connect()  // prints downloading
            latest.producer.startWithValues { print("first", $0) }  // prints first data
            latest.producer.startWithValues { print("second", $0) }  // prints second data
        }
    }

    @Test func connectingByHand() throws {
        try example {
            let prices = RACSubject.subject()
            let connection = prices.multicast(RACReplaySubject(capacity: 1))
            connection.connect()
            prices.sendNext(10)
            connection.signal.subscribeNext { print("now", $0 ?? "nil") }  // prints now 10
            prices.sendNext(20)  // prints now 20
        }
        try example {
            let (prices, price) = Signal<Int, Never>.pipe()
            let connectable = prices.producer.makeConnectable(replay: 1)
            connectable.connect()
            price.send(value: 10)
            connectable.producer.startWithValues { print("now", $0) }  // prints now 10
            price.send(value: 20)  // prints now 20
        }
    }
}

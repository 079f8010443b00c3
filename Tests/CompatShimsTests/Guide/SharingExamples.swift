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

    @Test func replaying() throws {
        try example {
            let progress = RACReplaySubject(capacity: 1)
            progress.sendNext("10 %")
            progress.sendNext("20 %")
            progress.subscribeNext { print($0 ?? "nil") }  // prints 20 %
        }
        try example {
            let progress = RACReplaySubject(capacity: 1)
            progress.sendNext("10 %")
            progress.sendNext("20 %")
            progress.producer(of: String.self)
                .startWithResult { print((try? $0.get()) ?? "failed") }  // prints 20 %
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
}
